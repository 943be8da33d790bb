import { foldText } from '@svc/language';
import { pattern, patternWith } from '@svc/language';

/** Words that put money on a price, or take a deposit. */
const ADDS = new RegExp(
  [
    pattern`
      \b(?:
        extra
        |(?<!\b(?:or|and|no|not) )more(?! than)
        |additional(?:ly)?
        |further
        |on top
        |plus
        |surcharges?
        |premium
        |double[ds]?
        |triple[ds]?
        |another
        |adds?
      )\b
    `,
    /\b(?:costs?|charged?|charges|fees?|deposits?|supplement|upcharge|uplift)\b/,
    /(?:^|[^\w])\+\s?[$€£¥]?\d/,
    /另加|加收|外加|另收|另付|另算|另计|多收|多付|贵|附加费|押金|定金|订金|保证金|翻倍|双倍|加价/u,
    /加\p{Script=Han}{0,2}\s?(?:[A-Z]{2,3})?\p{Sc}?\s?[\p{Nd}一二两三四五六七八九十百千]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);
/** Words that say outright that a sum is paid on top: nothing is left to ask. */
const SURELY_ADDS = new RegExp(
  [
    /\b(?:on top|surcharges?|supplement|upcharge|uplift|extra charge|additional charge|premium of|fees?)\b/,
    pattern`
      \b(?:costs?|is|are|for|adds?) (?:an? )?(?:
        extra
        |another
        |additional
        |[$€£]?\s?[\d.,]+\s?(?:%|percent|dollars|euros|pounds)? (?:extra|more)
      )\b
    `,
    /\b(?:extra|more) (?:per|an?|each|for)\b|\bnot discounted\b/,
    /另加|加收|外加|另收|另付|另算|多收|多付|附加费|加价|[贵涨]|上浮/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);
const DEPOSITS = /\b(?:deposits?|down ?payment|retainer)\b|押金|定金|订金|保证金/i;
/** Words that take money off a price. */
const TAKES_OFF = new RegExp(
  [
    pattern`
      \b(?:
        off
        |discount(?:s|ed)?
        |less
        |cheaper
        |reduc\w*
        |drops?
        |knock\w*
        |lower\w*
        |down(?![ ]?payments?\b)
        |saves?
        |saving
        |rebate
        |deduct\w*
        |minus
      )\b
    `,
    pattern`
      \b(?:
        shave\w*
        |cuts?
        |come down
        |let it go
        |give up
        |concession
        |allowance
        |sweeten
        |better price
        |reward
        |gets?
        |giv(?:e|es|en|ing)
        |tak(?:e|es|ing) away
        |waiv(?:es?|ed|ing)
        |break
      )\b
    `,
    /减|优惠|便宜|折|让|降|少|省|返|扣|抹|砍|刀|立减|打|(?<!最)低/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/**
 * A verb's own "off" before a sum that is more takes nothing off ("haul off the clippings, that's ten more", "drop off
 * $120 extra"); behind a number in its clause, a noun of money or a verb of taking it does.
 */
const PARTICLE = patternWith('iu')`
    \b(?=\p{L}+[ -]off\b)(?!
      (?:percent|dollars|euros|pounds|bucks|money|something|bit|more|knock|tak|took|shav|cut|com|came|get|giv|let|go)
      \p{L}*
    )(?<!\p{Nd}[^,.;!?]*)\p{L}+[ -]off\b
    (?=.*\b(?:more|extra|on[ ]top)\b)
  `;

/** "One-off", "drop-off": a thing, and nothing that comes off. */
const NOUN_OFF = /(?<!\p{Nd}\S{0,2})\b\p{L}+-off\b/giu;

/** What stands right before a sum in digits, the sum, and what it is paid for right behind it. */
const SUM = patternWith('giu')`
    ((?:[^\s,.;:!?()|]+[ ]){0,2}\+?[ ]?)
    (?:\p{Sc}|\b\p{L}{1,3}\p{Sc}?)?[ ]?\p{Nd}[\p{Nd}.,]*(?:[ ]?%|[ ]percent|[ ]?\p{Sc}|\p{L}{1,2}\b)?
    ([ ]?(?:per|an?|each|every|\/)[ ]?\p{L}+|[ ]each)?
    (?=((?:[ ][^\s,.;:!?()|]+){0,3}))
  `;
const PUTS_ON_BEFORE = /(?:\+|\b(?:plus|adds?)[ ])[ ]?$/iu;
const PUTS_ON_BEHIND = /^[ ](?:more|extra|on top|additional)\b/iu;

/**
 * The word nearest to a sum says what it does: in "damage waiver is 9 % on top", "cut and packed €9 a kilo more" and
 * "takes it down: +£240" nothing comes off.
 */
function isPutOn(words: string): boolean {
  const sums = [...words.matchAll(SUM)].map(([said, before = '', , behind = '']) => ({
    puts: PUTS_ON_BEFORE.test(before) || PUTS_ON_BEHIND.test(behind),
    takes: TAKES_OFF.test(`${said}${behind}`),
  }));
  return sums.some(({ puts }) => puts) && !sums.some(({ takes }) => takes);
}

/** What the words around a sum do to a price. */
export type MoneyMove = 'off' | 'on' | 'perhaps_on' | 'deposit' | 'unsaid';

/**
 * Whether words take money off a price, put it on, or say neither. A deposit moves no money of the deal.
 * @example moneyMove('Open bar is 25 extra per guest') // 'on'
 * @example moneyMove('I can drop 200 more for cash') // 'off'
 */
export function moneyMove(words: string): MoneyMove {
  const bare = foldText(words)
    .text.replace(/\b(?:not discounted|no discount|non-?discountable)\b|不打折|不优惠/gi, ' ')
    .replace(PARTICLE, ' ')
    .replace(NOUN_OFF, ' ');
  if (TAKES_OFF.test(bare) && !isPutOn(bare)) return 'off';
  if (DEPOSITS.test(bare)) return 'deposit';
  if (SURELY_ADDS.test(bare)) return 'on';
  return ADDS.test(bare) ? 'perhaps_on' : 'unsaid';
}

/** A second sum of the same kind: "another 3 % for pick-up", "5 % extra for two years". */
const GOES_ON = patternWith('i')`
    \b(?:another|an? (?:extra|additional|further))\b
    |\b(?:extra|additional|further) \S*%
    |%\s?(?:extra|more|further|on top)
    |再
  `;
const PAYS_FOR = /\b(?:costs?|charged?|charges|fees?|surcharges?|supplement)\b|另|收|贵|付/i;

/** "Open bar is 15 % extra", "with prints it's another $75": a sum that is the price of a thing. */
const PRICES_THING = /\b(?:is|are|be|it['’]s|that['’]s|for (?:an? )?(?:extra|additional|another|further))\b/i;

/**
 * Whether words say a sum as one more of the kind before it.
 * @example goesOn('another 3 % for pick-up') // true
 */
export function goesOn(words: string): boolean {
  return GOES_ON.test(words) && !PRICES_THING.test(words);
}

/**
 * Whether words name what a thing costs the buyer.
 * @example paysFor('Paying by card costs 3% extra') // true
 */
export function paysFor(words: string): boolean {
  return PAYS_FOR.test(foldText(words).text);
}
