/**
 * The arrows of the house: what each library and app may import. ESLint enforces them; arrows.spec.mjs tries to break
 * each.
 */
export const ARROWS = {
  libs: {
    numerics: [],
    signing: [],
    // The decimals of currencies.
    language: ['policy-rules'],
    'policy-rules': [],
    'negotiation-math': ['numerics'],
    auction: ['numerics'],
    mechanism: ['numerics', 'auction'],
    'offer-graph': ['numerics'],
    'plain-words': ['language'],
    'policy-compiler': ['policy-rules', 'plain-words', 'language'],
    reply: ['policy-rules', 'language', 'numerics'],
    receipts: ['policy-rules', 'signing'],
    trust: ['policy-rules', 'signing', 'receipts'],
    accounts: ['signing', 'negotiation-math', 'numerics'],
    helper: ['language'],
    gauntlet: ['negotiation-math', 'numerics', 'signing'],
    // Types, and the values of `limits.ts`: see eslint.config.mjs.
    contracts: [
      'policy-rules',
      'language',
      'negotiation-math',
      'policy-compiler',
      'reply',
      'receipts',
      'trust',
      'accounts',
      'auction',
      'mechanism',
      'offer-graph',
      'helper',
      'gauntlet',
    ],
    operations: [
      'contracts',
      'numerics',
      'signing',
      'language',
      'policy-rules',
      'negotiation-math',
      'policy-compiler',
      'reply',
      'receipts',
      'trust',
      'accounts',
      'auction',
      'mechanism',
      'offer-graph',
      'helper',
      'gauntlet',
    ],
    discovery: ['contracts'],
    'mcp-tools': ['contracts'],
    client: [],
    // The only library that knows Node; apps alone may import it.
    'node-runtime': [],
  },
  apps: {
    api: ['*'],
    'mcp-http': ['*'],
    'mcp-stdio': ['*'],
    arena: ['*'],
    playground: ['client', 'receipts', 'negotiation-math', 'auction', 'gauntlet'],
  },
};

/** Platform packages that no library may import; `contracts` alone has class-validator and class-transformer. */
const PLATFORM = [
  '@nestjs/*',
  '@prisma/*',
  'prisma',
  'stripe',
  '@anthropic-ai/*',
  'express',
  'pino',
  'pino-http',
  'prom-client',
  'helmet',
  'pg',
  '@electric-sql/*',
];

/** Libraries for processes of Node, which may import its modules. */
export const NODE_LIBRARIES = ['node-runtime'];

const NODE_MODULES = {
  group: [
    'node:*',
    'fs',
    'fs/*',
    'path',
    'crypto',
    'os',
    'http',
    'https',
    'net',
    'child_process',
    'worker_threads',
    'stream',
    'util',
    'events',
    'buffer',
    'url',
    'zlib',
    'process',
  ],
  message: 'Pure libraries know no Node module.',
};

/** What no library may import. */
export const BANNED_IN_LIBRARIES = [
  { group: PLATFORM, message: 'Pure libraries know no platform.' },
  { group: ['**/apps/**', '@svc/api'], message: 'An arrow that runs up is a mistake.' },
];

/** What no pure library may import. */
export const BANNED_IN_PURE_LIBRARIES = [NODE_MODULES, ...BANNED_IN_LIBRARIES];

/** The arrows as constraints of `@nx/enforce-module-boundaries`. */
export const depConstraints = [
  ...Object.entries(ARROWS.libs).map(([name, allowed]) => ({
    sourceTag: `lib:${name}`,
    onlyDependOnLibsWithTags: [`lib:${name}`, ...allowed.map((other) => `lib:${other}`)],
  })),
  ...Object.keys(ARROWS.apps).map((name) => ({
    sourceTag: `app:${name}`,
    onlyDependOnLibsWithTags: [`app:${name}`, ...Object.keys(ARROWS.libs).map((other) => `lib:${other}`)],
  })),
];
