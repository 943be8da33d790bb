/**
 * `npm run mcp:sizes`: what the lists of both MCP doors cost an agent, in characters of JSON and in tokens (a quarter
 * of them), tool by tool with `--tools`.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
(await import('./build.mjs')).ensureBuilt();
const { OPERATIONS } = await import('@svc/contracts');
const { prepareToolDoor } = await import('@svc/mcp-tools');
const { LIBRARY_SCHEMAS } = await import('@svc/operations');
const { values } = parseArgs({ options: { tools: { type: 'boolean', default: false } } });
const charactersOf = (value) => JSON.stringify(value).length;
const line = (name, count, characters) =>
  `${name.padEnd(46)} ${String(count).padStart(3)} ${String(characters).padStart(7)} ` +
  `${String(Math.round(characters / 4)).padStart(6)}\n`;

process.stdout.write(`${'list'.padEnd(46)}  no. characters tokens\n`);
for (const door of ['core', 'pro']) {
  const execute = () => Promise.reject(new Error('this door is measured, not opened'));
  const lists = prepareToolDoor({ records: OPERATIONS, door, version: '0', schemas: LIBRARY_SCHEMAS, execute });
  const { tools, prompts, resources, instructions } = lists;
  for (const [name, list] of Object.entries({ tools, prompts, resources }))
    process.stdout.write(line(`${door} ${name}/list`, list.length, charactersOf({ [name]: list })));
  process.stdout.write(line(`${door} instructions`, 1, instructions.length));
  if (values.tools) for (const tool of tools) process.stdout.write(line(`  ${tool.name}`, 1, charactersOf(tool)));
}
