/**
 * Writes the types of `@svc/client` from the OpenAPI description: `node tools/generate-client-types.mjs`, after a
 * change of a record.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { ROOT } from './install.mjs';

export const CLIENT_TYPES = join(ROOT, 'libs', 'client', 'src', 'schema.ts');

/** The types as text. */
export async function renderClientTypes(document) {
  const types = astToString(await openapiTS(document, { alphabetize: false, defaultNonNullable: false }));
  return (
    '// Generated from the OpenAPI description by tools/generate-client-types.mjs. Changes belong into the records.\n' +
    types
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  (await import('./build.mjs')).buildLibraries();
  const { describeService } = await import('./openapi-document.mjs');
  writeFileSync(CLIENT_TYPES, await renderClientTypes(describeService()));
}
