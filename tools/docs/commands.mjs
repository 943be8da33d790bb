/**
 * The commands of this repository that a page names, also where it does not run them: scripts, files and options exist.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const INLINE = /`((?:npm (?:run|start|test)|node)\b[^`\n]*)`/g;

/** The commands that a text names in its own code: `npm …` and `node …`, without comments. */
export function namedCommands(markdown, blocks) {
  const lines = blocks
    .filter(({ language, role }) => ['sh', ''].includes(language) && role !== 'copy')
    .flatMap(({ code }) => code.replaceAll('\\\n', ' ').split('\n'));
  const inline = [...markdown.matchAll(INLINE)].map(([, command]) => command);
  return [...lines, ...inline]
    .map(
      (line) =>
        /(?:^|\s)((?:npm (?:run|start|test)|node (?!-))\S*(?: .*)?)$/.exec(line.replace(/\s#.*/, '').trim())?.[1],
    )
    .filter((command) => command !== undefined);
}

/** Where a program that only hands its options on has them read. */
const READ_IN = { 'tools/admin.mjs': 'apps/api/src/admin' };

/** All that a program is written in: its file and the folder of the same name, where its options are read. */
function sourceOf(file) {
  const folder = join(ROOT, READ_IN[file] ?? file.replace(/\.\w+$/, ''));
  const own = readFileSync(join(ROOT, file), 'utf8');
  if (!existsSync(folder)) return own;
  const beside = readdirSync(folder, { recursive: true }).filter((name) => /\.(mjs|ts)$/.test(name));
  return [own, ...beside.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n');
}

/**
 * What is wrong with a command, or null.
 * @example commandFault('npm run nothing') // 'there is no script "nothing"'
 */
export function commandFault(command) {
  const [program, first, ...rest] = command.split(/\s+/);
  if (program === 'npm' && first !== 'run') return null;
  const name = program === 'npm' ? rest[0] : first;
  if (program === 'npm' && !(name in scripts)) return `there is no script "${name}"`;
  const file = program === 'npm' ? /^node (\S+)/.exec(scripts[name])?.[1] : name;
  if (program === 'node' && !/^(apps|bench|examples|proof|tools)\//.test(file ?? '')) return null;
  if (/\/dist\//.test(file)) return null;
  if (!existsSync(join(ROOT, file))) return `there is no file ${file}`;
  const source = sourceOf(file);
  const unknown = [...command.matchAll(/\s--([a-z][\w-]+)/g)]
    .map(([, option]) => option)
    .find((option) => !new RegExp(`\\b${option}\\b`).test(source));
  return unknown === undefined ? null : `${file} knows no --${unknown}`;
}
