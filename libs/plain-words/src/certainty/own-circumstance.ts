import { foldText, patternWith } from '@svc/language';

/** The speaker, in the forms that people write. */
const WE = String.raw`(?:so |and |or )?(?:i|we)`;
/** Being at a place, and what belongs to doing a job: closed classes of prepositions and verbs, in the present only. */
const AT_PLACE = patternWith('iu')`
    ^${WE}(?:['’]?m|[ ]am|['’]re|[ ]are)[ ](?:based[ ]|located[ ])?(?:in|on|at|near|outside|behind)[ ]
  `;
const DOES_JOB = patternWith('iu')`
    ^${WE}(?:
      ['’]ve[ ]got
      |[ ](?:
        have|hold|carry|bring|supply|provide|use|work|ship|deliver|serve|cover|travel|operate|meet|load|pack|collect
        |cook|bake|roast|teach|train|clean|repair|come|open
      )
    )[ ]
  `;
/** What somebody who comes may do: a closed class of verbs of looking and fetching. */
const YOU_MAY = patternWith('iu')`
    ^you[ ](?:may|can)[ ](?:
      (?:try|test|view|inspect|collect|borrow|see|use)[ ](?:it|them|one|an?|the)\b
      |pick[ ](?:it|them)[ ]up
      |visit\b
    )
  `;
/** What makes a circumstance one of the thing or the service: a proper name, a floor, a tool of one's own. */
const NAMED = /(?<=\s)\p{Lu}[\p{L}\p{N}'’-]+|(?<=\s)\p{Ll}+\p{Lu}\p{L}*/u;
const FLOOR = /\b(?:\p{L}+|\p{Nd}+(?:st|nd|rd|th)) floor\b/iu;
const OWN = /\b(?:my|our) own\b/iu;
/** A paper is named with an article ("an enhanced DBS"); what has none is an illness, a person or a meeting. */
const HAS = /^[^ ]+(?:['’]ve got| have| hold| carry) /u;
const PAPER = /(?:['’]ve got| have| hold| carry) (?:an?|the|full)(?: \p{Ll}+){0,2} \p{Lu}{2,}$/u;
/** What goes on in another clause is no plain circumstance. */
const GOES_ON = patternWith('iu')`
    \b(?:but|so|till|until|because|as|to|with[ ](?:him|her|them)|who|which|that|when|while)\b
  `;
/** People, money, health, law and time that press: never told of whoever says "I". */
const PRESSES = patternWith('iu')`
    \b(?:
      wife|husband|partner|kids?|child|children|son|daughter|mother|father|mum|mom|dad|nan|sister|brother|family|baby
      |boss|(?:the|my|our)[ ]bank|loans?|debts?|mortgage|rent|bills?|tax(?:es)?|arrears|lien|court
      |lawyer|solicitor|divorce|chapter
      |sick|ill|illness|hospital|clinic|trouble|hurry|rush|deadline|budget|holiday|leave|benefits|time
      |buyers?|offers?|interest|meetings?|appointments?
    )\b
    |[爸妈爹娘妻夫儿女债贷病医急钱]
    |老[公婆]
    |孩子
  `;
const BRINGS_HAN = /^\p{Script=Han}{1,8}我(?:们)?自己?[带备](?:来|过来)?$/u;
/** A paper that somebody is known by: the head of the words names a document. */
const PAPER_HAN = /^(?:我|我们|本人)(?:持?有|持)[\p{L}\p{N}\s]{1,12}(?:证书?|执照|资格|资质|注册|认证)$/u;

/**
 * Whether somebody says with "I" or "we" where the thing is, what they work with or which papers they hold. Reasons,
 * needs, people, money and what somebody thinks or would do are none of these: the verbs are those of a job, in the
 * present, and something has to stand there by its name.
 * @example tellsCircumstance('I have an enhanced DBS') // true
 * @example tellsCircumstance('I have a loan with Santander') // false
 */
export function tellsCircumstance(quote: string): boolean {
  const { text } = foldText(quote);
  if (PRESSES.test(text)) return false;
  if (BRINGS_HAN.test(text) || PAPER_HAN.test(text)) return true;
  if (GOES_ON.test(text)) return false;
  if (YOU_MAY.test(text)) return true;
  if (AT_PLACE.test(text)) return NAMED.test(quote) || FLOOR.test(text);
  if (!DOES_JOB.test(text)) return false;
  return OWN.test(text) || (HAS.test(text) ? PAPER.test(quote) : NAMED.test(quote));
}

/** The words without whoever speaks. */
export const withoutSpeaker = (text: string): string =>
  text.replace(/\b(?:we|our|we['’]re|we['’]ve|you|may|can)\b/giu, ' ');

/** What a price holds, what is split or done by the sellers, and what a thing must be: no deal is spoken of. */
const HARMLESS: readonly RegExp[] = [
  /^(?:and )?(?:this|that|it|which|the price|the fee) (?:already )?(?=includes?\b|covers?\b)/giu,
  /\b(?:of|by) us\b/giu,
  /(?<=\p{L}) or (?=\p{L})(?!(?:more|less|fewer|longer|over|under|above|below|better|best|nearest)\b)/giu,
  /(?<=\p{Nd} \p{L}+ )per(?= \p{L}+$)/giu,
  patternWith('giu')`
    \bmust[ ](?:be|have|bring|wear|hold)\b(?![ ](?:
      told|said|asked|answered|mentioned|kept|hidden|explained|referred|passed|approved|confirmed|checked|polite
      |friendly|sold|gone|moved|taken|paid
    )\b)
  `,
];

/** A place of the sellers, which is told where it has a name. */
const OUR_PLACE = /(?<=\b(?:at|in|from|near|behind) )our\b/giu;

/** The words without those that name somebody, offer a choice or count, and yet speak of no deal. */
export function withoutHarmless(text: string): string {
  const bare = NAMED.test(text) ? text.replace(OUR_PLACE, ' ') : text;
  return HARMLESS.reduce((rest, words) => rest.replace(words, ' '), bare);
}

/** What something does not have, said as a part of what it is: "with no elevator". */
const LACKS_AT_END = /\b(?:with no|without(?: an?| any)?|and there(?: is|['’]s| are) no) \p{L}+$/iu;

/** The words without the part that says what the thing lacks. */
export const withoutLack = (text: string): string => text.replace(LACKS_AT_END, ' ');
