import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { PureOperationsModule } from '../operations/pure-operations.module.js';
import { startFeatures, type FeatureApp } from '../testing/feature-app.js';
import { connectNew, connectOld } from '../testing/mcp-clients.js';
import { McpModule } from './mcp.module.js';

let service: FeatureApp;
beforeAll(async () => {
  service = await startFeatures([PureOperationsModule, McpModule]);
});
afterAll(() => service.close());

interface SkillEntry {
  readonly uri: string;
  readonly frontmatter: Readonly<Record<string, string>>;
  readonly resources: readonly { readonly uri: string; readonly digest: string; readonly size: number }[];
}

describe.each([
  ['2026-07-28', connectNew],
  ['2025-11-25', connectOld],
] as const)('a client of protocol %s', (_, connect) => {
  describe.each(['core', 'pro'] as const)('at the %s door', (door) => {
    const withDoor = async (use: (raw: Raw) => Promise<void>): Promise<void> => {
      const client = await connect({ url: service.url, door, headers: {} });
      try {
        await use(client.raw as unknown as Raw);
      } finally {
        await client.close();
      }
    };

    it('finds three skills, each file of which has the digest and the size that its list says', () =>
      withDoor(async (raw) => {
        expect(raw.getServerCapabilities()?.extensions).toEqual({
          'io.modelcontextprotocol/skills': { directoryRead: true },
        });
        const { skills } = await ask<{ skills: SkillEntry[] }>(raw, 'skills/list', {});
        expect(skills.map(({ frontmatter: { name } }) => name)).toEqual([
          'sell-inside-a-policy',
          'negotiate-as-buyer',
          'run-a-clearance',
        ]);
        for (const { uri, frontmatter, resources } of skills) {
          expect(uri).toBe(`skill://${frontmatter['name']}/SKILL.md`);
          expect(resources[0]?.uri).toBe(uri);
          for (const { uri: file, digest, size } of resources) {
            const { contents } = await raw.readResource({ uri: file });
            const bytes = Buffer.from(contents[0]?.text ?? '', 'utf8');
            expect([contents[0]?.mimeType, bytes.length]).toEqual(['text/markdown', size]);
            expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
          }
        }
      }));

    it('gets one skill as the list has it, and reads its folders level by level', () =>
      withDoor(async (raw) => {
        const { skills } = await ask<{ skills: SkillEntry[] }>(raw, 'skills/list', {});
        for (const skill of skills) {
          const got = await ask<{ skill: SkillEntry }>(raw, 'skills/get', { uri: skill.uri });
          expect(got.skill).toEqual(skill);
          const found: string[] = [];
          const open = async (uri: string): Promise<void> => {
            const { resources } = await ask<{ resources: { uri: string; mimeType: string }[] }>(
              raw,
              'resources/directory/read',
              { uri },
            );
            for (const child of resources)
              if (child.mimeType === 'inode/directory') await open(child.uri);
              else found.push(child.uri);
          };
          await open(skill.uri.replace('/SKILL.md', ''));
          expect(found.sort()).toEqual(skill.resources.map(({ uri }) => uri).sort());
        }
      }));

    it.each([
      ['skills/get', { uri: 'skill://haggle/SKILL.md' }],
      ['skills/get', { uri: 'skill://negotiate-as-buyer' }],
      ['skills/get', {}],
      ['resources/directory/read', { uri: 'skill://negotiate-as-buyer/SKILL.md' }],
      ['resources/directory/read', { uri: 'skill://negotiate-as' }],
    ])('is refused %s of %j as invalid', (method, params) =>
      withDoor((raw) => expect(ask(raw, method, params)).rejects.toMatchObject({ code: -32602 })),
    );
  });
});

/** Both clients, as far as this page uses them. */
interface Raw {
  getServerCapabilities(): { extensions?: object } | undefined;
  request(request: { method: string; params: object }, schema: typeof ResultSchema): Promise<object>;
  readResource(params: { uri: string }): Promise<{ contents: { text?: string; mimeType?: string }[] }>;
}

/** The answer to a method that neither client knows by name. */
async function ask<T extends object>(raw: Raw, method: string, params: object): Promise<T> {
  return (await raw.request({ method, params }, ResultSchema)) as T;
}
