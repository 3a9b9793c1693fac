// Two clients at each of many tables, all acting as fast as they are answered; one line of JSON.
//   node load.mjs cheesemoon http://127.0.0.1:8000[,http://127.0.0.1:8002] TABLES SECONDS
//   node load.mjs boardgame  http://127.0.0.1:8001 TABLES SECONDS
// Both clients of a table are connected and are told of every action, by an event stream or by
// socket.io; an action counts when the client that acted has its answer. With two addresses of
// Cheesemoon the clients of each table are at different ones.
import http from "node:http";

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

function follow(path, token, heard, at) {
  return new Promise((resolve) => {
    const request = http.request(at + path, { headers: { authorization: `Bearer ${token}` }, agent }, (answer) => {
      let rest = "";
      answer.setEncoding("utf8");
      answer.on("data", (text) => {
        rest += text;
        const parts = rest.split("\n\n");
        rest = parts.pop();
        for (const part of parts) {
          const at = part.indexOf("data: ");
          if (at >= 0) heard(JSON.parse(part.slice(at + 6)));
        }
      });
      resolve(request);
    });
    request.on("error", () => {});
    request.end();
  });
}

async function cheesemoonTable(n) {
  while (!stopped) {
    const made = await call("/api/tables", { game: "space-taxi", seats: 2 });
    const path = `/api/tables/${made.table}`;
    await new Promise((finished) => {
      let over = false;
      const streams = [];
      const end = () => { if (!over) { over = true; streams.forEach((s) => s.destroy()); finished(); } };
      made.tokens.forEach((token, seat) => {
        let acted = -1;
        const at = bases[seat % bases.length];
        const act = async (state) => {
          if (over || state.over || stopped) return end();
          if (state.turn !== seat || state.version <= acted || !state.legal.length) return;
          acted = state.version;
          const action = state.legal[Math.floor(Math.random() * state.legal.length)];
          const began = performance.now();
          try {
            const answer = await call(`${path}/actions`, { action, version: state.version }, token, at);
            note(began);
            act(answer);
          } catch (error) { errors += 1; if (errors < 4) console.error(error.message); end(); }
        };
        follow(`${path}/events`, token, act, at).then((s) => { streams.push(s); if (over) s.destroy(); });
      });
    });
  }
}

// --- boardgame.io ---------------------------------------------------------------------------

// Its clients keep their connection from match to match, so that connecting costs it nothing.
async function boardgameTable(n, io) {
  const sockets = [0, 1].map(() => io(`${base}/tic-tac-toe`, { transports: ["websocket"], forceNew: true }));
  await Promise.all(sockets.map((s) => new Promise((done) => s.on("connect", done))));
  while (!stopped) {
    const { matchID } = await call("/games/tic-tac-toe/create", { numPlayers: 2 });
    const joined = [];
    for (const playerID of ["0", "1"])
      joined.push((await call(`/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: `p${playerID}` })).playerCredentials);
    await new Promise((finished) => {
      let over = false;
      const end = () => { if (!over) { over = true; sockets.forEach((s) => { s.removeAllListeners("sync"); s.removeAllListeners("update"); }); finished(); } };
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
        socket.on("sync", (id, sync) => { if (id === matchID) heard(sync.state); });
        socket.on("update", (id, state) => { if (id === matchID) heard(state); });
        socket.emit("sync", matchID, playerID, credentials, 2);
      });
    });
  }
}

function cpu() { const { user, system } = process.cpuUsage(); return Number(((user + system) / 1e6).toFixed(2)); }

const io = kind === "boardgame" ? (await import("socket.io-client")).io : null;
for (let n = 0; n < tables; n += 1) (kind === "boardgame" ? boardgameTable(n, io) : cheesemoonTable(n)).catch((error) => { console.error(error.message); process.exit(1); });
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
