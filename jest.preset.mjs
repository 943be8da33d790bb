/** One Jest configuration for every package: ESM, TypeScript through SWC, library sources unbuilt. */
export default {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: '<rootDir>/tools/test-environment.mjs',
  runtime: '<rootDir>/tools/shared-modules.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['@svc/source', 'node', 'node-addons'] },
  transform: {
    '^.+\\.ts$': [
      // `npm run mutants` changes one place of one source.
      process.env.SVC_MUTANT ? '<rootDir>/tools/mutant-transform.mjs' : '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
  },
  testTimeout: 60_000,
};
