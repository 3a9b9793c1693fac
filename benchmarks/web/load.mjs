// Two clients at each of many tables, all acting as fast as they are answered; one line of JSON.
//   node load.mjs cheesemoon http://127.0.0.1:8000[,http://127.0.0.1:8002] TABLES SECONDS
//   node load.mjs boardgame  http://127.0.0.1:8001 TABLES SECONDS
// Both clients of a table are connected and are told of every action, by an event stream or by
// socket.io; an action counts when the client that acted has its answer. With two addresses of
// Cheesemoon the clients of each table are at different ones.
// The client shares the machine with the server, so what it costs is taken from what is measured:
// both kinds speak their protocol over plain sockets, without a library that would double that.
import http from "node:http";
import net from "node:net";

const [, , kind, addresses, tablesText, secondsText] = process.argv;
const bases = addresses.split(","), base = bases[0];
const tables = Number(tablesText), seconds = Number(secondsText);
const times = [];
let counting = false, stopped = false, errors = 0, all = 0;
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

function call(path, data, token, at = base) {
  const body = data === undefined ? undefined : JSON.stringify(data);
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-length"] = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const request = http.request(at + path, { method: body === undefined ? "GET" : "POST", headers, agent }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (d) => { text += d; });
      answer.on("end", () => (answer.statusCode < 300 ? resolve(text ? JSON.parse(text) : null) : reject(new Error(`${answer.statusCode} ${text}`))));
    });
    request.on("error", reject);
    request.end(body);
  });
}

function note(began) { all += 1; if (counting) times.push(performance.now() - began); }

// --- Cheesemoon ---------------------------------------------------------------------------

// A connection that asks one thing at a time and wants the bodies of the answers.
class Line {
  constructor(base) {
    const { hostname, port, host } = new URL(base);
    this.host = host;
    this.socket = net.connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.setEncoding("utf8");
    this.rest = "";
    this.socket.on("data", (text) => this.heard(text));
    this.socket.on("error", () => {});
  }

  ask(head, body, answered) {
    this.answered = answered;
    this.socket.write(`${head}\r\nhost: ${this.host}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  }

  heard(text) {
    const all = this.rest ? this.rest + text : text;
    const end = all.indexOf("\r\n\r\n");
    const length = end < 0 ? 0 : Number(/content-length: (\d+)/i.exec(all)[1]);  // of plain ASCII
    if (end < 0 || all.length < end + 4 + length) { this.rest = all; return; }
    this.rest = all.slice(end + 4 + length);
    this.answered(Number(all.slice(9, 12)), all.slice(end + 4, end + 4 + length));
  }

  // An event stream: its head, then events without end, each a chunk or several in one.
  follow(path, token, heard) {
    let rest = "";
    this.heard = (text) => {
      rest = rest ? rest + text : text;
      for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
        const at = rest.lastIndexOf("data: ", end);
        if (at >= 0) heard(JSON.parse(rest.slice(at + 6, end)));
        rest = rest.slice(end + 2);
      }
    };
    this.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.host}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  }

  destroy() { this.socket.destroy(); }
}

// Its clients keep the connection that they act over from table to table; streams are of a table.
async function cheesemoonTable(n) {
  const lines = [0, 1].map((seat) => new Line(bases[seat % bases.length]));
  while (!stopped) {
    const made = await call("/api/tables", { game: "space-taxi", seats: 2 });
    const path = `/api/tables/${made.table}`;
    await new Promise((finished) => {
      let over = false;
      const streams = [];
      const end = () => { if (!over) { over = true; streams.forEach((s) => s.destroy()); finished(); } };
      made.tokens.forEach((token, seat) => {
        let acted = -1, waiting = false, latest = { version: -1 };
        const head = `POST ${path}/actions HTTP/1.1\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}`;
        const act = (state) => {
          if (over || state.over || stopped) return end();
          if (state.version > latest.version) latest = state;
          if (waiting || state.turn !== seat || state.version <= acted || !state.legal.length) return;
          acted = state.version;
          waiting = true;  // the stream may tell of an action before its answer comes
          const action = state.legal[Math.floor(Math.random() * state.legal.length)];
          const began = performance.now();
          lines[seat].ask(head, JSON.stringify({ action, version: state.version }), (status, text) => {
            waiting = false;
            if (status === 200) {
              note(began);
              const answer = JSON.parse(text);
              act(answer.version >= latest.version ? answer : latest);
              return;
            }
            errors += 1;
            if (errors < 4) console.error(status, text);
            end();
          });
        };
        const stream = new Line(bases[seat % bases.length]);
        streams.push(stream);
        stream.follow(`${path}/events`, token, act);
      });
    });
  }
}

// --- boardgame.io ---------------------------------------------------------------------------

// What socket.io's client says and hears, over a plain WebSocket.
class Socket {
  constructor(WebSocket, base, space) {
    this.space = space;
    this.on = {};
    this.socket = new WebSocket(`${base.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    this.connected = new Promise((done) => {
      this.socket.on("message", (data) => {
        const text = data.toString();
        if (text === "2") this.socket.send("3");  // still here?
        else if (text[0] === "0") this.socket.send(`40${space},`);
        else if (text.startsWith("40")) done();
        else if (text.startsWith("42")) {
          const [name, ...args] = JSON.parse(text.slice(text.indexOf("[")));
          this.on[name]?.(...args);
        }
      });
    });
  }

  emit(...args) { this.socket.send(`42${this.space},${JSON.stringify(args)}`); }
}

// Its clients keep their connection from match to match, so that connecting costs it nothing.
async function boardgameTable(n, WebSocket) {
  const sockets = [0, 1].map(() => new Socket(WebSocket, base, "/tic-tac-toe"));
  await Promise.all(sockets.map((s) => s.connected));
  while (!stopped) {
    const { matchID } = await call("/games/tic-tac-toe/create", { numPlayers: 2 });
    const joined = [];
    for (const playerID of ["0", "1"])
      joined.push((await call(`/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: `p${playerID}` })).playerCredentials);
    await new Promise((finished) => {
      let over = false;
      const end = () => { if (!over) { over = true; sockets.forEach((s) => { s.on = {}; }); finished(); } };
      joined.forEach((credentials, seat) => {
        const playerID = String(seat), socket = sockets[seat];
        let began = 0, acted = -1;
        const heard = (state) => {
          if (began && state._stateID > acted) { note(began); began = 0; }
          if (state.ctx.gameover !== undefined || stopped) return end();
          if (state.ctx.currentPlayer !== playerID || state._stateID <= acted) return;
          const free = state.G.cells.map((c, i) => (c === null ? i : -1)).filter((i) => i >= 0);
          acted = state._stateID;
          const args = [free[Math.floor(Math.random() * free.length)]];
          began = performance.now();
          socket.emit("update", { type: "MAKE_MOVE", payload: { type: "clickCell", args, playerID, credentials } }, state._stateID, matchID, playerID);
        };
        socket.on.sync = (id, sync) => { if (id === matchID) heard(sync.state); };
        socket.on.update = (id, state) => { if (id === matchID) heard(state); };
        socket.emit("sync", matchID, playerID, credentials, 2);
      });
    });
  }
}

function cpu() { const { user, system } = process.cpuUsage(); return Number(((user + system) / 1e6).toFixed(2)); }

const WebSocket = kind === "boardgame" ? (await import("ws")).WebSocket : null;
for (let n = 0; n < tables; n += 1) (kind === "boardgame" ? boardgameTable(n, WebSocket) : cheesemoonTable(n)).catch((error) => { console.error(error.message); process.exit(1); });
setTimeout(() => {
  counting = true;
  const began = performance.now();
  setTimeout(() => {
    counting = false;
    stopped = true;
    const spent = (performance.now() - began) / 1000;
    times.sort((a, b) => a - b);
    const at = (p) => Number((times[Math.min(times.length - 1, Math.floor(times.length * p))] ?? 0).toFixed(2));
    console.log(JSON.stringify({ kind, tables, seconds: Number(spent.toFixed(2)), actions: times.length, per_second: Math.round(times.length / spent), p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1), errors, all, client_cpu_s: cpu() }));
    process.exit(0);
  }, seconds * 1000);
}, 3000);
