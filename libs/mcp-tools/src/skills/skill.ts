import { TOOL_ORDER } from '@svc/contracts';
import { NEGOTIATE_AS_BUYER } from './negotiate-as-buyer.js';
import { RUN_A_CLEARANCE } from './run-a-clearance.js';
import { SELL_INSIDE_A_POLICY } from './sell-inside-a-policy.js';
import type { SkillFile } from './skill-file.js';

/**
 * A guide to a job that takes several tools, in the form of the Agent Skills specification, served by the MCP extension
 * for skills.
 */
export interface Skill {
  /** The address of its `SKILL.md`. */
  readonly uri: string;
  /** What stands at the head of `SKILL.md`, member by member. */
  readonly frontmatter: { readonly name: string; readonly description: string; readonly [member: string]: string };
  /** Its files, `SKILL.md` first, by their addresses. */
  readonly files: readonly { readonly uri: string; readonly text: string }[];
}

/** The file at the root of every skill. */
const SKILL_FILE = 'SKILL.md';

/** Every skill, in the order of lists. */
export const SKILLS: readonly Skill[] = [SELL_INSIDE_A_POLICY, NEGOTIATE_AS_BUYER, RUN_A_CLEARANCE].map(skillOf);

/** The tools that a skill names. */
export function toolsOfSkill({ files }: Skill): string[] {
  const words = new Set(files.flatMap(({ text }) => [...text.matchAll(/`(\w+)`/g)].map((match) => match[1])));
  return TOOL_ORDER.filter((name) => words.has(name));
}

function skillOf(files: readonly SkillFile[]): Skill {
  const frontmatter = frontmatterOf(files.find(({ path }) => path === SKILL_FILE)?.text ?? '');
  const root = `skill://${frontmatter.name}`;
  return {
    uri: `${root}/${SKILL_FILE}`,
    frontmatter,
    files: files.map(({ path, text }) => ({ uri: `${root}/${path}`, text })),
  };
}

/**
 * The head of a document: `name: words` a line, nothing nested, which is all of YAML that the skills of this library
 * use.
 * @throws Error for a document without a name and a description
 */
function frontmatterOf(text: string): Skill['frontmatter'] {
  const head = /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '';
  const members = Object.fromEntries(
    head.split('\n').map((line) => {
      const [name = '', ...words] = line.split(': ');
      return [name, words.join(': ')] as const;
    }),
  );
  const { name, description } = members;
  if (name === undefined || description === undefined) throw new Error('a skill begins with its name and description');
  return { ...members, name, description };
}
