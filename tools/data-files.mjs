/**
 * Files that are data: tables of words, lists of exports, vectors, worked calls, and what commands write. Limits on
 * lines, their width and functions do not hold for them, and they do not count as source. Each has its reason.
 */
export const DATA_FILES = [
  // Numbers and sentences of sources, and the rows of sets.
  '**/vectors/**',
  // Tables of a language: a word, a phrase or a pair of characters each.
  'libs/*/src/**/phrases/*.ts',
  'libs/language/src/{figures/unit-words-*,simplified}.ts',
  // Worked calls, whose answers `tools/generate-examples.mjs` writes.
  'libs/contracts/src/**/*-examples.ts',
  // Every export by its name.
  'libs/*/src/index.ts',
  // Written by commands of tools/.
  'libs/client/src/schema.ts',
  'libs/mcp-tools/src/skills/{negotiate-as-buyer,run-a-clearance,sell-inside-a-policy}.ts',
  'apps/arena/src/players.ts',
  'libs/gauntlet/src/reference-players.ts',
  'libs/policy-compiler/src/templates/starting-policies.ts',
  'apps/api/src/platform/database/client/**',
];
