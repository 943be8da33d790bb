/**
 * The fenced blocks of a Markdown page and what is to be done with each; CONTRIBUTING.md says the same for authors.
 *
 * | Block | What is done |
 * | --- | --- |
 * | `sh`, `js`, `ts` | run; all blocks of a page in one folder and one shell, in their order |
 * | `json`, `text` after one of these | its answer: compared with what the block before it printed |
 * | under `<!-- run: COMMAND -->` | the command is run in its place and reads the block as its input |
 * | under `<!-- printed by: COMMAND -->` | it is what the command prints |
 * | under `<!-- file: NAME -->` | saved under that name, for the blocks that follow |
 * | under `<!-- copy of: PATH -->` | compared with that file of the repository |
 * | under `<!-- needs: PROGRAM -->` | run where that program is installed, else left alone, its answer too |
 * | under `<!-- not run: REASON -->` | left alone, but for the commands of this repository that it names |
 * | no language | an illustration: its commands are looked up, no more |
 */

import { spawnSync } from 'node:child_process';

const FENCE = /^(?<indent> *)```(?<language>\w*)[^\n]*\n(?<code>[\s\S]*?)^\k<indent>```$/gm;
const MARK = /<!-- (?<kind>run|printed by|needs|file|copy of|not run)\b:?(?<text>[^\n]*?)-->\s*$/;
const RUNNABLE = new Set(['sh', 'js', 'ts']);
const ANSWERS = new Set(['json', 'text']);

/** Whether a program can be run here. */
const isInstalled = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** What a block is for, from its mark and language; `answer` where it can only be one, which its place decides. */
function roleOf(language, mark) {
  if (mark?.kind === 'needs') return isInstalled(mark.text.trim()) ? 'run' : 'left';
  if (mark) return { run: 'run', 'printed by': 'run', file: 'file', 'copy of': 'copy', 'not run': 'left' }[mark.kind];
  if (language === '') return 'picture';
  if (RUNNABLE.has(language)) return 'run';
  return ANSWERS.has(language) ? 'answer' : 'unknown';
}

/**
 * The blocks of a page, in order.
 * @param {string} markdown
 * @returns {{ line: number, language: string, code: string, role: string, text: string, start: number, end: number,
 *   to: number | null }[]} `text` is what a mark says; `start` and `end` are where the code stands; `to` is, for what
 *   was printed, the place in the list of the block that printed it, null where there is none under the same heading
 * @example readBlocks('```sh\necho 1\n```\n')[0].role // 'run'
 */
export function readBlocks(markdown) {
  const blocks = [];
  let after = 0;
  let open = null;
  for (const match of markdown.matchAll(FENCE)) {
    const { language, code, indent } = match.groups;
    const between = markdown.slice(after, match.index);
    const mark = MARK.exec(between)?.groups;
    const role = roleOf(language, mark);
    if (/^#/m.test(between)) open = null;
    const start = match.index + match[0].indexOf('\n') + 1;
    blocks.push({
      line: markdown.slice(0, match.index).split('\n').length,
      language,
      code: indent ? code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') : code,
      role,
      text: mark?.kind === 'needs' && role === 'run' ? '' : (mark?.text.trim() ?? ''),
      start,
      end: start + code.length,
      to: mark?.kind === 'printed by' ? blocks.length : role === 'answer' ? open : null,
    });
    if (role === 'run' || mark?.kind === 'needs') open = blocks.length - 1;
    else if (role !== 'picture') open = null;
    after = match.index + match[0].length;
  }
  return blocks;
}

/**
 * What is wrong with the marks of a page, one sentence each.
 * @example markFaults([{ line: 3, role: 'unknown', language: 'ini', text: '' }]) // ['line 3: …']
 */
export function markFaults(blocks) {
  return blocks.flatMap(({ line, role, language, text, to }) => {
    if (role === 'unknown')
      return [`line ${line}: a block of "${language}" is neither run nor marked; say why: <!-- not run: … -->`];
    if (role === 'answer' && to === null)
      return [`line ${line}: this ${language} answers no block under the same heading, and is not marked`];
    if (['left', 'file', 'copy'].includes(role) && text.length < 3) return [`line ${line}: the mark says nothing`];
    return [];
  });
}
