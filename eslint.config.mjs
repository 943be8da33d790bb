/** ESLint for the whole workspace. The arrows of the house stand in tools/arrows.mjs. */
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import ts from 'typescript-eslint';
import {
  ARROWS,
  BANNED_IN_LIBRARIES,
  BANNED_IN_PURE_LIBRARIES,
  depConstraints,
  NODE_LIBRARIES,
} from './tools/arrows.mjs';
import { DATA_FILES } from './tools/data-files.mjs';
import { lineWidth } from './tools/line-width.mjs';

const libraries = Object.keys(ARROWS.libs).map((name) => `libs/${name}/src/**/*.ts`);
const nodeLibraries = NODE_LIBRARIES.map((name) => `libs/${name}/src/**/*.ts`);
const specs = ['**/*.spec.ts', '**/*.spec.mjs', '**/src/testing/**', '**/bench/**', '**/vectors/**'];
const typeOnlyLibraries = Object.keys(ARROWS.libs)
  .filter((name) => name !== 'contracts')
  .map((name) => `@svc/${name}`);

export default [
  {
    ignores: [
      '**/dist/**',
      '**/dist.*/**',
      '**/node_modules/**',
      '.data/**',
      '.nx/**',
      '.cache/**',
      'apps/api/src/platform/database/client/**',
      'libs/client/src/schema.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  // Nest injects by the types of constructors: with these a type that a decorated class names counts as used.
  {
    files: ['apps/api/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        TextEncoder: 'readonly',
        TextDecoder: 'readonly',
        crypto: 'readonly',
        structuredClone: 'readonly',
        setImmediate: 'readonly',
      },
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { process: 'readonly', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // A component is small enough to be seen at once, and asks the service for nothing itself.
  {
    files: ['apps/playground/src/{components,pages}/**'],
    ignores: ['**/gallery-states.tsx'],
    rules: { 'max-lines': ['error', { max: 150 }] },
  },
  {
    files: ['apps/playground/src/components/**'],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'localStorage', 'sessionStorage'],
      'no-restricted-imports': ['error', { patterns: ['**/session.js', '**/use-call.js', '@svc/*'] }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { allow: [], allowCircularSelfDependency: true, depConstraints }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', { selector: 'ExportAllDeclaration', message: 'Name every export.' }],
      'no-control-regex': 'off',
    },
  },
  {
    files: libraries,
    ignores: [...specs, ...nodeLibraries],
    rules: {
      'no-restricted-imports': ['error', { patterns: BANNED_IN_PURE_LIBRARIES }],
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'require',
        '__dirname',
        'setTimeout',
        'setInterval',
        'fetch',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Randomness is an argument.' },
      ],
    },
  },
  {
    files: nodeLibraries,
    ignores: specs,
    rules: { 'no-restricted-imports': ['error', { patterns: BANNED_IN_LIBRARIES }] },
  },
  {
    files: ['libs/contracts/src/**/*.ts'],
    ignores: specs,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: BANNED_IN_PURE_LIBRARIES,
          paths: typeOnlyLibraries.map((name) => ({
            name,
            allowTypeImports: true,
            ...(name === '@svc/policy-rules' && { allowImportNames: ['isRecord', 'PERIOD_UNITS'] }),
            message: 'Contracts know the shapes of libraries and their limits (`@svc/…/limits`), not their code.',
          })),
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.ts'],
    ignores: [...specs, 'apps/*/src/platform/config/**', 'apps/*/src/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only platform/config reads the environment.' },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.ts'],
    ignores: [...specs, 'apps/*/src/**/*.repository.ts', 'apps/*/src/platform/database/**', 'apps/*/src/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@prisma/client', '@prisma/client/*', '**/database/client/**'],
              message: 'Only repositories see the database client.',
            },
            {
              group: ['**/apps/*', '@svc/api', '@svc/mcp-http', '@svc/mcp-stdio', '@svc/arena', '@svc/playground'],
              message: 'Apps never import apps.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: [...DATA_FILES],
    plugins: { house: { rules: { 'line-width': lineWidth } } },
    rules: { 'house/line-width': ['error', { max: 120 }] },
  },
  {
    files: ['**/*.{ts,mjs,cjs}'],
    ignores: [...DATA_FILES, '**/*.spec.{ts,mjs}', '**/testing/**'],
    rules: { 'max-lines': ['error', 250], 'max-lines-per-function': ['error', 50] },
  },
];
