/**
 * `npm run bench:first-calls`: how many of ten tasks an agent begins with the right call that has seen nothing but
 * `tools/list`, by the calls that are recorded for the list of today and for a longer one. `--calls FILE` judges other
 * calls: a line of JSON a task, `{task, tool, arguments}`, as the agent answered. `--prompt` prints what it is given.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../tools/install.mjs';

const { values } = parseArgs({
  options: {
    calls: { type: 'string' },
    prompt: { type: 'boolean', default: false },
    door: { type: 'string', default: 'pro' },
  },
});
ensureInstalled();
(await import('../tools/build.mjs')).ensureBuilt();
const { OPERATIONS } = await import('@svc/contracts');
const { prepareToolDoor } = await import('@svc/mcp-tools');
const { LIBRARY_SCHEMAS } = await import('@svc/operations');
const { judgeFirstCall } = await import('./first-calls/judge.mjs');

const TASKS = JSON.parse(readFileSync(new URL('first-calls/tasks.json', import.meta.url), 'utf8'));
const execute = () => Promise.reject(new Error('this MCP endpoint is only described here'));
const { tools } = prepareToolDoor({
  records: OPERATIONS,
  door: values.door,
  version: '0',
  schemas: LIBRARY_SCHEMAS,
  execute,
});

if (values.prompt) {
  process.stdout.write(`${JSON.stringify({ tools })}\n\n`);
  for (const { id, task } of TASKS) process.stdout.write(`${id}: ${task}\n`);
} else if (values.calls !== undefined) {
  const lines = readFileSync(values.calls, 'utf8').split('\n');
  judge(lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line)));
} else {
  const recorded = JSON.parse(readFileSync(new URL('first-calls/recorded.json', import.meta.url), 'utf8'));
  for (const { list, calls } of recorded) {
    process.stdout.write(`the list of ${list}\n`);
    judge(calls);
  }
}

/** Prints each task with what is wrong with its first call. */
function judge(calls) {
  const byTask = new Map(calls.map((call) => [call.task, call]));
  const verdicts = TASKS.map((task) => ({ id: task.id, fault: judgeFirstCall(task, byTask.get(task.id), OPERATIONS) }));
  for (const { id, fault } of verdicts) process.stdout.write(`${id.padEnd(24)} ${fault ?? 'right'}\n`);
  process.stdout.write(`${verdicts.filter(({ fault }) => fault === null).length} of ${TASKS.length} right\n`);
}
