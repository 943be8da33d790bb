/** Builds the package: its types are checked with those of what it imports, then the program is bundled into dist. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

await import('../../tools/build-package.mjs');
rmSync('dist', { recursive: true });
mkdirSync('dist');
execFileSync(process.execPath, ['bundle.mjs', 'dist'], { stdio: 'inherit' });
