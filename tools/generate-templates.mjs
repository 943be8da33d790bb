/**
 * Writes the policies of the templates that people start from, as the compiler reads their descriptions, so that nobody
 * waits for it: `node tools/generate-templates.mjs`, after a change of the reader or of a description. A spec of
 * policy-compiler compares them.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { loadSource } from './load-source.mjs';

const FOLDER = new URL('../libs/policy-compiler/src/', import.meta.url);
const file = new URL('templates/starting-policies.ts', FOLDER);
const { compilePolicy } = await loadSource(new URL('compile-policy.ts', FOLDER));
const { STARTING_POINTS } = await loadSource(new URL('templates/starting-points.ts', FOLDER));

const policies = STARTING_POINTS.map(({ id, description, language }) => {
  const { ok, policy } = compilePolicy(description, { salt: 'A'.repeat(22), language });
  if (!ok) throw new Error(`the template ${id} does not compile`);
  return [id, Object.fromEntries(Object.entries(policy).filter(([member]) => member !== 'salt'))];
});
const source = `import type { Policy } from '@svc/policy-rules';
import type { STARTING_POINTS } from './starting-points.js';

/** Written by \`node tools/generate-templates.mjs\`. Data only. */
export const STARTING_POLICIES: Readonly<Record<(typeof STARTING_POINTS)[number]['id'], Policy>> = ${JSON.stringify(
  Object.fromEntries(policies),
)};
`;
writeFileSync(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
