import { InMemoryTransport } from '@modelcontextprotocol/server';
import { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_TUNABLES } from '@svc/operations';
import { openDoor } from './open-door.js';

const ALONE = { baseUrl: null, accessKey: null, dataDir: null, tunables: DEFAULT_TUNABLES };
const client = new Client({ name: 'spec', version: '1' });
beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await openDoor('core', ALONE, () => undefined)
    .serve(null)
    .connect(here);
  await client.connect(there as never);
});
afterAll(() => client.close());

/** The texts of every file of every skill. */
async function skillTexts(): Promise<string[]> {
  const { resources } = await client.listResources();
  const roots = resources.flatMap(({ uri }) => (uri.startsWith('skill://') ? [uri.replace('/SKILL.md', '')] : []));
  const files = roots.flatMap((root) => [`${root}/SKILL.md`, `${root}/references/calls.md`]);
  return Promise.all(
    files.map(async (uri) => ((await client.readResource({ uri })).contents[0] as { text: string }).text),
  );
}

describe('a skill', () => {
  it('shows calls that work as they stand', async () => {
    const calls = (await skillTexts()).flatMap((text) =>
      [...text.matchAll(/```json\n(.*?)```/gs)].map((match) => match[1]),
    );
    expect(calls.length).toBeGreaterThanOrEqual(8);
    for (const call of calls) {
      const { name, arguments: args } = JSON.parse(call ?? '') as { name: string; arguments: Record<string, unknown> };
      const { isError, structuredContent } = await client.callTool({ name, arguments: args });
      expect([name, isError ?? false, typeof structuredContent]).toEqual([name, false, 'object']);
    }
  });

  it('names members of policies, calls and answers that exist', async () => {
    const { tools } = await client.listTools();
    const named = ['svc://schemas/policy', ...tools.map(({ name }) => `svc://tools/${name}/answer`)];
    const schemas = await Promise.all(named.map(async (uri) => (await client.readResource({ uri })).contents));
    const known = new Set(JSON.stringify([tools, schemas]).match(/\w+/g));
    const words = (await skillTexts()).flatMap((text) => [...text.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''));
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });

  it('is told to a person who needs no key here that none is needed', async () => {
    expect(client.getInstructions()).toContain('No tool needs a key.');
    const { tools } = await client.listTools();
    expect(JSON.stringify(tools)).not.toMatch(/access_key|Needs an access key/);
  });
});
