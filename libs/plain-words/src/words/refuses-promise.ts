import { THINGS } from './phrases/refuses-promise.js';

/** Whether a word says the thing and no more: "delivery", not "delivery abroad". */
function isJust(word: string, thing: RegExp): boolean {
  const rest = word.replace(new RegExp(thing.source, 'g'), '');
  return rest !== word && !rest.includes(' ') && rest.length <= (/[a-z]/.test(word) ? 4 : 1);
}

/** A refusal of the thing itself: what follows names only what is sold. */
const FLATLY = /\b(?:never|not|n't|no)\b(?: [a-z]+){0,3} (?:an?y? )?(?:warrant|guarantee|refund|training|install)/;
/** A refusal of one sort of the thing. */
const LIMITED =
  /\d|\b(?:extended|lifetime|international|overseas|abroad|after|extra|longer|beyond|more|partial|cash)\b/;

/** "旧机绝不回收" beside "旧机免费回收": every character of what is refused stands beside the promise. */
function sameWords(refused: readonly string[], promised: string, quote: string): boolean {
  return (
    /\p{Script=Han}/u.test(promised) &&
    refused.includes(promised) &&
    refused.every((word) => [...word].every((character) => quote.includes(character)))
  );
}

function sameThing(refused: string, words: readonly string[], promised: string): boolean {
  if (THINGS.some((thing) => thing.test(refused) && thing.test(promised) && words.every((word) => isJust(word, thing))))
    return true;
  const flat = THINGS.find((thing) => thing.test(refused) && thing.test(promised));
  if (
    flat &&
    FLATLY.test(refused) &&
    !LIMITED.test(refused) &&
    /warrant|refund|guarantee|training|install/.test(refused)
  )
    return true;
  return words.length > 0 && words.every((word) => word.length > 1 && promised.includes(word));
}

/**
 * Whether what is refused is what is promised elsewhere.
 * @param promised the words of the promise
 * @param quote the clause that promises it
 */
export function refusesPromise(
  never: { quote: string; words: readonly string[] },
  promised: string,
  quote: string,
): boolean {
  return (
    sameThing(never.quote.toLowerCase(), never.words, promised.toLowerCase()) || sameWords(never.words, promised, quote)
  );
}
