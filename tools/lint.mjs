/** `npm run lint`: ESLint over everything, or with `--package` over the package in the current folder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './install.mjs';

const here = process.cwd();
ensureInstalled();
const graph = spawnSync(process.execPath, [join(ROOT, 'tools', 'project-graph.mjs')], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
if (graph.status !== 0) process.exit(graph.status ?? 1);
const onlyPackage = process.argv.includes('--package');
const targets = onlyPackage ? [here] : ['libs', 'apps', 'tools', 'examples'].map((name) => join(ROOT, name));
const result = spawnSync(process.execPath, [join(ROOT, 'node_modules', 'eslint', 'bin', 'eslint.js'), '--no-error-on-unmatched-pattern', '--max-warnings', '0', ...targets], {
  cwd: ROOT, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' },
});
process.exit(result.status ?? 1);
