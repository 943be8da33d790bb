/**
 * Makes the image of an empty embedded database that every first start copies: seconds of work, done once after an
 * install and then only for another version of the engine. Needs the built API.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';

/** Makes the image unless it is there. */
export async function makeDatabaseImage() {
  const { ensureDataImage } = await import(
    pathToFileURL(join(ROOT, 'apps', 'api', 'dist', 'platform', 'database', 'data-image.js')).href
  );
  await ensureDataImage();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeDatabaseImage();
