/**
 * Writes the collection of requests, for a release: `node tools/generate-collection.mjs FILE`. A service serves the
 * same at `/collection.json`, with its own address. Postman opens it; Bruno and Insomnia import it.
 */
import { writeFileSync } from 'node:fs';
import { loadSource } from './load-source.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('node tools/generate-collection.mjs FILE\n');
  process.exit(2);
}
const { collectRequests } = await loadSource(new URL('openapi-document.mjs', import.meta.url));
writeFileSync(file, `${JSON.stringify(collectRequests(), null, 2)}\n`);
