import { isPlainYes } from '@svc/language';
import { holdStanding } from './hold.js';
import type { ReplyDecision } from './reply.js';
import { acceptedOffer } from './seal.js';
import type { Turn } from './turn.js';

/** How often in a row a yes in doubt is asked back. */
const CONFIRMATIONS = 2;

/**
 * A yes that is not plain to what: asked for as a yes is, and left to a person only when asking has not helped twice.
 */
export function confirmYes(turn: Turn): ReplyDecision | null {
  const { facts } = turn.reading;
  const accepted = acceptedOffer(turn);
  // Who was told that a person takes over reads what they agree to once more: the yes may be one to that.
  const afterHandoff = accepted !== null && turn.memory.last_kind === 'handoff';
  const inDoubt = facts.yes_in_doubt === true || accepted === 'unclear' || (accepted !== null && nodsAtNothing(turn));
  if (facts.other_currency !== undefined || (!afterHandoff && (!inDoubt || turn.memory.unclear >= CONFIRMATIONS)))
    return null;
  const left = turn.standing.length;
  if (left === 0) return null;
  return holdStanding(turn, left > 1 ? 'which_option' : 'yes_in_doubt', afterHandoff ? 0 : turn.memory.unclear + 1);
}

/** 好的谢谢: a nod and thanks, and nothing else, is thanks for what was told. */
const THANKS = /谢/;
const NODS = /好的?|行|嗯|哦|知道了|明白了?|多谢|感谢|谢谢?|[您你啦了哈啊呀，,。.!！ ]/g;
const nodsWithThanks = (words: string): boolean => THANKS.test(words) && words.replace(NODS, '') === '';

/**
 * "Ok, cool" where nothing was asked, or something else, or behind an answer: a nod answers what was said last. A yes
 * is one at any time, but right behind a message that was not understood it may be a yes to that.
 */
function nodsAtNothing({ memory, reading: { facts, package: named } }: Turn): boolean {
  const words = (facts.acts ?? []).filter(({ act }) => act === 'yes').map((act) => act.words);
  return (
    memory.awaits_yes === false &&
    facts.choice === undefined &&
    Object.keys(named).length === 0 &&
    words.length > 0 &&
    (memory.unclear > 0 || !words.some((one) => isPlainYes(one) && !nodsWithThanks(one)))
  );
}
