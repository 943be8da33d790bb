import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import ts from 'typescript';
import { startService } from '../apps/api/src/testing/service.js';
import { ROOT } from './install.mjs';
import { codeBlocks, installedLibraries, LIBRARIES, readmeOf } from './packages.mjs';

const run = (file, cwd, env = {}) =>
  execFileSync(process.execPath, [file], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });

/** The linters of packages, in a process of their own: Jest’s module loader cannot read their WebAssembly. */
const LINT = `
  import { readFileSync } from 'node:fs';
  import { publint } from 'publint';
  import { checkPackage, createPackageFromTarballData } \
from ${JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('@arethetypeswrong/core')).href)};
  const told = {};
  for (const tarball of process.argv.slice(1)) {
    const bytes = readFileSync(tarball);
    const { messages } = await publint({ pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + \
bytes.length) }, strict: true });
    const { types, problems } = await checkPackage(createPackageFromTarballData(bytes));
    told[tarball] = { messages, types, problems };
  }
  console.log(JSON.stringify(told));`;

/** Faults of the types of each file, as the strictest program sees them; without Node’s types where none are named. */
function typeFaults(files, types = []) {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types,
    typeRoots: [join(ROOT, 'node_modules', '@types')],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => ({
    file: file?.fileName ?? '',
    text: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/** What a user of the client and of the rules relies on: one type of a policy, and answers told apart by a member. */
const ONE_POLICY = `
  import type { components } from '@svc/client';
  import type { Policy } from '@svc/policy-rules';
  type Schemas = components['schemas'];
  export const there = (policy: Policy): Schemas['Policy'] => policy;
  export const back = (policy: Schemas['Policy']): Policy => policy;
  export const checked = (policy: Policy): Schemas['CheckIn'] => ({ policy });
  export const verified = (policy: Policy, receipt: Schemas['VerifyIn']['receipt']): Schemas['VerifyIn'] => ({
    policy,
    receipt,
  });
  export const compiled = (answer: Schemas['CompiledPolicyResult']): Policy | null =>
    answer.ok ? answer.policy : null;
  export function told(answer: Schemas['ReplyResult']): unknown {
    if (answer.kind === 'deal') return [answer.receipt.total, answer.offer.price, answer.done satisfies true];
    if (answer.kind === 'offer')
      return [answer.offer.price, answer.done satisfies false, answer.receipt satisfies undefined];
    return answer.kind satisfies 'handoff' | 'decline';
  }`;

/** Programs of a user that must be refused, or taken, by the types; a whole program a text would check all again. */
const PROGRAMS = {
  'types-missing': "import { nobody } from '@svc/signing';\nexport const one = nobody;\n",
  'one-policy': ONE_POLICY,
  'no-deal': ONE_POLICY.replace(`answer.kind === 'deal'`, `answer.kind === 'handoff'`),
  'not-ok': ONE_POLICY.replace('answer.ok ?', '!answer.ok ?'),
};

/** The names that each library exports, as `import` and as `require` see them; every way in one process. */
function exportedNames(place) {
  const namesBy = (file, lines) => {
    writeFileSync(join(place, file), [...lines, 'console.log(JSON.stringify(names));'].join('\n'));
    return JSON.parse(run(join(place, file), place));
  };
  const imported = namesBy('all.mjs', [
    'const names = {};',
    ...LIBRARIES.map((library) => `names['${library}'] = Object.keys(await import('@svc/${library}')).sort();`),
  ]);
  const required = namesBy('all.cjs', [
    'const names = {};',
    ...LIBRARIES.map((library) => `names['${library}'] = Object.keys(require('@svc/${library}')).sort();`),
  ]);
  return Object.fromEntries(
    LIBRARIES.map((library) => [library, { imported: imported[library], required: required[library] }]),
  );
}

let installed;
let lints;
let faults;
let names;
beforeAll(() => {
  installed = installedLibraries();
  const files = LIBRARIES.flatMap((library) =>
    ['mts', 'cts'].map((extension) => join(installed.place, `types-${library}.${extension}`)),
  );
  for (const file of files)
    writeFileSync(
      file,
      `import * as all from '@svc/${/types-(.*)\./.exec(file)[1]}';\nexport const names: string[] = ` +
        `Object.keys(all);\n`,
    );
  const programs = Object.entries(PROGRAMS).map(([name, text]) => {
    const file = join(installed.place, `${name}.mts`);
    writeFileSync(file, text);
    return file;
  });
  faults = typeFaults([...files, ...programs]);
  names = exportedNames(installed.place);
  lints = JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', LINT, ...installed.packages.map(({ tarball }) => tarball)],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 },
    ),
  );
}, 300_000);
afterAll(() => installed?.remove());

/** The faults of one of the programs above. */
const faultsOf = (name) => faults.filter(({ file }) => file.endsWith(`/${name}.mts`)).map(({ text }) => text);
const packedOf = (library) => installed.packages.find((one) => one.library === library);

describe.each(LIBRARIES)('@svc/%s, packed', (library) => {
  it('holds its own code, types and README, and no source, test or file of another', () => {
    const { files } = packedOf(library);
    expect(files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'package.json',
        'dist/esm/index.js',
        'dist/esm/index.d.ts',
        'dist/cjs/index.js',
        'dist/cjs/index.d.ts',
        'dist/cjs/package.json',
      ]),
    );
    expect(
      files.filter(
        (path) =>
          !/^(LICENSE|README\.md|package\.json|dist\/cjs\/package\.json|dist\/(esm|cjs)\/[\w/.-]+\.(js|d\.ts))$/.test(
            path,
          ),
      ),
    ).toEqual([]);
    expect(files.filter((path) => /\.spec\.|\/testing\/|\/bench\/|vectors/.test(path))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(ROOT, 'libs', library, 'package.json'), 'utf8'));
    const imported = files
      .filter((path) => /dist\/esm\/.*\.js$/.test(path))
      .flatMap((path) => {
        const code = readFileSync(join(installed.place, 'node_modules', '@svc', library, path), 'utf8');
        return ts
          .preProcessFile(code, true, true)
          .importedFiles.map(({ fileName }) => fileName)
          .filter((name) => !name.startsWith('.'));
      });
    const packages = [
      ...new Set(
        imported.map((name) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        ),
      ),
    ];
    expect(packages.filter((name) => !(name in (manifest.dependencies ?? {})))).toEqual([]);
  });

  it('is loaded by `import` and by `require`, with the same names', () => {
    const { imported, required } = names[library];
    expect(imported.length).toBeGreaterThan(0);
    expect(required.filter((one) => one !== '__esModule')).toEqual(
      imported.filter((one) => one !== 'default' && one !== 'module.exports'),
    );
  });

  it('has types that resolve from ESM and from CommonJS, and are sound by themselves', () => {
    const own = faults.filter(
      ({ file }) =>
        file.endsWith(`types-${library}.mts`) ||
        file.endsWith(`types-${library}.cts`) ||
        file.includes(`node_modules/@svc/${library}/`),
    );
    expect(own).toEqual([]);
  });

  it('pleases publint and attw', () => {
    const { messages, types, problems } = lints[packedOf(library).tarball];
    expect([messages, types.kind]).toEqual([[], 'included']);
    // Resolution of the oldest kind knows no `exports`; every Node that is supported does.
    expect(problems.filter(({ resolutionKind }) => resolutionKind !== 'node10')).toEqual([]);
  });
});

describe('the checks of types and of packages', () => {
  it('find what is not there', () => {
    expect(faultsOf('types-missing')).toEqual([expect.stringContaining('nobody')]);
    expect(lints[packedOf('signing').tarball].problems.some(({ resolutionKind }) => resolutionKind === 'node10')).toBe(
      true,
    );
  });
});

describe('the client', () => {
  it('has the policy of the rules, both ways, and tells the forms of an answer apart', () =>
    expect(faultsOf('one-policy')).toEqual([]));

  it('lets nobody read a receipt of what is no deal, or a policy of what is not ok', () => {
    expect(PROGRAMS['no-deal']).not.toBe(ONE_POLICY);
    expect(PROGRAMS['not-ok']).not.toBe(ONE_POLICY);
    expect(faultsOf('no-deal').join(' ')).toMatch(/receipt|total|undefined|never/);
    expect(faultsOf('not-ok')).not.toEqual([]);
  });
});

describe('the snippets of the READMEs', () => {
  let service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service?.stop());

  const snippets = LIBRARIES.flatMap((library) =>
    codeBlocks(readmeOf(library), ['ts', 'js']).map(({ code }, index) => [library, index + 1, code]),
  );

  it('are there for every library', () => {
    expect([...new Set(snippets.map(([library]) => library))]).toEqual(LIBRARIES);
  });

  it('compile under `strict` and `exactOptionalPropertyTypes`, as they stand', () => {
    const files = snippets.map(([library, index, source]) => {
      const file = join(installed.place, `strict-${library}-${index}.mts`);
      writeFileSync(file, source);
      return file;
    });
    expect(files.length).toBeGreaterThan(20);
    expect(typeFaults(files, ['node']).map(({ file, text }) => [relative(installed.place, file), text])).toEqual([]);
  }, 120_000);

  it.each(snippets)('@svc/%s, snippet %i, runs on the packed libraries', async (library, index, source) => {
    const file = join(installed.place, `snippet-${library}-${index}.mjs`);
    writeFileSync(file, (await transform(source, { loader: 'ts', format: 'esm', target: 'es2022' })).code);
    const env = { ...process.env, NODE_OPTIONS: '', SVC_BASE_URL: service.url, SVC_ACCESS_KEY: service.key };
    await expect(promisify(execFile)(process.execPath, [file], { cwd: installed.place, env })).resolves.toMatchObject({
      stderr: expect.not.stringMatching(/Error/),
    });
  });
});
