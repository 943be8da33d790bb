/**
 * A caller of its own process that makes a hundred calls at once, again and again, until its input ends; then tells the
 * statuses. One call a line of what it is given: `{url, method, path, headers, body, from, atOnce}`.
 */
import { Agent, request } from 'node:http';

const { url, method, path, headers, body, from, atOnce } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const statuses = {};
let ended = false;
process.stdin.on('end', () => (ended = true)).resume();

function call() {
  return new Promise((resolve) => {
    const done = (status) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    const sent = request(new URL(path, url), { method, agent, localAddress: from, headers }, (response) => {
      response.resume().on('end', () => done(response.statusCode));
    });
    sent.on('error', () => done('broken'));
    sent.end(body);
  });
}

let bursts = 0;
while (!ended) {
  await Promise.all(Array.from({ length: atOnce }, call));
  if ((bursts += 1) === 1) process.stdout.write('begun\n');
}
process.stdout.write(JSON.stringify(statuses));
agent.destroy();
