import { patternWith } from '@svc/language';

/** Whoever does something for it. Part of a pattern. */
const SOMEBODY =
  '(?:some|any)(?:one|body)|those|people|buyers|' +
  '(?:the|an?)(?: first| local| serious)?(?: person| buyer| one| customer| client| home)';

/** When something is ordered, or by whom, where a noun follows. Part of a pattern. */
const SOME_ORDERS =
  'weekdays?|weekends?|midweek|off[- ]peak|off[- ]season|winter|summer|local|repeat|returning|regular|new|' +
  'first[- ]time|long(?:er)?|large(?:r)?|small(?:er)?|short(?:er)?';

/** What makes a lowest price hold for some only, behind its sum: conditions and restrictions, closed classes. */
const FOR_SOME = patternWith('iu')`
    \b(?:to|for|from|with)[ ](?:${SOMEBODY})[ ](?:who|that|if|when|willing|able|prepared|ready|paying|collecting)\b
    |\b(?:to|for)[ ]whoever\b
    |\bfor[ ](?:${SOME_ORDERS})[ ]?\p{L}
    |\b(?:only[ ](?:for|if|when|with|to)|if|unless|otherwise|provided|for[ ]\p{L}+(?:[ ]\p{L}+)?[ ]only
      |for[ ](?:an?[ ])?(?:(?:local|quick|same[- ]day)[ ])?(?:pick-?up|collection|cash))\b
    |仅限|只限|只[给給]|除非|如果|否则|否則|[给給][谁誰]
  `;
/** The words of the condition itself: what the buyer does, or who they are. "Unless" names what they do not do. */
const CONDITION = patternWith('iu')`
    ^[\s,，]*(?:but[ ]|and[ ])?(?:only[ ])?(?:if|when|for|with|to|provided(?:[ ]that)?)[ ]
      (?:(?:${SOMEBODY})[ ](?:who|that|if|when)[ ]|whoever[ ]
        |(?:you|the[ ]buyer|buyers|they|we|someone|somebody|an?|the)[ ])?
      (?<en>[^.;!?]{2,60}?)(?:[ ]only)?[\s.,;]*$
    |^[\s,，]*(?:但)?(?:仅限|只限|只[给給]|如果)(?<zh>[^。；，]{1,20})[。\s]*$
  `;
/** The same before the sum: "if you pick it up this week I would go down to", "for midweek bookings I could go". */
const CONDITION_BEFORE = patternWith('iu')`
    ^\W*(?:and |but |only )?(?:if|when|provided(?: that)?) (?:you|the buyer|buyers|they|someone|somebody|anyone|anybody)
      [ ](?<en>[^.;!?]{2,60}?),? (?:then )?(?:(?:i|we)\b|(?:it|you) (?:can|could|would|will|is|may|get)\b|it['’]s\b)
    |^\W*(?:and |but |only )?(?:for|on) (?:an? )?(?<some>(?:${SOME_ORDERS})(?:[ ]\p{L}+){0,2}?),? (?:i|we)\b
  `;
/** A sum that is denied: whoever cannot go to it goes below it even less. */
const DENIED = patternWith('iu')`
    \b(?:can(?:['’]?t|not|[ ]not)|won['’]?t|couldn['’]?t|wouldn['’]?t)[ ]
    (?:go|come|drop|get|do)(?:[ ]down)?(?:[ ](?:to|for|at))?[ ]?$
  `;
const TOO_LOW = patternWith('iu')`
    ^\s?(?:is[ ]|would[ ]be[ ])?(?:(?:far|way|much)[ ])?too[ ](?:low|little|cheap)\b
    |^\s?[太也]?[太过過]?[低少]了
  `;

/**
 * Whether the words behind a lowest price give it to some only.
 * @example holdsForSome(' but only for repeat clients') // true
 */
export const holdsForSome = (behind: string): boolean => FOR_SOME.test(behind);

/**
 * What a lowest price that holds for some is given for; null where the words name it otherwise.
 * @example conditionBehind(' if you pick it up this week') // 'pick it up this week'
 */
export const conditionBehind = (behind: string): string | null => {
  const { en, zh } = CONDITION.exec(behind)?.groups ?? {};
  return en ?? zh ?? null;
};

/**
 * What a lowest price that holds for some is given for, by the words before it; null where they name nothing.
 * @example conditionBefore('If you pick it up this week I would go down to ') // 'pick it up this week'
 */
export const conditionBefore = (before: string): string | null => {
  const { en, some } = CONDITION_BEFORE.exec(before)?.groups ?? {};
  return en ?? some ?? null;
};

/**
 * Whether the words around a sum name it as a lowest price to deny it: "I can't go to £600", 6000太低了.
 * @example deniesSum("I can't go to ", '') // true
 */
export const deniesSum = (before: string, behind: string): boolean => DENIED.test(before) || TOO_LOW.test(behind);
