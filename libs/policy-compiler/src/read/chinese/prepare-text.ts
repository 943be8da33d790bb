import type { TaggedText } from '../tagged-text.js';
import { standardChinese } from './cantonese.js';
import { MEASURES } from './measures.js';

const SWAPS: readonly (readonly [RegExp, string])[] = [
  // Models, years of make and versions are no prices.
  [/<[yn](?=\d+>\s?(?:款|年|版|型|代|届|级|号|寸|码|系|期间|万像素|像素|核|匹马))/g, '<x'],
  [/(?<=(?:型号|款式|版本|尺码|规格|尺寸)[^<，。\n]{0,8})<[nyc](?=\d+>)/g, '<x'],
  // "10米100灯": two measures of the goods.
  [/(?<=<c\d+>)<n(?=\d+>[一-鿿](?<![元块毛蚊每起减卖低以]))/g, '<x'],
  // Figures of the goods and of ways to reach somebody.
  [/(?<=(?:快门|里程|表显|公里数|行驶|跑了|粉丝|销量|排量|功率|像素|容量|转速|续航|海拔|分机|手机|内线|直线|邮编|门牌|酒精度|含量|纯度)(?:次数|数|量|号|约|大概|是|为|有|了|:|\s){0,4})<[nyp](?=\d+>)/g, '<x'],
  // The sales day 双11.
  [/(?<=双)<[nyc](?=\d+>)/g, '<x'],
  // Years of a season or an edition, and those in brackets.
  [/<y(?=\d+>\s?(?:[春夏秋冬]|圣诞|双十一|新[年版款]|最新|[上下]半年|财年))/g, '<x'],
  [/(?<=[(【])<y(?=\d+>)/g, '<x'],
  // What a price is reckoned from: "照3.20打96折".
  [/(?<=(?:照|按|以)(?:原价|标价)?\s?)<[mn](?=\d+>(?:元|块)?(?:的(?:价格?|基础上?))?\s?打?<p)/g, '<x'],
  // "500-1999": no year ends a range of counts.
  [/(?<=<[nc]\d+>\s?[-~至到]\s?)<y(?=\d+>)/g, '<n'],
  // "两万多" is no figure that could be agreed on.
  [/<[ny](?=\d+>\s?[多余来几](?!人|位|个))/g, '<x'],
  // Numbers that only count the lines or the cases.
  [/(?<=(?:^|\n)\s*[(【]?)<[nycx](?=\d+>\s?[.)、】](?!\d))/g, '<x'],
  [/(?<=\()<[nyc](?=\d+>\))/g, '<x'],
  // A number before a measure word is a count, unless it is part of a price.
  [new RegExp(`<[ny](?=\\d+>\\s?[${MEASURES}])`, 'g'), '<c'],
  // "Two thousand" off is money, whatever year it might be.
  [/(?<=(?:便宜|优惠|减|少|让|降|价|卖|最低|底线)[^<，。\n]{0,4})<y(?=\d+>)/g, '<n'],
];

/** Days that are booked or bought are what is sold; years and months are a contract's. */
const DAYS_SOLD = /(?<=(?:订|住|租|包|买|做|用)[^<，。\n]{0,3})<d(\d+)>(?=以上|及以上|起|或以上)|(?<=(?:满|够|达到?|超过|连[住租订]|[租住订包])[^<，。\n]{0,2})<d(\d+)>(?=的?(?:话)?，?\s?(?:每[天日小个]|打?<p))|(?<=(?:最长|最久|最多|最少|最短|至少|起租)[^<，。\n]{0,6})<d(\d+)>/g;

/** "一次", "一家": says how an order is counted, not how much of it. */
const ONE_ORDER = /^一(?:次|家|单|人|回|个人|个客户|位客户)$/;
/** "一天", "一个月" before a bound says over what time it holds. */
const WITHIN = /^(?:一天|一周|一个?月|每天|每月)$/;
const BOUND_AROUND = /(?:最多|至多|顶多|上限|产能|产量|只能|就能|限)[^<，。\n]{0,4}$/;

/** Hours are what is sold where their price is named. */
function hoursSold(tagged: TaggedText, text: string): boolean {
  return /(?:每|\/)个?小时[^<，。\n]{0,4}<[mn]|\/小时/.test(text) || [...text.matchAll(/<d(\d+)>\s?<[mn]/g)].some(([, index]) => tagged.numbers[Number(index)]?.unit === 'hour');
}

const BULLET = /(?<=^|\n)([^\S\n]*)(?:[·•・●○◆◇■□▪►▶✓✗✘✕×❌✅☑*※☆★＊‧∙-]+|\.(?!\d)|[(【]?(?:[一二三四五六七八九十]{1,3}|[a-z甲乙丙丁戊己])(?:[)】]|[.，])|[(【]?<[xncy](\d+)>(?:[)】]|[.，)](?!\d)))(?=\s*\S)/g;

/** The marks before the items of a list, dots that lead to a figure, and titles in brackets, without changing any position. */
function layOut(folded: string, tagged: TaggedText): string {
  const blank = (found: string): string => ' '.repeat(found.length);
  return folded
    .replace(BULLET, (found, _space: string, index: string | undefined) => (index !== undefined && !isSmall(tagged, index) ? found : blank(found)))
    .replace(/(?<=[^\s.…])[^\S\n]*[.…·_—-]{3,}[^\S\n]*(?=\S)/g, (found) => `，${blank(found).slice(1)}`)
    .replace(/【([^】\n<]{1,12})】(?=[^\S\n]*\S)/g, ' $1:');
}

const isSmall = (tagged: TaggedText, index: string): boolean => (tagged.numbers[Number(index)]?.value ?? 99) <= 20 && !/[百千万]/.test(tagged.numbers[Number(index)]?.text ?? '');

/** "60包(5箱)以上": the count beside whose unit the price is named holds, else the first; the characters of the other are blanked. */
function oneCount(tagged: TaggedText, text: string): string {
  return text.replace(/([^，。;\n()]{0,20})\((?:约|即|共)?<[cx](\d+)>\)(?=\s?(?:及以上|以上|或以上|起|往上))([^\n。，]{0,12})/g, (found: string, before: string, index: string, after: string) => {
    const unit = tagged.numbers[Number(index)]?.unit ?? '';
    const rest = found.slice(before.length, found.length - after.length);
    const blank = (part: string): string => ' '.repeat(part.length);
    if (unit === '' || !/<[cn]\d+>/.test(before)) return found;
    return new RegExp(`每${unit}`).test(after) ? `${blank(before)}${` <c${index}>`.padEnd(rest.length)}${after}` : `${before}${blank(rest)}${after}`;
  });
}

/** What "一罐 600 元" names the price of, as 每罐 does. */
function perUnit(tagged: TaggedText, text: string): string {
  return text.replace(/(?<!送|赠|加|第|卖了|只要?)<[cd](\d+)>(?=\s?(?:再|还|都|就|只要|只|卖|收|算|最低|底价|减|便宜|优惠|少|折|让|港币|新台币|人民币|不能?(?:低于|少于)){0,8}\s?<[mn])/g, (tag, index: string) => {
    const number = tagged.numbers[Number(index)];
    const word = number?.value === 1 && /^[一1]/.test(number.text) ? number.unit : null;
    const unit = word === null ? null : (SPANS[word] ?? word);
    return unit === null || unit.length + 1 > tag.length ? tag : `每${unit}`.padEnd(tag.length);
  });
}

const SPANS: Readonly<Record<string, string>> = { hour: '小时', day: '天', week: '周', month: '月', year: '年', quarter: '季' };

/** A percentage that is paid, not taken off: "交三成定金", "定金付到50%". */
function paidShares(tagged: TaggedText, text: string): string {
  const paid = (tag: string, index: string): string => (/折/.test(tagged.numbers[Number(index)]?.text ?? '') ? tag : `<x${index}>`);
  return text.replace(/(?<=(?:定金|订金|首付|预付|先付|付|先打|先交|交)(?:了|款|到|够|满|足|至|\s){0,3})<p(\d+)>/g, paid).replace(/<p(\d+)>(?=的?(?:定金|订金|首付|预付|货款|全款|电汇|押金))/g, paid);
}

/** A line without any comma sets its parts off by spaces: "书桌 600块 最低550块". */
function spacedParts(text: string): string {
  return text.replace(/(?<=^|\n)[^\n，,。;；:：]{12,}(?=\n|$)/g, (line) => ((line.match(/\S [^\s<]|\S </g) ?? []).length >= 3 && (line.match(/<[mn]/g) ?? []).length >= 2 ? line.replace(/(?<=\S) (?=[^\s<])/g, '，') : line));
}

/** Numbers before 块 that count pieces: "送一块备用电池", and any where a price is named for one ("每块120元"). */
function countedPieces(tagged: TaggedText, text: string): string {
  const said = (index: string): string => tagged.numbers[Number(index)]?.text ?? '';
  const given = text.replace(/(?<=送|赠)<m(\d+)>(?=[一-鿿])/g, (tag, index: string) => (/^一[块塊]$/.test(said(index)) ? `<x${index}>` : tag));
  if (!/每块\s?(?:单价)?<[mn]/.test(given)) return given;
  return given.replace(/<m(\d+)>/g, (tag, index: string) => (/[块塊]$/.test(said(index)) ? `<c${index}>` : tag));
}

/** The same tags with the letters that Chinese words around them call for; every position stays where it is. */
export function prepareText(tagged: TaggedText): TaggedText {
  let text = layOut(standardChinese(tagged.text), tagged).replaceAll(',', '，');
  text = countedPieces(tagged, text);
  for (const [pattern, letter] of SWAPS) text = text.replace(pattern, letter);
  text = spacedParts(paidShares(tagged, perUnit(tagged, oneCount(tagged, text))));
  const sold: Readonly<Record<string, boolean>> = { day: /(?:每|\/)[天日]/.test(text), hour: hoursSold(tagged, text) };
  text = text.replace(DAYS_SOLD, (tag, index: string | undefined, reached: string | undefined, limit: string | undefined) => {
    const bound = reached ?? limit;
    const number = index ?? bound ?? '';
    const unit = tagged.numbers[Number(number)]?.unit ?? '';
    return (unit === 'day' && bound === undefined) || (bound !== undefined && sold[unit] === true) ? `<c${number}>` : tag;
  });
  text = text.replace(/(?<=(?:买|订|做|约|满|够|包|报|充|办)(?:了|够|满|足|到)?)<x(\d+)>/g, (tag, index: string) => (/^(?:次|节|课时?|回|趟)$/.test(tagged.numbers[Number(index)]?.unit ?? '') || /[次节课趟]$/.test(tagged.numbers[Number(index)]?.text ?? '') ? `<c${index}>` : tag));
  if (hoursSold(tagged, text)) text = text.replace(/<d(\d+)>(?=及?以上|起|或以上|往上|封顶)/g, (tag, index: string) => (tagged.numbers[Number(index)]?.unit === 'hour' ? `<c${index}>` : tag));
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
