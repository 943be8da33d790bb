/**
 * Tries to break every arrow: lints a one-line file in each package that imports each other package or a platform
 * module, and prints `[{from, to, refused}]`. Used by arrows.spec.mjs.
 */
import { ESLint } from 'eslint';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ARROWS } from './arrows.mjs';
import { ROOT } from './install.mjs';

const libraries = Object.keys(ARROWS.libs);
const outside = ['node:fs', '@nestjs/common', '@prisma/client', 'express', '@anthropic-ai/sdk', 'stripe'];
const eslint = new ESLint({ cwd: ROOT });
const results = [];

async function probe(from, folder, statement, to) {
  const [{ messages }] = await eslint.lintText(`${statement}\n`, { filePath: join(ROOT, folder, 'src', 'index.ts') });
  const refused = messages.some(
    ({ ruleId, message }) =>
      /enforce-module-boundaries|no-restricted-imports/.test(ruleId ?? '') && !/skipped/.test(message),
  );
  results.push({ from, to, statement, refused });
}

for (const from of libraries) {
  for (const to of libraries)
    if (to !== from) await probe(from, `libs/${from}`, `import { x } from '@svc/${to}'; x();`, to);
  for (const to of libraries)
    if (to !== from && from === 'contracts')
      await probe(`${from} (types)`, `libs/${from}`, `import type { x } from '@svc/${to}'; export type y = x;`, to);
  for (const to of outside) await probe(from, `libs/${from}`, `import { x } from '${to}'; x();`, to);
  await probe(from, `libs/${from}`, `import { x } from '@svc/api'; x();`, '@svc/api');
}
for (const app of Object.keys(ARROWS.apps)) {
  if (!existsSync(join(ROOT, 'apps', app))) continue;
  for (const to of libraries) await probe(app, `apps/${app}`, `import { x } from '@svc/${to}'; x();`, to);
  await probe(app, `apps/${app}`, "import { x } from '@prisma/client'; x();", '@prisma/client');
}
process.stdout.write(JSON.stringify(results));
