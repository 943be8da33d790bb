import type { Standing } from './reading.js';
import { patternWith } from './pattern.js';

/** Which standing offer a message picks. */
export interface MenuChoice {
  /** 1-based; null where a pick was meant but fits none. */
  choice: number | null;
  spans: { start: number; end: number }[];
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  one: 1,
  two: 2,
  three: 3,
  a: 1,
  b: 2,
  c: 3,
  一: 1,
  二: 2,
  三: 3,
  两: 2,
  甲: 1,
  乙: 2,
  丙: 3,
  前: 1,
  首: 1,
};
/** "A second set of tires" is one more, not the second offer. */
const PICKS: readonly RegExp[] = [
  patternWith('g')`
    (?<![a-z\d])(?<!(?<![a-z\d])a )(?:the )?(first|second|third|1st|2nd|3rd)(?:
      [ ](?:one|option|offer|choice|deal|package|proposal|alternative|plan|variant)
    )?(?![a-z\d])
      (?!
      [ ](?:
        year
        |month
        |week
        |day
        |time
        |thing
        |of all
        |hand
        |quarter
        |look
        |class
        |rate
        |floor
        |place
        |step
        |place
        |party
      )
    )
      (?<=
      (?:one|option|offer|choice|deal|package|proposal|alternative|plan|variant)
      |(?=
        $
        |[^a-z ]
        | (?:
          please
          |pls
          |is
          |works?
          |sounds?
          |looks?
          |will
          |would
          |suits?
          |seems?
          |if
          |but
          |at
          |with
          |without
          |and
          |then
          |it
          |for
          |in
          |by
        )(?![a-z])
        | ?[^a-z ]
      )
    )
  `,
  patternWith('g')`
    (?<![a-z\d])(?<!(?:i|we|can|could|will|to|would|only|may|might|must|not|'ll|'d) )(?:
      option|offer|choice|number|no\.?|package|plan|variant|deal|proposal
    ) ?#?(\d|one|two|three|a|b|c)(?![a-z\d%]|[.,]\d)
  `,
  /(?<![\w#])#(\d)(?![\d%]|[.,]\d)/g,
  /第([一二三123])(?:个|種|种|项|款|套|方案|选项)?(?!年|天|次|周|月)/g,
  /(?:方案|选项|选择?|套餐)([一二三甲乙丙abc123])(?![\d.,万千百十个件台块元])/g,
];
/** A letter or figure that is all there is in a clause, beside words of picking. */
const WHOLE = patternWith('g')`
    (?<=^|[,，。.!！;；:：]\s{0,2})(?:(?:ok(?:ay)?|so|then|well|yes|yeah|alright|great|deal) )?(?:
      i(?:'?d|'?ll| would| will)? (?:take|choose|pick|go (?:with|for)|like|prefer)[ ]
      |it'?s[ ]
      |give me[ ]
      |let'?s (?:go (?:with|for)|do|take)[ ]
      |go with[ ]
      |take[ ]
      |那?就?(?:我?选|我?要|定|是|来)?
    )?
    \(?([abc123])\)?(?:
      [ ]?(?:
        please
        |pls
        |吧
        |then
        |it is
        |(?:
          works?|is (?:fine|good|ok|okay)|sounds (?:good|great|fine)|looks good
        )(?: (?:for|by|to) (?:me|us))?
        |可以
        |就行
        |好了?
        |行
      )
    )?(?=\s?(?:$|[,，。.!！;；](?!\d)))
  `;
const CHEAPER = patternWith('g')`
    (?:the )?(?:
      cheap(?:er|est)|lowest(?:[ -]priced?)?|less expensive|lower[ -]priced
    )(?: (?:one|option|offer|deal|of (?:the )?(?:two|three)))(?![a-z])
    |(?:最?便宜的?|价格低)(?:那[个种]|的那[个种])
  `;
const DEARER =
  /(?:the )?(?:more expensive|most expensive|pricier|dearer)(?: (?:one|option|offer))(?![a-z])|贵的那[个种]/g;
const LAST = patternWith('g')`
    (?<![a-z])(?:the )?(?:last|latter|third and last|final) (?:
      one|option|choice|of (?:the )?(?:two|three|them)
    )(?![a-z])
    |the latter(?![a-z])
    |最后[一那]?(?:个|种)
    |后者
    |后[一面那]个
  `;
const FORMER = /(?<![a-z])the former(?: one)?(?![a-z])|前者|前[一面那]个/g;
const MIDDLE = /(?<![a-z])the middle (?:one|option)(?![a-z])|中间(?:那|的|一)个?/g;

/** The one standing offer with the least (or greatest) total; null where two share it. */
function extreme(standing: Standing, sign: 1 | -1): number | null {
  const keyed = standing.offers
    .map((offer, index) => ({ key: sign * offer.price, choice: index + 1 }))
    .sort((left, right) => left.key - right.key);
  return keyed[0] && keyed[0].key !== keyed[1]?.key ? keyed[0].choice : null;
}

/**
 * Reads "the second one", "option B", "#2", "第二个", "the cheaper one" and "the last one" in a folded message; null
 * where no pick is made.
 */
export function readChoice(text: string, standing: Standing): MenuChoice | null {
  const count = standing.offers.length;
  if (count === 0) return null;
  const picks: (number | null)[] = [];
  const spans: MenuChoice['spans'] = [];
  const note = (found: RegExpMatchArray, pick: number | null): void => {
    picks.push(pick);
    spans.push({ start: found.index ?? 0, end: (found.index ?? 0) + found[0].length });
  };
  for (const pattern of PICKS) {
    for (const found of text.matchAll(pattern)) note(found, ORDINALS[found[1] ?? ''] ?? Number(found[1]));
  }
  if (count > 1 && picks.length === 0)
    for (const found of text.matchAll(WHOLE)) note(found, ORDINALS[found[1] ?? ''] ?? Number(found[1]));
  for (const [pattern, pick] of [
    [CHEAPER, count > 1 ? extreme(standing, 1) : null],
    [DEARER, count > 1 ? extreme(standing, -1) : null],
    [LAST, count],
    [FORMER, 1],
    [MIDDLE, count === 3 ? 2 : null],
  ] as const) {
    if (count > 1) for (const found of text.matchAll(pattern)) note(found, pick);
  }
  if (picks.length === 0) return null;
  if (count === 1) return { choice: null, spans };
  const distinct = new Set(picks);
  const [pick] = distinct;
  const valid =
    distinct.size === 1 && pick !== null && pick !== undefined && Number.isInteger(pick) && pick >= 1 && pick <= count;
  return { choice: valid ? pick : null, spans };
}
