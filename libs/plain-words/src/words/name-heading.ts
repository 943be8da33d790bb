import { patternWith } from '@svc/language';
import { codePoints } from '../text/code-points.js';
import type { Place } from '../text/said-figures.js';

/** The headings under which a form or a table says what is sold. A closed class. */
const HEADING = '(?:product|item|goods|article|title|商品名?称?|品名|名称|产品|货名)';
const VALUE = String.raw`([^\n;；。|\t]*?[^\s.,，])(?=[.,，]?\s*(?:[\n;；。|\t]|$))`;
const FIELD = new RegExp(String.raw`^[ \t*•-]*${HEADING}[ \t]*(?:[:：=|\t]|,(?=\S))[ \t]*${VALUE}`, 'gimu');
const ALONE = new RegExp(`^${HEADING}$`, 'iu');
/** A greeting, an address, thanks, and a verb of selling without what is sold. Closed classes. */
const SAYS_NOTHING = patternWith('iu')`
    [你您]好
    |^(?:dear|respected|esteemed|hiya?|howdy|greetings|thank|thanks)\b
    |^(?:尊敬的|亲爱的|致|感谢|多谢|谢谢)
    |^\p{Script=Han}?[卖售让租出]$
  `;
/** How a letter ends. */
const CLOSES = patternWith('iu')`
    ^(?:(?:warm|kind|best|many)[ ])?(?:regards|wishes|thanks)$
    |^yours(?:[ ]\p{L}+)?$
    |^(?:sincerely|faithfully|cheers)$
    |^(?:此致|敬礼|顺颂商祺|祝好|谢谢)$
  `;
/** Who should not write at all, or that a little haggling is welcome: no rule of the deal. */
const TURNS_AWAY = patternWith('u')`
    ^[^\p{Nd}]{0,8}(?:诚|刀|狠|钓鱼|砍价|白菜价)[^\p{Nd}]{0,3}
      (?:勿扰|勿[进拍]|别来|不要来|不回|不聊|绕道|走开|别问|免谈)[^\p{Nd}]{0,2}$
    |^(?:诚心|有意)(?:要|想要|购买|者)?的?(?:来|联系|私聊?|滴滴)$
    |^(?:可以?|接受|能)(?:小刀|刀|议价?|小议)(?:不[可能](?:大刀|狠刀|乱刀))?$
  `;
/** Whom a letter is for: its first line, to the mark that ends it; a point behind a title ends nothing. */
const ADDRESS = patternWith('iu')`
    ^\s*(?:
      (?:(?:dear|respected|esteemed)\b|尊敬的|亲爱的|致)[^\n,，:：]{0,80}
      |[^\n,，:：]{0,12}[你您]好
    )[\n,，:：]\s*
  `;
/** Why something is sold, or that it is, as a heading before what is sold. Closed classes. */
const SALE_HEADING = patternWith('iu')`
    ^\s*(?:
      (?:we(?:['’]re|[ ]are)[ ]|i(?:['’]m|[ ]am)[ ])?(?:
        moving(?:[ ](?:out|house|home|away|abroad|on))?|relocat\p{L}+|house[ ]clearance|clear(?:ing)?[- ]?out
        |downsizing|declutter\p{L}*|(?:garage|yard|estate|closing[- ]down|clearance)[ ]sale|for[ ]sale|on[ ]sale
        |selling|wts|offering|offered|urgent|quick[ ]sale
      )(?:[ ]sale)?\s?(?:[:：]|\s[–—-])\s
      |(?:搬家|毕业|畢業|清仓|闲置|閒置|低价|急|换房|出国|关店)?(?:出售|转让|轉讓|转卖|甩卖|处理|出|售|卖)[:：]
      |(?:搬家|毕业|畢業|清仓|闲置|閒置|急售|换房|出国|关店)[:：]
    )\s*
  `;
/** A row of a table says its heading before its value. */
const ROW = new RegExp(`^${HEADING}[ \\t]*[,|\\t]`, 'iu');
const MOST_CHARACTERS = 80;

/** Whether words that open a description name no thing: a heading, a greeting, a verb alone. */
export const namesNothing = (words: string): boolean =>
  ALONE.test(words) || ROW.test(words) || SAYS_NOTHING.test(words);

/**
 * Whether words only say who should write and who should not.
 * @example turnsAway('刀太狠的别来哈') // true
 */
export const turnsAway = (words: string): boolean => TURNS_AWAY.test(words.trim());

/**
 * Whether words only greet, thank, address or close a letter: nothing is told by them.
 * @example isCourtesy('Dear Ms Whitlam') // true
 */
export const isCourtesy = (words: string): boolean =>
  [SAYS_NOTHING, CLOSES, TURNS_AWAY].some((courtesy) => courtesy.test(words.trim()));

/**
 * How many characters at the beginning of a letter say whom it is for.
 * @example addressLength('Dear Mr. Obi,\n\nWe quote …') // 16
 */
export const addressLength = (description: string): number => ADDRESS.exec(description)?.[0].length ?? 0;

/**
 * How many characters at the beginning of a description say why or that something is sold.
 * @example saleHeadingLength('Moving out: wardrobe, €180') // 12
 */
export const saleHeadingLength = (description: string): number => SALE_HEADING.exec(description)?.[0].length ?? 0;

/** Whether words are such a heading alone. */
export const isSaleHeading = (words: string): boolean => SALE_HEADING.test(`${words}: `);

/**
 * What a form names under its heading; of several the longest, because the head of a table says less than its rows.
 * @example fieldName('Price: 5\nProduct: enamel mug') // {quote: 'enamel mug', …}
 */
export function fieldName(description: string): Place | null {
  const points = codePoints(description);
  const named = [...description.matchAll(FIELD)].map((match) => {
    const quote = match[1] ?? '';
    const start = match.index + match[0].length - quote.length;
    return { quote, start: points(start), end: points(start + quote.length) };
  });
  const fit = named.filter(
    ({ quote }) => [...quote].length <= MOST_CHARACTERS && /\p{L}{2}|\p{Script=Han}/u.test(quote),
  );
  return fit.sort((one, other) => other.quote.length - one.quote.length)[0] ?? null;
}
