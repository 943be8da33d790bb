import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { registryEntry } from '@svc/discovery';
import { renderServerJson, SERVER_JSON } from './generate-server-json.mjs';
import { ROOT } from './install.mjs';

/** The rules of the registry's schema of 2025-12-11 for what this file holds. */
const INPUT = {
  type: 'object',
  properties: {
    description: { type: 'string' },
    isRequired: { type: 'boolean' },
    isSecret: { type: 'boolean' },
    format: { enum: ['string', 'number', 'boolean', 'filepath'] },
  },
};
const NAMED = { allOf: [INPUT, { required: ['name'], properties: { name: { type: 'string' } } }] };
const RULES = {
  type: 'object',
  required: ['name', 'description', 'version'],
  properties: {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json' },
    name: { type: 'string', pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$', minLength: 3, maxLength: 200 },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    version: { type: 'string', maxLength: 255, pattern: '^\\d+\\.\\d+\\.\\d+$' },
    websiteUrl: { type: 'string', pattern: '^https://' },
    repository: {
      type: 'object',
      required: ['url', 'source'],
      properties: {
        url: { type: 'string', pattern: '^https://' },
        source: { type: 'string' },
        subfolder: { type: 'string' },
      },
      additionalProperties: false,
    },
    packages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['registryType', 'identifier', 'transport'],
        properties: {
          version: { type: 'string', minLength: 1, not: { const: 'latest' }, pattern: '^\\d+\\.\\d+\\.\\d+$' },
          transport: { type: 'object', required: ['type'], properties: { type: { const: 'stdio' } } },
          environmentVariables: { type: 'array', items: NAMED },
        },
      },
    },
    remotes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'url'],
        properties: {
          type: { const: 'streamable-http' },
          url: { type: 'string', pattern: '^https?://[^\\s]+$' },
          headers: { type: 'array', items: NAMED },
          variables: { type: 'object', additionalProperties: INPUT },
        },
      },
    },
  },
  additionalProperties: false,
};
const fits = new Ajv2020({ strict: false }).compile(RULES);
const entry = () => JSON.parse(readFileSync(SERVER_JSON, 'utf8'));

describe('server.json', () => {
  it('is the one that the package’s manifest makes', () =>
    expect(readFileSync(SERVER_JSON, 'utf8')).toBe(renderServerJson()));

  it('keeps the rules of the registry’s schema', () => {
    expect([fits(entry()), fits.errors]).toEqual([true, null]);
    expect(fits({ ...entry(), description: 'x'.repeat(101) })).toBe(false);
  });

  const manifest = JSON.parse(readFileSync(join(ROOT, 'apps', 'mcp-stdio', 'package.json'), 'utf8'));

  it('names no package as long as ours is not published, so that nobody runs another’s of that name', () => {
    expect(manifest.private).toBe(true);
    expect(entry().packages).toBeUndefined();
    expect(entry().name).toBe(manifest.mcpName);
  });

  it('names the package once it is, with variables that it reads', () => {
    const repository = { url: 'https://github.com/svc/svc', directory: manifest.repository.directory };
    const { name, mcpName, version } = manifest;
    const published = registryEntry({ name, mcpName, version, repository });
    expect(published).toMatchObject({ websiteUrl: entry().websiteUrl, repository: entry().repository });
    expect([fits(published), fits.errors]).toEqual([true, null]);
    expect(fits({ ...published, packages: [{ ...published.packages[0], version: 'latest' }] })).toBe(false);
    const [stdio] = published.packages;
    expect([stdio.identifier, stdio.version, Object.keys(manifest.bin).length]).toEqual([
      manifest.name,
      manifest.version,
      1,
    ]);
    const help = readFileSync(join(ROOT, 'apps', 'mcp-stdio', 'src', 'command-line.ts'), 'utf8');
    for (const { name } of stdio.environmentVariables) expect(help).toContain(name);
  });
});
