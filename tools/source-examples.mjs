/** Reads the `@example` blocks of a library's docstrings and runs them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSource } from './load-source.mjs';

const LIBRARIES = new URL('../libs/', import.meta.url);

/** The TypeScript files of a library that are no specs. */
export function sourcesOf(library) {
  const folder = new URL(`${library}/src/`, LIBRARIES);
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('testing'))
    .map((path) => new URL(path, folder))
    .sort((a, b) => (a.href < b.href ? -1 : 1));
}

/** The docstring of each exported function, '' where there is none. */
export function docstringsOf(text) {
  return [...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:async )?function (\w+)/g)].map(
    ([, doc = '', name]) => ({ name, doc }),
  );
}

/** The examples of a text: statements that prepare, an expression, and what it should be. */
export function examplesOf(text) {
  return [...text.matchAll(/ \* @example\s([\s\S]*?)(?=\n \* @| \*\/|\*\/)/g)].map(([, block]) => {
    const code = block.replaceAll(/^ *\* ?/gm, '').trim();
    const end = code.lastIndexOf(' // ');
    const statement = Math.max(code.lastIndexOf(';\n', end) + 1, 0);
    return {
      code,
      prepare: code.slice(0, statement),
      expression: code.slice(statement, end).trim().replace(/;$/, ''),
      expected: code.slice(end + 4).trim(),
    };
  });
}

const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;

/**
 * What an example gives and what it says, with the exports of its file, of its library's folder of files and of
 * numerics in scope; it may await.
 */
export async function runExample({ prepare, expression, expected }, scope) {
  const evaluate = (source) => new AsyncFunction(...Object.keys(scope), source)(...Object.values(scope));
  return {
    given: await evaluate(`${prepare}\nreturn (${expression});`),
    said: await evaluate(`return (${expected});`),
  };
}

/** Whether an example says all of what it gives: it does not only show a call, and leaves nothing out with `…`. */
export const isComplete = ({ code }) => code.includes(' // ') && !code.includes('…');

/** All exports of all files of a library; those of one file come first where names meet. */
export async function scopeOf(library) {
  const numerics = await loadSource(new URL('numerics/src/index.ts', LIBRARIES));
  const modules = new Map();
  for (const url of sourcesOf(library)) modules.set(url.href, await loadSource(url));
  const all = Object.assign({}, numerics, ...modules.values());
  return (url) => ({ ...all, ...modules.get(url.href) });
}

/** The examples of every file of a library. */
export function listExamples(library) {
  return sourcesOf(library).flatMap((url) =>
    examplesOf(readFileSync(url, 'utf8')).map((example) => ({ ...example, url, path: fileURLToPath(url) })),
  );
}
