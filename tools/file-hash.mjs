/** `node tools/file-hash.mjs FILE`: the SHA-256 of a file, for Nx, which sees no file that git ignores. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
process.stdout.write(existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing');
