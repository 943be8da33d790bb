import { PASSES_ON } from './people.js';
import { ABOUT_PERSON, LEAD } from './phrases/answers.js';
import { NO_ANSWER } from './phrases/people.js';
import { refuses } from './refusals.js';
import type { PieceReader } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';
import type { Clause } from '../../text/clause.js';
import { pattern } from '@svc/language';
import { subjectWords } from '../../words/subject-words.js';

const ASKED = /(?:问|想知道|想了解|了解|咨询|打听|关于)/;
const TOLD = pattern`
    (?<![别勿不])(?:就|直接|请|您|你|都|统一|一律|则|可以?|帮我|跟(?:他|她|客户|对方)们?){0,8}
    (?:说(?!一下情况)|告诉(?:他|她|客户|对方|买家|客人|大家)?们?|告知|回答|答复|回复|解释)(?!不|清)(?:是|:){0,8}
  `;
const MAY_TELL = /^(?:可以?|请|直接)(?:告诉|跟|告知|说)/;
/** "人工：报关". */
const LABEL = /^(?:转?人工|真人|转接|找我|人工处理|人工客服)\s?[:：]\s?(?=[^<])/;
const passes = (text: string): boolean => LABEL.test(text) || (PASSES_ON.test(text) && !DEEDS.test(text));
/** What buyers do with the seller for a discount, and where they find what is sold. */
const DEEDS = /(?:的|者|的话)$(?<!(?:问|谈|回|答)[^，]{0,3}的)/;

/** The words of what is asked or passed on, without the words that only lead to it. */
function wordsOf(text: string): string[] {
  const words = subjectWords(text.replace(LEAD, ''));
  return words.length > 0 ? words : subjectWords(text);
}

/** "有人问保修，就说整机保修一年": what buyers may be told. */
export const readTold: PieceReader = (run, at) => {
  if ((!ASKED.test(pieceText(run, at)) && !MAY_TELL.test(pieceText(run, at))) || passes(pieceText(run, at)))
    return null;
  for (let count = 1; count <= 4 && at + count <= run.pieces.length; count += 1) {
    if (count > 1 && passes(pieceText(run, at + count - 1))) return null;
    const clause = joined(run, at, count);
    const told = TOLD.exec(clause.text);
    if (!told) continue;
    const whole = joined(run, at, run.pieces.length - at);
    const start = told.index + told[0].length;
    const question = whole.words(0, told.index);
    const answer = whole.words(start, whole.text.length);
    if (answer === '' || (question === '' && told.index > 0) || passes(whole.text)) return null;
    return {
      pieces: run.pieces.length - at,
      usesOpen: false,
      statements: [
        {
          kind: 'fact',
          words: [...new Set([...wordsOf(question), ...subjectWords(answer)])].slice(0, 12),
          quote: answer.replace(/[\s,，。.]+$/, ''),
        },
      ],
    };
  }
  return null;
};

/** What stands before the person and the way to them; behind it where the person is the label. */
function subjectOf(clause: Clause): string {
  const label = LABEL.exec(clause.text)?.[0].length;
  if (label !== undefined) return clause.words(label, clause.text.length);
  const lead =
    /^(?:如果|要是|凡是?|有人|客户|客人|遇到|碰到|想|要){0,8}(?:问|谈|聊|说)?/.exec(clause.text)?.[0].length ?? 0;
  const found = PASSES_ON.exec(clause.text.slice(lead)) ?? NO_ANSWER.exec(clause.text.slice(lead));
  const subject = clause.words(0, found ? lead + found.index : 0).replace(/[\s,，:：的]+$/, '');
  return subject.length > 1 ? subject : clause.quote;
}

/** A number beside which no price is spoken of: an extension, a count. */
const priced = (text: string): boolean =>
  /<[mp]\d+>/.test(text) || (/<[ny]\d+>/.test(text) && !/分机|内线|直线|专线|热线|电话|转线|楼|号/.test(text));

/** "谈加盟的，转给我", "检疫证的事我哥在弄，问到了就让他来回", "你别瞎答": what a person answers. */
export const readPassedOn: PieceReader = (run, at) => {
  for (let count = 1; count <= 5 && at + count <= run.pieces.length; count += 1) {
    const text = pieceText(run, at + count - 1);
    const passed = passes(text) || (count + run.open.length > 1 && NO_ANSWER.test(text));
    if (priced(text) || (TOLD.test(text) && !passed) || (!passed && refuses(text))) return null;
    if (!passed) continue;
    const usesOpen = run.open.length > 0;
    const clause = joined(run, at, count, run.open);
    const subject = subjectOf(clause);
    const words = wordsOf(subject);
    if (subject === '' || words.length === 0) return null;
    let pieces = count;
    while (goesOn(pieceText(run, at + pieces))) pieces += 1;
    return { pieces, usesOpen, statements: [{ kind: 'handoff', subject, words, quote: clause.quote }] };
  }
  return null;
};

const goesOn = (text: string): boolean =>
  text !== '' &&
  (ABOUT_PERSON.test(text) || NO_ANSWER.test(text) || (/^(?:由|让|请|直接|统一|都)/.test(text) && passes(text))) &&
  !hasFigure(text);

const LIKEWISE = /^(.{2,14}?)(?:的|也|都|是){0,8}(?:一样|同理|同样|也是|同上|照旧|如此)$|^(.{2,14}?)也是$/;

/** "农机补贴也一样": goes the way of the refusal or the hand-off before it. */
export const readLikewise: PieceReader = (run, at) => {
  const last = run.statements.at(-1);
  const said = LIKEWISE.exec(pieceText(run, at));
  const about = said?.[1] ?? said?.[2];
  if (
    about === undefined ||
    hasFigure(about) ||
    (last?.kind !== 'never' && last?.kind !== 'handoff') ||
    /价|客户|所有|大家|谁/.test(about)
  )
    return null;
  const { quote } = joined(run, at, 1);
  const words = wordsOf(about);
  let pieces = 1;
  while (goesOn(pieceText(run, at + pieces)) || passes(pieceText(run, at + pieces))) pieces += 1;
  return {
    pieces,
    usesOpen: false,
    statements: [
      last.kind === 'never'
        ? { kind: 'never', words, about: 'request', quote }
        : { kind: 'handoff', subject: about, words, quote },
    ],
  };
};
