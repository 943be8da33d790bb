/**
 * A load of requests over keep-alive connections for a number of seconds, or until so many were answered, as a process
 * of its own. Where the file of the body ends in `.jsonl`, each of its lines is a body, and they go out in turns.
 *
 * node bench/load.mjs '{"port": 3000, "path": "/v1/policy/check", "bodyFile": "body.json", "connections": 16,
 * "seconds": 3, "headers": {}}' prints {"requests", "seconds", "perSecond", "statuses"}; `"requests": 2000` in place of
 * the seconds.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const {
  port,
  path,
  bodyFile,
  connections,
  seconds,
  requests: most = Infinity,
  headers = {},
} = JSON.parse(process.argv[2]);
const text = readFileSync(bodyFile, 'utf8');
const bodies = bodyFile.endsWith('.jsonl') ? text.trimEnd().split('\n') : [text];
const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n${Object.entries(
  headers,
)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')}`;
const toSend = bodies.map((body) => Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`));
let sent = 0;
const nextRequest = () => toSend[(sent += 1) % toSend.length];
const statuses = {};
let requests = 0;
let stopped = false;

/** Whole length of the response at the start of `buffer`, or 0 while it is not all there. */
function responseLength(buffer) {
  const end = buffer.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = buffer.toString('latin1', 0, end);
  if (/transfer-encoding: chunked/i.test(head)) {
    const last = buffer.indexOf('\r\n0\r\n\r\n', end);
    return last < 0 ? 0 : last + 7;
  }
  const length = /content-length: (\d+)/i.exec(head);
  if (!length) throw new Error('the response has neither Content-Length nor chunks');
  const whole = end + 4 + Number(length[1]);
  return buffer.length >= whole ? whole : 0;
}

function client() {
  return new Promise((resolve, reject) => {
    let pending = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(nextRequest()));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const length = responseLength(pending);
      if (length === 0) return;
      const status = pending.toString('latin1', 9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      pending = pending.subarray(length);
      requests += 1;
      if (stopped || requests + connections > most) {
        socket.destroy();
        resolve();
      } else socket.write(nextRequest());
    });
  });
}

const started = performance.now();
if (seconds !== undefined)
  setTimeout(() => {
    stopped = true;
  }, seconds * 1000);
await Promise.all(Array.from({ length: connections }, client));
const elapsed = (performance.now() - started) / 1000;
process.stdout.write(JSON.stringify({ requests, seconds: elapsed, perSecond: requests / elapsed, statuses }));
