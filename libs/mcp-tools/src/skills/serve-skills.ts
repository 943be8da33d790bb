import {
  ProtocolError,
  ProtocolErrorCode,
  type Resource,
  type Server,
  type StandardSchemaV1,
} from '@modelcontextprotocol/server';
import type { Skill } from './skill.js';

/** The extension under which skills are declared, and that folders can be read. */
export const SKILLS_EXTENSION = { 'io.modelcontextprotocol/skills': { directoryRead: true } } as const;

/** A skill stays as it is while the service runs. */
const KEPT = { ttlMs: 300_000, cacheScope: 'public' } as const;
const MARKDOWN = 'text/markdown';
const DIRECTORY = 'inode/directory';
const HEX = 16;

/** An entry of `skills/list`: the head of the skill, and every file with the digest and the number of its bytes. */
interface SkillEntry {
  readonly uri: string;
  readonly frontmatter: Skill['frontmatter'];
  readonly resources: readonly { readonly uri: string; readonly digest: string; readonly size: number }[];
}

/** The methods of the extension for skills: list, get, and reading a folder. */
export function serveSkills(server: Server, skills: readonly Skill[], entries: () => Promise<SkillEntry[]>): void {
  server.setRequestHandler('skills/list', { params: WITHOUT_URI }, async () => ({ skills: await entries(), ...KEPT }));
  server.setRequestHandler('skills/get', { params: WITH_URI }, async ({ uri }) => {
    const skill = (await entries()).find((one) => one.uri === uri);
    if (skill === undefined) throw invalid('No skill is at this address; skills/list names all of them');
    return { skill, ...KEPT };
  });
  server.setRequestHandler('resources/directory/read', { params: WITH_URI }, ({ uri }) => {
    const resources = childrenOf(uri, skills);
    if (resources.length === 0) throw invalid('This address is not the folder of a skill');
    return { resources };
  });
}

/** The entries of skills, their digests taken at the first call. */
export function skillEntries(skills: readonly Skill[]): () => Promise<SkillEntry[]> {
  let taken: Promise<SkillEntry[]> | null = null;
  return () => (taken ??= Promise.all(skills.map(entryOf)));
}

/** The skills as resources: each `SKILL.md`, by the name and the description at its head. */
export function skillResources(skills: readonly Skill[]): Resource[] {
  return skills.map(({ uri, frontmatter: { name, description } }) => ({ uri, name, description, mimeType: MARKDOWN }));
}

/** The text of a skill's file; undefined for any other address. */
export function readSkillFile(uri: string, skills: readonly Skill[]): { text: string; mimeType: string } | undefined {
  const file = skills.flatMap(({ files }) => files).find((one) => one.uri === uri);
  return file && { text: file.text, mimeType: MARKDOWN };
}

async function entryOf({ uri, frontmatter, files }: Skill): Promise<SkillEntry> {
  const resources = files.map(async ({ uri: address, text }) => {
    const bytes = new TextEncoder().encode(text);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
    return { uri: address, digest: `sha256:${hex}`, size: bytes.length };
  });
  return { uri, frontmatter, resources: await Promise.all(resources) };
}

/** What stands directly in a folder; nothing where there is no such folder, because no folder of a skill is empty. */
function childrenOf(folder: string, skills: readonly Skill[]): Resource[] {
  const root = `${folder}/`;
  const inside = skills.flatMap(({ files }) => files).filter(({ uri }) => uri.startsWith(root));
  const names = new Set(inside.map(({ uri }) => uri.slice(root.length).split('/')[0] ?? ''));
  const listed = skillResources(skills);
  return [...names].map((name) => {
    const uri = root + name;
    const isFile = inside.some((file) => file.uri === uri);
    return listed.find((one) => one.uri === uri) ?? { uri, name, mimeType: isFile ? MARKDOWN : DIRECTORY };
  });
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

const WITHOUT_URI: StandardSchemaV1<unknown, unknown> = {
  '~standard': { version: 1, vendor: 'svc', validate: (value) => ({ value }) },
};

const WITH_URI: StandardSchemaV1<unknown, { uri: string }> = {
  '~standard': {
    version: 1,
    vendor: 'svc',
    validate: (value) => {
      const uri = (value as { uri?: unknown } | undefined)?.uri;
      return typeof uri === 'string' ? { value: { uri } } : { issues: [{ message: 'uri must be a string' }] };
    },
  },
};
