import { patternWith } from './pattern.js';
import type { Standing } from './reading.js';
import type { TermMentions } from './term-mentions.js';

/**
 * A verb of wanting or adding with a word that points back, and nothing behind it of which the thing itself would be
 * wanted: "I need it by Friday".
 */
const POINTING_BACK = patternWith('g')`
    (?<![a-z])(?<!(?:not|n't|dont|never|no|without)[ ])(?:
      (?:want|need|add|include|would like|'d like|d like|put|throw)(?: to (?:add|include|have))?
    )[ ](?:that|it|this|one)(?: (?:one|option))?(?: (?:in|on))?
    (?=[ ]?(?:$|[,.!]|(?:please|pls|too|as well|then|also|thanks?|and|to (?:it|that|the|my))(?![a-z])))
    |(?<![a-z])(?<!(?:happy|ok|okay|fine|live|go|going|good|agree|deal|problem)[ ])
    (?:with|plus|and) (?:that|it|this)(?: (?:one|option))?
    (?: (?:too|as well|please|added|included))*(?=[ ,.!]*$)
    |(?<![不别])(?:[要加][上个]?|带上|想要)(?:这个|那个|它|这项|那项)
    |(?<!\p{Script=Han})(?:那就?|就|也|都|好的?|帮我|给我|请|麻烦)*(?:加上|带上)(?=[吧啊呀了，,。.!！ ]|$)
    |(?:这个|那个)(?:也|都|就)?[要加]
  `;

/** What is taken may be the offer or the option: a yes that points at either is plain to neither. */
const TAKES_EITHER =
  /(?<![a-z])(?:take|have|get|go (?:with|for)|do) (?:that|it|this)(?![a-z])|就(?:它|这个)|[买拿用]这个/;

/**
 * Whether a yes points at what may be the option that the last reply told of, or the offer: "I'll take that".
 * @example takesEither('i take that', { told: { term: 'express', option: 'yes' } }) // true
 */
export const takesEither = (text: string, { told }: Pick<Standing, 'told'>): boolean =>
  told !== undefined && TAKES_EITHER.test(text);

/**
 * Where a message asks for the option that the last reply told of: "yes, I want that", 加上这个. Null where it names an
 * option itself, or points at nothing.
 * @example pointsBack('yes i want that', { ...standing, told: { term: 'express', option: 'yes' } }, terms)
 * // { term: 'express', option: 'yes', start: 6, end: 15 }
 */
export function pointsBack(
  text: string,
  { told }: Pick<Standing, 'told'>,
  terms: Pick<TermMentions, 'spans'>,
): TermMentions['named'][number] | null {
  if (told === undefined || terms.spans.length > 0) return null;
  const [found, ...more] = text.matchAll(POINTING_BACK);
  if (found === undefined || more.length > 0 || /[?？吗]/.test(text)) return null;
  return { ...told, start: found.index, end: found.index + found[0].length };
}
