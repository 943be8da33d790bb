/** Draws docs/bargain.svg from the transcript of README.md: node tools/generate-readme-picture.mjs */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBargain } from './docs/bargain-picture.mjs';
import { ROOT } from './install.mjs';

writeFileSync(join(ROOT, 'docs', 'bargain.svg'), drawBargain(readFileSync(join(ROOT, 'README.md'), 'utf8')));
