/**
 * Writes what clients can rely on from a release on, and forgets the breaks before it. Run it when a version is
 * released: `node tools/contract/write-released.mjs 1.0.0`
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from '../install.mjs';
import { contractOf } from './contract-of.mjs';

ensureInstalled();
const { loadSource } = await import('../load-source.mjs');
const { describeService } = await loadSource(new URL('../openapi-document.mjs', import.meta.url));
const write = (name, lines) => writeFileSync(new URL(name, import.meta.url), lines.map((line) => `${line}\n`).join(''));
write('released.txt', [process.argv[2], ...contractOf(describeService())]);
write('breaks.txt', []);
const migrations = readdirSync(join(ROOT, 'prisma', 'migrations')).filter((name) => /^\d/.test(name));
write('schema-breaks.txt', [migrations.sort().at(-1)]);
