/**
 * Writes the skills of `libs/mcp-tools/skills` as modules, because a library reads no files: `node
 * tools/generate-skills.mjs`. A skill is a folder with `SKILL.md`; each becomes `src/skills/NAME.ts` with the texts of
 * all its files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { ROOT } from './install.mjs';

const SKILLS = join(ROOT, 'libs', 'mcp-tools', 'skills');
const CHUNK_CHARACTERS = 96;

/** The names of all skills, in order. */
export const skillNames = () => readdirSync(SKILLS).sort();

/** Where the module of a skill stands. */
export const moduleOf = (name) => join(ROOT, 'libs', 'mcp-tools', 'src', 'skills', `${name}.ts`);

/** The source of a skill's module. */
export async function renderSkill(name) {
  const folder = join(SKILLS, name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort((one, other) => Number(other === 'SKILL.md') - Number(one === 'SKILL.md') || (one < other ? -1 : 1));
  const constant = name.toUpperCase().replaceAll('-', '_');
  const listed = files.map((path) => `{ path: '${path}', text: [${linesOf(join(folder, path))}].join('\\n') }`);
  const source = [
    `// Written by tools/generate-skills.mjs from libs/mcp-tools/skills/${name}.`,
    "import type { SkillFile } from './skill-file.js';",
    '',
    `/** The files of the skill ${name}. */`,
    `export const ${constant}: readonly SkillFile[] = [${listed.join(',')}];`,
  ].join('\n');
  return prettier.format(source, {
    ...(await prettier.resolveConfig(ROOT)),
    parser: 'typescript',
    singleQuote: true,
    printWidth: 120,
  });
}

/** The lines of a file as string literals, long ones in pieces. */
function linesOf(path) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) =>
      (line.match(new RegExp(`.{1,${CHUNK_CHARACTERS}}`, 'gu')) ?? [''])
        .map((part) => JSON.stringify(part))
        .join(' + '),
    )
    .join(',\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of skillNames()) writeFileSync(moduleOf(name), await renderSkill(name));
