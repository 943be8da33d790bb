import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version of the service, from the package that this file belongs to, built or not. */
export const VERSION: string = packageVersion(dirname(fileURLToPath(import.meta.url)));

function packageVersion(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === '@svc/api' && version !== undefined) return version;
  }
  const parent = dirname(folder);
  return parent === folder ? '0.0.0' : packageVersion(parent);
}
