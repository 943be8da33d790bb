import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Copies the licence of the root into these folders of packages, where git ignores it: npm packs a licence only from a
 * package's own folder. To be called before anything is packed or published.
 * @example copyLicence(['libs/signing'])
 */
export function copyLicence(folders) {
  for (const folder of folders) copyFileSync(join(ROOT, 'LICENSE'), join(ROOT, folder, 'LICENSE'));
}
