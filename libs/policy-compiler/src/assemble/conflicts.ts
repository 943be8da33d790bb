import type { Statement } from '../read/statement.js';
import { saidAbout } from '../read/statement.js';
import type { Assembly } from './draft.js';
import { note, quoteBoth } from './draft.js';

/** Words for one thing that can be both refused and promised. */
const THINGS: readonly RegExp[] = [
  /deliver|\bship|freight|postage|courier|送货|包邮|配送|快递|免运费|发货|运费/, /pick(?:s|ed|ing)?(?: \w+){0,2}[ -]?up|collection|自提|自取/,
  /warrant|guarantee|质保|保修/, /install|fitting|安装/, /trade[ -]?in|part[ -]exchange|以旧换新|置换/, /refund|returns?\b|退货|退款/, /\bcash\b|现金/, /instal?ments?|分期|赊/, /training|onboarding|培训/,
];

/** "We never deliver" beside "free delivery": one of them is meant otherwise. */
export function noteConflicts(assembly: Assembly, statements: readonly Statement[]): void {
  for (const never of saidAbout(statements, 'never')) {
    for (const gift of [...saidAbout(statements, 'gift'), ...saidAbout(statements, 'trade')]) {
      const promised = gift.kind === 'gift' ? gift.what : gift.condition;
      if (!sameThing(never.quote.toLowerCase(), never.words, promised.toLowerCase()) && !sameWords(never.words, promised, gift.quote)) continue;
      note(assembly, 'contradiction', '/never', `"${promised}" is promised and refused.`, 'Keep one of them.', quoteBoth(assembly.description, never.quote, gift.quote));
    }
  }
}

/** Whether a word says the thing and no more: "delivery", not "delivery abroad". */
function isJust(word: string, thing: RegExp): boolean {
  const rest = word.replace(new RegExp(thing.source, 'g'), '');
  return rest !== word && !rest.includes(' ') && rest.length <= (/[a-z]/.test(word) ? 4 : 1);
}

/** A refusal of the thing itself: what follows names only what is sold. */
const FLATLY = /\b(?:never|not|n't|no)\b(?: [a-z]+){0,3} (?:an?y? )?(?:warrant|guarantee|refund|training|install)/;
/** A refusal of one sort of the thing. */
const LIMITED = /\d|\b(?:extended|lifetime|international|overseas|abroad|after|extra|longer|beyond|more|partial|cash)\b/;

/** "旧机绝不回收" beside "旧机免费回收": every character of what is refused stands beside the promise. */
function sameWords(refused: readonly string[], promised: string, quote: string): boolean {
  return /\p{Script=Han}/u.test(promised) && refused.includes(promised) && refused.every((word) => [...word].every((character) => quote.includes(character)));
}

function sameThing(refused: string, words: readonly string[], promised: string): boolean {
  if (THINGS.some((thing) => thing.test(refused) && thing.test(promised) && words.every((word) => isJust(word, thing)))) return true;
  const flat = THINGS.find((thing) => thing.test(refused) && thing.test(promised));
  if (flat && FLATLY.test(refused) && !LIMITED.test(refused) && /warrant|refund|guarantee|training|install/.test(refused)) return true;
  return words.length > 0 && words.every((word) => word.length > 1 && promised.includes(word));
}
