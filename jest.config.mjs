import preset from './jest.preset.mjs';

export default {
  ...preset,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/libs', '<rootDir>/apps', '<rootDir>/tools'],
  testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist(\\.\\w+)?/'],
  modulePathIgnorePatterns: ['/dist(\\.\\w+)?/', '/.data/'],
};
