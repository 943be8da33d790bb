import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { OPERATIONS, toolsOfDoor } from '@svc/contracts';
import { prepareReading } from './prepared-reading.js';
import { PROMPTS } from './prompts.js';
import { namingVersions, NEWEST_VERSION, STDIO_PROTOCOL_VERSIONS } from './protocol-versions.js';
import { exampleTexts, schemaTexts } from './reading-texts.js';
import { readSkillFile, skillEntries, skillResources } from './skills/serve-skills.js';
import { SKILLS, toolsOfSkill } from './skills/skill.js';
import { toolInputSchema } from './tool-schemas.js';

const tools = toolsOfDoor(OPERATIONS, 'pro');
const names = tools.map(({ link }) => link.name);
const POLICY = { title: 'An offer policy', description: 'What a seller allows.', type: 'object' };

describe('a prompt', () => {
  it.each(PROMPTS.map((prompt) => [prompt.name, prompt] as const))('%s leans on tools that exist', (_, prompt) => {
    for (const tool of prompt.tools) expect(names).toContain(tool);
  });

  it.each(PROMPTS.map((prompt) => [prompt.name, prompt] as const))(
    '%s says what it was given, word for word, and names each of its tools',
    (_, prompt) => {
      const given = Object.fromEntries(prompt.arguments.map(({ name }) => [name, `{the ${name}: $& "quoted"}`]));
      const text = prompt.say(given);
      for (const words of Object.values(given)) expect(text).toContain(words);
      for (const tool of prompt.tools) expect(text).toContain(tool);
      expect(text).not.toContain('undefined');
    },
  );

  it('says nothing of an argument that was left out', () => {
    for (const prompt of PROMPTS) {
      const required = prompt.arguments.filter((argument) => argument.required);
      expect(prompt.say(Object.fromEntries(required.map(({ name }) => [name, 'x'])))).not.toContain('undefined');
    }
  });
});

describe('a skill', () => {
  it.each(SKILLS.map((skill) => [skill.frontmatter.name, skill] as const))('%s begins as skills do', (name, skill) => {
    expect(skill.uri).toBe(`skill://${name}/SKILL.md`);
    expect(skill.files[0]?.uri).toBe(skill.uri);
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(skill.frontmatter.description).toMatch(/\.$/);
    expect(skill.frontmatter.description.length).toBeLessThanOrEqual(1_024);
  });

  it('names at least one tool, and is read by its address alone', () => {
    for (const skill of SKILLS) {
      expect(toolsOfSkill(skill).length).toBeGreaterThan(0);
      for (const { uri, text } of skill.files) expect(readSkillFile(uri, SKILLS)?.text).toBe(text);
      expect(readSkillFile(`${skill.uri}x`, SKILLS)).toBeUndefined();
    }
  });

  it('is listed with the digest and the size of its bytes', async () => {
    const entries = await skillEntries(SKILLS)();
    for (const [index, { resources }] of entries.entries())
      for (const [place, { digest, size, uri }] of resources.entries()) {
        const { text } = SKILLS[index]!.files[place]!;
        expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
        expect([uri, size]).toEqual([SKILLS[index]!.files[place]!.uri, Buffer.byteLength(text)]);
      }
    const text = 'größer: 价格 😀';
    const [made] = await skillEntries([{ ...SKILLS[0]!, files: [{ uri: 'skill://made/SKILL.md', text }] }])();
    expect(made?.resources[0]?.size).toBe(Buffer.byteLength(text));
    expect(skillResources(SKILLS).map(({ uri }) => uri)).toEqual(SKILLS.map(({ uri }) => uri));
  });
});

describe('what a door offers for reading', () => {
  const readingOf = (kept: readonly string[]) =>
    prepareReading({
      records: OPERATIONS,
      doorTools: tools.filter(({ link }) => kept.includes(link.name)),
      execute: () => Promise.reject(new Error('nothing is asked while a door is prepared')),
      schemas: { Policy: POLICY },
      texts: [],
    });

  it('is everything where it has every tool, each at an address of its own', () => {
    const { prompts, skills, resources } = readingOf(names);
    expect([prompts.length, skills.length]).toEqual([PROMPTS.length, SKILLS.length]);
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length);
    for (const { uri, name } of resources) expect([uri, name]).toEqual([uri, expect.stringMatching(/^\S+$/)]);
  });

  it('leaves out prompts and skills that lean on a tool which it lacks', () => {
    const { prompts, skills } = readingOf(names.filter((name) => name !== 'verify_deal_receipt'));
    expect(prompts.map(({ name }) => name)).not.toContain('verify_receipt');
    expect(prompts.map(({ name }) => name)).toContain('negotiate_price');
    for (const skill of skills) expect(toolsOfSkill(skill)).not.toContain('verify_deal_receipt');
  });

  it('holds no examples where there are no tools', () => {
    expect(exampleTexts([])).toEqual([]);
    expect(readingOf([]).prompts).toEqual([]);
  });
});

describe('the worked calls', () => {
  const told = JSON.parse(exampleTexts(tools)[0]!.text as string) as Record<
    string,
    { calls: { arguments: Record<string, unknown> }[] }
  >;

  it('are of every tool, with arguments that its schema knows', () => {
    expect(Object.keys(told)).toEqual(names);
    for (const { link, record } of tools) {
      const known = Object.keys(toolInputSchema(record, link).properties);
      for (const { arguments: given } of told[link.name]!.calls)
        expect([link.name, Object.keys(given).filter((name) => !known.includes(name))]).toEqual([link.name, []]);
    }
  });

  it('hold no null: what is left out is left out', () => {
    for (const { calls } of Object.values(told))
      for (const { arguments: given } of calls) expect(Object.values(given)).not.toContain(null);
  });
});

describe('the schemas of libraries', () => {
  it('are read under their names, with their own words or a sentence of ours', () => {
    const [policy, receipt] = schemaTexts({ Policy: POLICY, Receipt: { type: 'object' } });
    expect(policy).toMatchObject({
      uri: 'svc://schemas/policy',
      title: 'JSON Schema: An offer policy',
      description: 'What a seller allows.',
      mimeType: 'application/schema+json',
    });
    expect(JSON.parse(policy!.text as string)).toEqual(POLICY);
    expect(receipt).toMatchObject({ uri: 'svc://schemas/receipt', description: 'What a receipt may contain.' });
  });
});

describe('the versions of the protocol', () => {
  it('begin with the newest, each once', () => {
    expect(STDIO_PROTOCOL_VERSIONS[0]).toBe(NEWEST_VERSION);
    expect(new Set(STDIO_PROTOCOL_VERSIONS).size).toBe(STDIO_PROTOCOL_VERSIONS.length);
  });

  it('are all named in a refusal of one that is not served, beside what it says already', () => {
    const error = { code: -32_022, message: 'Unsupported', data: { requested: '1999-01-01', supported: ['x'] } };
    expect(namingVersions({ jsonrpc: '2.0', id: 1, error }, ['b', 'a'])).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { ...error, data: { requested: '1999-01-01', supported: ['b', 'a'] } },
    });
  });

  it('are all named in an answer about them, and nowhere else', () => {
    const answer = { jsonrpc: '2.0' as const, id: 1, result: { supportedVersions: ['x'], other: 1 } };
    expect(namingVersions(answer, ['b']).result).toEqual({ supportedVersions: ['b'], other: 1 });
    const others = [
      { jsonrpc: '2.0' as const, id: 1, result: { tools: [] } },
      { jsonrpc: '2.0' as const, id: 1, error: { code: -32_601, message: 'no such method' } },
      { jsonrpc: '2.0' as const, method: 'notifications/progress' },
    ];
    for (const message of others) expect(namingVersions(message, ['b'])).toBe(message);
  });
});
