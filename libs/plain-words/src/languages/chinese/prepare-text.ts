import { BULLET, DAYS_SOLD, SWAPS } from './phrases/prepare-text.js';
import type { TaggedText } from '../../text/tagged-text.js';
import { standardChinese } from '../../words/cantonese.js';
import { patternWith } from '@svc/language';

/** "一次", "一家": says how an order is counted, not how much of it. */
const ONE_ORDER = /^一(?:次|家|单|人|回|个人|个客户|位客户)$/;
/** "一天", "一个月" before a bound says over what time it holds. */
const WITHIN = /^(?:一天|一周|一个?月|每天|每月)$/;
const BOUND_AROUND = /(?:最多|至多|顶多|上限|产能|产量|只能|就能|限)[^<，。\n]{0,4}$/;

/** Hours are what is sold where their price is named. */
function hoursSold(tagged: TaggedText, text: string): boolean {
  return (
    /每个?小时[^<，。\n]{0,4}<[mn]/.test(text) ||
    [...text.matchAll(/<d(\d+)>\s?<[mn]/g)].some(([, index]) => tagged.numbers[Number(index)]?.unit === 'hour')
  );
}

/**
 * The marks before the items of a list, dots that lead to a figure, and titles in brackets, without changing any
 * position.
 */
function layOut(folded: string, tagged: TaggedText): string {
  const blank = (found: string): string => ' '.repeat(found.length);
  return folded
    .replace(BULLET, (found, _space: string, index: string | undefined) =>
      index !== undefined && !isSmall(tagged, index) ? found : blank(found),
    )
    .replace(/(?<=[^\s.…])[^\S\n]*[.…·_—-]{3,}[^\S\n]*(?=\S)/g, (found) => `，${blank(found).slice(1)}`)
    .replace(/【([^】\n<]{1,12})】(?=[^\S\n]*\S)/g, ' $1:');
}

const isSmall = (tagged: TaggedText, index: string): boolean =>
  (tagged.numbers[Number(index)]?.value ?? 99) <= 20 && !/[百千万]/.test(tagged.numbers[Number(index)]?.text ?? '');

/**
 * "60包(5箱)以上": the count beside whose unit the price is named holds, else the first; the characters of the other
 * are blanked.
 */
function oneCount(tagged: TaggedText, text: string): string {
  return text.replace(
    /([^，。;\n()]{0,20})\(<[cx](\d+)>\)(?=\s?(?:及以上|以上|或以上|起|往上))([^\n。，]{0,12})/g,
    (found: string, before: string, index: string, after: string) => {
      const unit = tagged.numbers[Number(index)]?.unit ?? '';
      const rest = found.slice(before.length, found.length - after.length);
      const blank = (part: string): string => ' '.repeat(part.length);
      if (unit === '' || !/<[cn]\d+>/.test(before)) return found;
      return new RegExp(`每${unit}`).test(after)
        ? `${blank(before)}${` <c${index}>`.padEnd(rest.length)}${after}`
        : `${before}${blank(rest)}${after}`;
    },
  );
}

/** What "一罐 600 元" names the price of, as 每罐 does. */
function perUnit(tagged: TaggedText, text: string): string {
  return text.replace(
    patternWith('g')`
    (?<!送|赠|加|第|卖了|只要?)<[cd](\d+)>
    (?=
      \s?(?:再|还|都|就|只要|只|卖|收|算|最低|底价|减|便宜|优惠|少|折|让|港币|新台币|人民币|不能?低于){0,8}\s?
        <[mn]
    )
  `,
    (tag, index: string) => {
      const number = tagged.numbers[Number(index)];
      const word = number?.value === 1 && /^[一1]/.test(number.text) ? number.unit : null;
      const unit = word === null ? null : (SPANS[word] ?? word);
      return unit === null || unit.length + 1 > tag.length ? tag : `每${unit}`.padEnd(tag.length);
    },
  );
}

const SPANS: Readonly<Record<string, string>> = {
  hour: '小时',
  day: '天',
  week: '周',
  month: '月',
  year: '年',
  quarter: '季',
};

/** A percentage that is paid, not taken off: "交三成定金", "定金付到50%". */
function paidShares(tagged: TaggedText, text: string): string {
  const paid = (tag: string, index: string): string =>
    /折/.test(tagged.numbers[Number(index)]?.text ?? '') ? tag : `<x${index}>`;
  return text
    .replace(/(?<=(?:定金|订金|首付|预付|先付|付|先打|先交|交)(?:了|款|到|够|满|足|至){0,3})<p(\d+)>/g, paid)
    .replace(/<p(\d+)>(?=的?(?:定金|订金|首付|预付|货款|全款|电汇|押金))/g, paid);
}

/** What is said of a number that stands alone among parts: "4200包邮", "九成新". */
const SAYS_ALL = /^<\w\d+>(?:成新|\s?(?:不?包(?:邮|顺丰|快递|运|送)|出(?:\s|$)))/;
/** What a price holds, behind it: "380 包邮". */
const SHIPS = /^不?包(?:邮|顺丰|快递|运|送)/;
/** A word that a number must follow: "最低 550". */
const AWAITS_NUMBER = /[价低线卖售租费加减收付到是为要出约报挂计多少让惠宜于概过型号款满:]$/;

/** Whether a part of a line begins behind a blank, after the parts `said`. */
function beginsPart(said: readonly string[], part: string, after: string): boolean {
  const last = said.at(-1) ?? '';
  const figure = /<[a-z]\d+>/;
  if (/^[a-z(]/.test(part)) return false;
  if (!part.startsWith('<'))
    return (
      !(SHIPS.test(part) && /[>元块]$/.test(last)) &&
      said.some((one) => /[一-鿿]/.test(one)) &&
      (said.length > 1 || figure.test(part))
    );
  if (AWAITS_NUMBER.test(last)) return false;
  return (
    SAYS_ALL.test(part) ||
    (figure.test(last) && /[一-鿿>]$/.test(last) && /[一-鿿]/.test(said.join(''))) ||
    (/[一-鿿]$/.test(last) && /^<[mn]\d+>$/.test(part) && (after === '' || /^[一-鿿]/.test(after)))
  );
}

/** The parts of a stretch of words that blanks set off, with a comma between two: "书桌 600块 最低550块". */
function commasAtBlanks(stretch: string): string {
  const words = stretch.split(' ');
  const said: string[] = [];
  return words
    .map((word, at) => {
      const begins = word !== '' && at > 0 && words[at - 1] !== '' && beginsPart(said, word, words[at + 1] ?? '');
      if (begins || said.length === 0) said.push(word);
      else said.push(`${said.pop() ?? ''} ${word}`.trim());
      return `${at === 0 ? '' : begins ? '，' : ' '}${word}`;
    })
    .join('');
}

/** A blank between two parts in Chinese; those around figures and Latin words only set them off. */
const PARTED = /(?:[一-鿿]|[^\s>]<[a-z]\d+>\S*) (?=[一-鿿])/;

/** Where blanks stand for marks, as in a line without any, they become commas. */
function spacedParts(text: string): string {
  return text.replace(/[^\n，,。;；:：!！?？|｜]{12,}/g, (stretch) =>
    (stretch.match(/\S [^\s<]|\S </g) ?? []).length >= 3 &&
    (stretch.match(/<[mn]/g) ?? []).length >= 2 &&
    PARTED.test(stretch)
      ? commasAtBlanks(stretch)
      : stretch,
  );
}

/** Numbers before 块 that count pieces: "送一块备用电池", and any where a price is named for one ("每块120元"). */
function countedPieces(tagged: TaggedText, text: string): string {
  const said = (index: string): string => tagged.numbers[Number(index)]?.text ?? '';
  const given = text.replace(/(?<=送)<m(\d+)>(?=[一-鿿])/g, (tag, index: string) =>
    /^一[块塊]$/.test(said(index)) ? `<x${index}>` : tag,
  );
  if (!/每块\s?<[mn]/.test(given)) return given;
  return given.replace(/<m(\d+)>/g, (tag, index: string) => (/[块塊]$/.test(said(index)) ? `<c${index}>` : tag));
}

/** The same tags with the letters that Chinese words around them call for; every position stays where it is. */
export function prepareText(tagged: TaggedText): TaggedText {
  let text = layOut(standardChinese(tagged.text), tagged).replaceAll(',', '，');
  text = countedPieces(tagged, text);
  for (const [pattern, letter] of SWAPS) text = text.replace(pattern, letter);
  text = spacedParts(paidShares(tagged, perUnit(tagged, oneCount(tagged, text))));
  const sold: Readonly<Record<string, boolean>> = { day: /(?:每|\/)[天日]/.test(text), hour: hoursSold(tagged, text) };
  text = text.replace(
    DAYS_SOLD,
    (tag, index: string | undefined, reached: string | undefined, limit: string | undefined) => {
      const bound = reached ?? limit;
      const number = index ?? bound ?? '';
      const unit = tagged.numbers[Number(number)]?.unit ?? '';
      return (unit === 'day' && bound === undefined) || (bound !== undefined && sold[unit] === true)
        ? `<c${number}>`
        : tag;
    },
  );
  text = text.replace(/(?<=(?:买|订|做|约|满|够|包|报|充|办)(?:了|够|满|足|到)?)<x(\d+)>/g, (tag, index: string) =>
    /^(?:次|节|课时?|回|趟)$/.test(tagged.numbers[Number(index)]?.unit ?? '') ||
    /[次节课趟]$/.test(tagged.numbers[Number(index)]?.text ?? '')
      ? `<c${index}>`
      : tag,
  );
  if (hoursSold(tagged, text))
    text = text.replace(/<d(\d+)>(?=及?以上|起|或以上|往上|封顶)/g, (tag, index: string) =>
      tagged.numbers[Number(index)]?.unit === 'hour' ? `<c${index}>` : tag,
    );
  text = text.replace(/<[xcd](\d+)>/g, (tag, index: string, at: number) => {
    const said = tagged.numbers[Number(index)]?.text ?? '';
    // "一批库存" says that there is some, not how much.
    if (/^一[批些堆]$/.test(said)) return tag.replace(/[a-z]/, 'x');
    const orders = ONE_ORDER.test(said) || (WITHIN.test(said) && BOUND_AROUND.test(text.slice(0, at)));
    return orders && said.length <= tag.length ? said.padStart(tag.length) : tag;
  });
  // A currency named before the number leaves its unit behind.
  text = text.replace(/(?<=<m\d+>)[元块](?![一-鿿]?钱)/g, ' ');
  return { ...tagged, text };
}
