import { loadSource } from '../tools/load-source.mjs';
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
const out = process.argv[2];
const { compile } = await loadSource(new URL('cmp.ts', import.meta.url));
const files = execSync("git ls-files docs examples README.md 'apps/*' 'libs/*' tools proof", { encoding: 'utf8' }).split('\n').filter((f) => /\.(md|json|mjs|ts|tsx|js)$/.test(f) && !/vectors|phrases|package-lock|sum-weights/.test(f) && existsSync(f));
const seen = new Map();
for (const f of files) for (const m of readFileSync(f, 'utf8').matchAll(/"((?:[^"\\\n]|\\.){20,1500})"|'((?:[^'\\\n]|\\.){20,1500})'/g)) {
  let s = (m[1] ?? m[2]).replace(/\\n/g, '\n').replace(/\\(.)/g, '$1');
  if (/\d/.test(s) && /lowest|最低|asking|标价|no lower|at least|under|底价|never below|floor/i.test(s) && !seen.has(s)) seen.set(s, f);
}
console.log(seen.size);
const res = {};
for (const [s, f] of seen) res[s] = [f, compile(s)];
writeFileSync(out, JSON.stringify(res));
