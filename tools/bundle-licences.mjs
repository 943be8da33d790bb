/** The licence texts of the packages whose code is in a bundle. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * As the licences ask for.
 * @param folder what the names are relative to
 * @param inputs the bundler's names of the files that it read
 */
export function licencesOf(folder, inputs) {
  const packages = new Set(inputs.map((name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]).filter(Boolean));
  return [...packages]
    .sort()
    .map((place) => {
      const { name, version, license } = JSON.parse(readFileSync(resolve(folder, place, 'package.json'), 'utf8'));
      const file = readdirSync(resolve(folder, place)).find((entry) => /^licen[cs]e/i.test(entry));
      return (
        `${name} ${version} (${license})\n\n` +
        `${file === undefined ? '' : readFileSync(resolve(folder, place, file), 'utf8').trim()}\n`
      );
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
