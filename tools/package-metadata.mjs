/**
 * What every package for users says of itself beside its own code: where it comes from, and by which words it is found.
 * `node tools/package-metadata.mjs` writes it into each package; a spec fails when one differs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './install.mjs';

/** The repository's address: a placeholder of the same name as in `server.json`, until there is a public one. */
const REPOSITORY = 'https://github.com/svc/svc';
const KEYWORDS = ['negotiation', 'pricing', 'agents'];

/** Words of its own for each package for users. */
const OWN_KEYWORDS = {
  'libs/accounts': ['access-keys'],
  'libs/auction': ['auction', 'reserve-price', 'game-theory'],
  'libs/client': ['rest-client', 'openapi'],
  'libs/contracts': ['openapi', 'json-schema', 'validation'],
  'libs/discovery': ['a2a', 'llms-txt', 'mcp', 'ucp'],
  'libs/gauntlet': ['benchmark', 'certificate'],
  'libs/language': ['natural-language', 'money', 'chinese'],
  'libs/mcp-tools': ['mcp', 'model-context-protocol'],
  'libs/mechanism': ['stable-matching', 'mechanism-design', 'dynamic-pricing'],
  'libs/negotiation-math': ['bargaining', 'opponent-modelling', 'game-theory'],
  'libs/numerics': ['quadrature', 'seeded-random', 'statistics'],
  'libs/helper': ['advice'],
  'libs/offer-graph': ['configuration', 'bundling', 'branch-and-bound'],
  'libs/operations': ['operations'],
  'libs/plain-words': ['natural-language', 'parsing', 'chinese'],
  'libs/policy-compiler': ['policy', 'natural-language'],
  'libs/policy-rules': ['policy', 'json-schema'],
  'libs/receipts': ['receipts', 'signature', 'verification'],
  'libs/reply': ['haggling', 'chat'],
  'libs/signing': ['jws', 'ed25519', 'rfc9421', 'jcs'],
  'libs/trust': ['commitment', 'jwt', 'ap2'],
  'apps/arena': ['benchmark', 'certificate', 'cli'],
  'apps/mcp-stdio': ['mcp', 'model-context-protocol', 'cli'],
};

/** The folders of the packages for users, sorted: every library that is not private, and the two command lines. */
export function packageFolders() {
  const folders = ['apps', 'libs'].flatMap((kind) => readdirSync(join(ROOT, kind)).map((name) => `${kind}/${name}`));
  return folders.filter(
    (folder) => folder in OWN_KEYWORDS || (folder.startsWith('libs/') && readManifest(folder).private !== true),
  );
}

export function readManifest(folder) {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/** A manifest with what it says of its origin, before its `type`. */
export function withMetadata(folder, manifest) {
  const { name, version, description, license, ...rest } = manifest;
  return {
    name,
    version,
    description,
    license,
    ...rest,
    keywords: [...KEYWORDS, ...(OWN_KEYWORDS[folder] ?? [])],
    homepage: `${REPOSITORY}/tree/main/${folder}#readme`,
    bugs: `${REPOSITORY}/issues`,
    repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: folder },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of packageFolders()) {
    const text = `${JSON.stringify(withMetadata(folder, readManifest(folder)), null, 2)}\n`;
    writeFileSync(join(ROOT, folder, 'package.json'), text);
  }
}
