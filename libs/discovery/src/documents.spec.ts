import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, TOOL_ORDER, toolsOfDoor, type OperationRecord } from '@svc/contracts';
import {
  agentCard,
  agentsManifest,
  aiCatalog,
  catalog,
  commerceProfile,
  doorCard,
  llmsFullText,
  llmsText,
  pricingText,
  serverCard,
  type DoorLists,
} from './index.js';
import { DEPLOYMENT } from './testing/deployment.js';

const listsOf = (records: readonly OperationRecord[]): DoorLists => ({
  tools: toolsOfDoor(records, 'core').map(({ link }) => ({ name: link.name })),
  prompts: [],
  resources: [],
  instructions: 'Start with a policy.',
  capabilities: {},
});

/** Every document, as text, by its name. */
function documents(records: readonly OperationRecord[]): Record<string, string> {
  return {
    llms: llmsText(records, DEPLOYMENT),
    llmsFull: llmsFullText(records, DEPLOYMENT),
    pricing: pricingText(records, DEPLOYMENT),
    catalog: JSON.stringify(catalog(records, DEPLOYMENT)),
    serverCard: JSON.stringify(serverCard(records, listsOf(records), DEPLOYMENT)),
    coreDoor: JSON.stringify(doorCard('core', DEPLOYMENT)),
    proDoor: JSON.stringify(doorCard('pro', DEPLOYMENT)),
    aiCatalog: JSON.stringify(aiCatalog(DEPLOYMENT)),
    agents: JSON.stringify(agentsManifest(records, DEPLOYMENT)),
    agentCard: JSON.stringify(agentCard(records, DEPLOYMENT)),
    commerce: JSON.stringify(commerceProfile(records, DEPLOYMENT)),
  };
}

const all = documents(OPERATIONS);
const named = Object.entries(all);
const paths = new Set([...OPERATIONS.map(({ path }) => path), '/mcp/', '/mcp/pro/', '']);
const work = OPERATIONS.filter(({ path, feature }) => path.startsWith('/v1/') && feature !== 'discovery');
const tools = toolsOfDoor(OPERATIONS, 'pro').map(({ link }) => link.name);

/** Whether an address is that of an operation, with its parameters named or filled in. */
const isServed = (path: string): boolean =>
  paths.has(path) ||
  [...paths].some((one) => one.includes('{') && new RegExp(`^${one.replace(/\{\w+\}/g, '[^/{}]+')}$`).test(path)) ||
  path === ELSEWHERE;

/** Where a domain of somebody else holds the token that proves it. */
const ELSEWHERE = '/.well-known/svc-challenge.txt';

describe('what the documents name', () => {
  it.each(named)('%s: every address of the service is served', (_, text) => {
    const addresses = [...text.matchAll(/https:\/\/api\.example\.com([\w./{}-]*?)(?=[^\w./{}-]|[.,]?$|[.,]\s)/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(addresses.filter((path) => !isServed(path))).toEqual([]);
  });

  it.each(named)('%s: every path in its sentences is served', (_, text) => {
    const spoken = [
      ...text
        .replaceAll(/(?:https?|svc):\/\/[\w./{}-]+/g, '')
        .matchAll(/(?<![\w.<#])\/(?:v1|\.well-known|schemas)\/[\w./{}-]*[\w}]/g),
    ].map(([path]) => path);
    expect(spoken.filter((path) => !isServed(path))).toEqual([]);
  });

  it.each(named)('%s: every tool is at a door, and every package is in this workspace', (_, text) => {
    const words = new Set(text.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? []);
    expect(TOOL_ORDER.filter((name) => words.has(name) && !tools.includes(name))).toEqual([]);
    for (const [, name] of text.matchAll(/@svc\/([\w-]+)/g)) {
      expect(
        ['libs', 'apps'].some((folder) =>
          existsSync(new URL(`../../../${folder}/${name}/package.json`, import.meta.url)),
        ),
      ).toBe(true);
    }
  });

  it.each(named)('%s: nothing that is planned, but for the announced reputation score', (name, text) => {
    const planned = ['auction', 'wallet', 'store', 'arena', 'mechanism', 'telemetry'].filter(
      (feature) => !OPERATIONS.some((record) => record.feature === feature),
    );
    for (const feature of planned)
      expect([name, feature, new RegExp(`\\b${feature}s?\\b`, 'i').test(text)]).toEqual([name, feature, false]);
    expect([...text.matchAll(/reputation score/g)].length).toBe(name.startsWith('llms') ? 1 : 0);
  });

  it('is found where it is not there: without its record, an address, a tool and a flow are gone', () => {
    const fewer = documents(OPERATIONS.filter(({ id }) => id !== 'playPracticeBuyer'));
    for (const [name, text] of Object.entries(fewer))
      expect([name, /practice_buyer|\/v1\/practice|playPracticeBuyer/.test(text)]).toEqual([name, false]);
  });
});

describe('what the documents leave out', () => {
  it('is nothing: the guide names every path, the full guide every member of every input and answer', () => {
    for (const { path, method } of OPERATIONS)
      expect(all['llms']).toContain(
        path.startsWith('/v1/') && !path.endsWith('catalog')
          ? `\`${method} ${path}\``
          : `https://api.example.com${path})`,
      );
    for (const record of work) expect(all['llmsFull']).toContain(`### ${record.method} ${record.path}\n`);
  });

  it('is no price and no flow: every operation has both', () => {
    for (const { method, path, id } of work) {
      expect(all['pricing']).toContain(`- \`${method} ${path}\``);
      expect(all['agents']).toContain(`"operationId":"${id}"`);
    }
  });

  it('is no tool: catalogue, agent card and guide have them all, the server card those of the core door', () => {
    for (const name of tools)
      for (const document of ['llms', 'catalog', 'agentCard'])
        expect([name, all[document]?.includes(name)]).toEqual([name, true]);
    for (const { link } of toolsOfDoor(OPERATIONS, 'core')) expect(all['serverCard']).toContain(`"${link.name}"`);
  });

  it('is nothing new: with its records, a store is in all of them and has its reference', () => {
    const fewer = documents(OPERATIONS.filter(({ feature, cost }) => feature !== 'store' && cost !== 'wallet'));
    const store = /store_catalog|\/v1\/store\/catalog|readStoreCatalog/;
    for (const document of ['llms', 'llmsFull', 'pricing', 'catalog', 'agents', 'agentCard'])
      expect([document, ...[all, fewer].map((one) => store.test(one[document] ?? ''))]).toEqual([
        document,
        true,
        false,
      ]);
    for (const [document, words] of [
      ['llmsFull', '\n## Store reference\n'],
      ['pricing', '## Paid'],
    ] as const)
      expect([document, ...[all, fewer].map((one) => (one[document] ?? '').includes(words))]).toEqual([
        document,
        true,
        false,
      ]);
  });
});

describe('the documents', () => {
  it('depend on the records and the deployment alone', () => expect(documents(OPERATIONS)).toEqual(all));

  it('are each named in the README with every other export', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const index = readFileSync(new URL('./index.ts', import.meta.url), 'utf8');
    for (const [, names] of index.matchAll(/^export \{ ([^}]+) \}/gm))
      for (const name of (names ?? '').split(', ')) expect(readme).toContain(`\`${name}\``);
  });
});
