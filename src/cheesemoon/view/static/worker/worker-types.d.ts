// The parts of a service worker's scope that are used. TypeScript's own library of workers contradicts that of pages.

interface Client {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void };
  message: WorkerEvent & { data: { keep?: unknown; pictures?: boolean } | null; source: Client | null };
  push: WorkerEvent & { data: { json(): { title: string; body: string; url: string; tag: string } } };
  notificationclick: WorkerEvent & { notification: { data: string; close(): void } };
}

export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<Client[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(name: K, handle: (event: WorkerEvents[K]) => void): void;
}
