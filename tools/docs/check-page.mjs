/** A page against what happens when its blocks are run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { markFaults, readBlocks } from './blocks.mjs';
import { layOut, refreshJson, refreshText, sameJson, sameText } from './compare-answer.mjs';
import { runPage } from './run-page.mjs';

const parsed = (text) => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** What is wrong with a shown answer, or null. */
function answerFault({ language, code }, printed) {
  if (printed === undefined) return null;
  if (language === 'text') return sameText(code, printed) ? null : `this was printed:\n${printed.slice(0, 4000)}`;
  const [shown, real] = [parsed(code), parsed(printed)];
  if (shown === null) return 'this is no JSON';
  if (real === null) return `this was printed, and is no JSON:\n${printed.slice(0, 2000)}`;
  return sameJson(shown.value, real.value) ? null : `this was answered:\n${JSON.stringify(real.value).slice(0, 4000)}`;
}

function copyFault({ code, text }) {
  const path = join(ROOT, text);
  if (!existsSync(path)) return `there is no ${text}`;
  const held = readFileSync(path, 'utf8');
  const [shown, real] = [parsed(code), parsed(held)];
  const isSame = shown && real ? sameJson(shown.value, real.value) : held.trim() === code.trim();
  return isSame ? null : `this is not what ${text} holds`;
}

/**
 * Everything that is wrong with a page’s blocks, one sentence each; empty where all of it holds.
 * @param {string} markdown
 * @param {{ url: string, key: string }} service a service with a key that it knows
 */
export async function pageFaults(markdown, service) {
  const blocks = readBlocks(markdown);
  const marks = markFaults(blocks);
  if (marks.length > 0) return marks;
  const { outputs, fault } = await runPage(blocks, service);
  const answers = blocks.flatMap((block) => {
    const told = block.role === 'copy' ? copyFault(block) : answerFault(block, outputs.get(block.to));
    return told === null ? [] : [`line ${block.line}: ${told}`];
  });
  return [...(fault === null ? [] : [fault]), ...answers];
}

/** The answer to be shown, in the form of the one that is there; null where a person has to look. */
function freshAnswer({ language, code }, printed) {
  if (language === 'text') return refreshText(code, printed);
  const [shown, real] = [parsed(code), parsed(printed)];
  return shown && real ? `${layOut(refreshJson(shown.value, real.value))}\n` : null;
}

/**
 * The page with the answers of today.
 * @returns {Promise<{ markdown: string, left: string[] }>} `left` says what could not be brought up to date
 */
export async function refreshPage(markdown, service) {
  const blocks = readBlocks(markdown);
  const { outputs, fault } = await runPage(blocks, service);
  const left = fault === null ? [] : [fault];
  let fresh = markdown;
  for (const block of blocks.toReversed()) {
    const printed = outputs.get(block.to);
    if (printed === undefined || answerFault(block, printed) === null) continue;
    const answer = freshAnswer(block, printed);
    if (answer === null) left.push(`line ${block.line}: ${answerFault(block, printed)}`);
    else fresh = fresh.slice(0, block.start) + answer + fresh.slice(block.end);
  }
  return { markdown: fresh, left };
}
