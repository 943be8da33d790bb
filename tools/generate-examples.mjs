/**
 * Writes the answers into the worked examples of negotiation, auctions and mechanisms anew, from the requests that
 * stand there: after an engine has changed. node tools/generate-examples.mjs The requests, the names and the sentences
 * about them stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadSource } from './load-source.mjs';

const LIBRARIES = new URL('../libs/', import.meta.url);
const FEATURES = ['turn', 'next-offer', 'bundle', 'dispute', 'helper', 'auction', 'mechanism', 'backtest'];
const LINE_CHARACTERS = 150;

/** A value as TypeScript source: on one line where that is short. */
export function sourceOf(value, indent = '', taken = 0) {
  const line = lineOf(value);
  if (value === null || typeof value !== 'object' || indent.length + taken + line.length <= LINE_CHARACTERS)
    return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Object.entries(value).map(([name, member]) =>
    Array.isArray(value) ? sourceOf(member, inner, 1) : `${nameOf(name)}: ${sourceOf(member, inner, name.length + 3)}`,
  );
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`;
}

function lineOf(value) {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${nameOf(name)}: ${lineOf(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const nameOf = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : lineOf(name));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { OPERATIONS } = await loadSource(new URL('contracts/src/index.ts', LIBRARIES));
  const { ANSWERS, DEFAULT_TUNABLES } = await loadSource(new URL('operations/src/index.ts', LIBRARIES));
  for (const feature of FEATURES) {
    const url = new URL(`contracts/src/${feature}/${feature}-examples.ts`, LIBRARIES);
    let text = readFileSync(url, 'utf8');
    for (const [name, examples] of Object.entries(await loadSource(url))) {
      const record = OPERATIONS.find((one) => JSON.stringify(one.examples) === JSON.stringify(examples));
      // What is sealed is not the same twice: such an answer is written by hand.
      if (!ANSWERS.has(record.id)) continue;
      const answered = await Promise.all(
        examples.map(async (example) => ({
          ...example,
          output: await ANSWERS.get(record.id)(example.input, { tunables: DEFAULT_TUNABLES }),
        })),
      );
      text = text.replace(
        new RegExp(`(export const ${name}: readonly OperationExample\\[\\] = )\\[[\\s\\S]*?\\n\\];`),
        (_, head) => `${head}${sourceOf(answered, '', 60)};`,
      );
    }
    writeFileSync(url, text);
    console.log(fileURLToPath(url));
  }
}
