/**
 * Writes the types of `@svc/client` from the OpenAPI description: `node tools/generate-client-types.mjs`. A build and a
 * type check do so by themselves; the file is not committed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { ROOT } from './install.mjs';
import { bundleSource, importText } from './load-source.mjs';

export const CLIENT_TYPES = join(ROOT, 'libs', 'client', 'src', 'schema.ts');
const STAMP = join(ROOT, '.cache', 'client-types');
const SELF = fileURLToPath(import.meta.url);

/** A description in which an object with exactly one of its members is told as alternatives, as a type has to be. */
export function withAlternatives(value) {
  if (Array.isArray(value)) return value.map(withAlternatives);
  if (typeof value !== 'object' || value === null) return value;
  const { type, properties, minProperties, maxProperties, ...others } = value;
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'additionalProperties'));
  if (type !== 'object' || minProperties !== 1 || maxProperties !== 1 || properties === undefined)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withAlternatives(member)]));
  const oneOf = Object.entries(properties).map(([name, member]) => ({
    type,
    properties: { [name]: withAlternatives(member) },
    required: [name],
    additionalProperties: false,
  }));
  return { ...rest, oneOf };
}

/** The types as text. */
export async function renderClientTypes(document) {
  const types = astToString(
    await openapiTS(withAlternatives(document), { alphabetize: false, defaultNonNullable: false }),
  );
  return (
    '// Generated from the OpenAPI description by tools/generate-client-types.mjs. Changes belong into the records.\n' +
    types
  );
}

const hashOf = (...texts) => texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex');

/**
 * Writes the types unless those in `file` were made from the same sources; `stamp` is the file that remembers from
 * which. True where they were written.
 */
export async function generateClientTypes({ file = CLIENT_TYPES, stamp = STAMP } = {}) {
  const source = await bundleSource(new URL('openapi-document.mjs', import.meta.url));
  const made = hashOf(source, readFileSync(SELF), readFileSync(join(ROOT, 'package-lock.json')));
  const stampOf = (types) => `${made} ${hashOf(types)}\n`;
  const isCurrent =
    existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(readFileSync(file));
  if (isCurrent) return false;
  const { describeService } = await importText(source);
  const types = await renderClientTypes(describeService());
  writeFileSync(file, types);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampOf(types));
  return true;
}

if (process.argv[1] === SELF)
  console.log((await generateClientTypes()) ? 'Types of the client written.' : 'Types of the client are up to date.');
