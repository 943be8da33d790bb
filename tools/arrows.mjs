/** The arrows of the house: what each library and app may import. ESLint enforces them; arrows.spec.mjs tries to break each. */
export const ARROWS = {
  libs: {
    'numerics': [],
    'signing': [],
    'language': [],
    'policy-rules': [],
    'negotiation-math': ['numerics'],
    'auction': ['numerics'],
    'mechanism': ['numerics', 'auction'],
    'offer-graph': ['numerics'],
    'policy-compiler': ['policy-rules', 'language'],
    'reply': ['policy-rules', 'language', 'negotiation-math'],
    'receipts': ['policy-rules', 'signing'],
    'accounts': ['signing', 'negotiation-math'],
    'gauntlet': ['negotiation-math', 'numerics', 'signing'],
    // Types only: see eslint.config.mjs.
    'contracts': ['policy-rules', 'language', 'negotiation-math', 'policy-compiler', 'reply', 'receipts', 'accounts', 'auction', 'mechanism', 'offer-graph', 'gauntlet'],
    'operations': ['contracts', 'numerics', 'signing', 'language', 'policy-rules', 'negotiation-math', 'policy-compiler', 'reply', 'receipts', 'accounts', 'auction', 'mechanism', 'offer-graph', 'gauntlet'],
    'discovery': ['contracts'],
    'mcp-tools': ['contracts'],
    'client': [],
  },
  apps: {
    'api': ['*'],
    'mcp-http': ['*'],
    'mcp-stdio': ['*'],
    'arena': ['*'],
  },
};

/** Platform packages that no library may import; `contracts` alone has class-validator and class-transformer. */
const PLATFORM = ['@nestjs/*', '@prisma/*', 'prisma', 'stripe', '@anthropic-ai/*', 'express', 'pino', 'pino-http', 'prom-client', 'helmet', 'pg', '@electric-sql/*'];

export const BANNED_IN_LIBRARIES = [
  { group: ['node:*', 'fs', 'fs/*', 'path', 'crypto', 'os', 'http', 'https', 'net', 'child_process', 'worker_threads', 'stream', 'util', 'events', 'buffer', 'url', 'zlib', 'process'], message: 'Pure libraries know no Node module.' },
  { group: PLATFORM, message: 'Pure libraries know no platform.' },
  { group: ['**/apps/**', '@svc/api'], message: 'An arrow that runs up is a mistake.' },
];

/** The arrows as constraints of `@nx/enforce-module-boundaries`. */
export const depConstraints = [
  ...Object.entries(ARROWS.libs).map(([name, allowed]) => ({ sourceTag: `lib:${name}`, onlyDependOnLibsWithTags: [`lib:${name}`, ...allowed.map((other) => `lib:${other}`)] })),
  ...Object.keys(ARROWS.apps).map((name) => ({ sourceTag: `app:${name}`, onlyDependOnLibsWithTags: [`app:${name}`, ...Object.keys(ARROWS.libs).map((other) => `lib:${other}`)] })),
];
