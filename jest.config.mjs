import { availableParallelism } from 'node:os';
import preset from './jest.preset.mjs';

export default {
  ...preset,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/libs', '<rootDir>/apps', '<rootDir>/tools', '<rootDir>/bench', '<rootDir>/proof'],
  reporters: ['<rootDir>/tools/progress-reporter.mjs'],
  setupFiles: ['<rootDir>/tools/seed-properties.mjs'],
  testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist(\\.\\w+)?/'],
  // Every core, and processes that are begun anew: modules that were loaded by earlier specs are never given back.
  maxWorkers: Math.min(4, availableParallelism()),
  workerIdleMemoryLimit: '1GB',
  modulePathIgnorePatterns: ['/dist(\\.\\w+)?/', '/.data/'],
};
