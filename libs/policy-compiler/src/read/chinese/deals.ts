import { buyerKindOf } from '../buyer-kinds.js';
import type { Clause } from '../clause.js';
import { chineseBuyerFlag } from './buyers.js';
import { trimCondition } from '../condition.js';
import type { Discount } from '../discount.js';
import { findDiscount } from '../discount.js';
import { slug } from '../slug.js';
import { stackingSaid } from '../stacking-words.js';
import type { Figure, Statement } from '../statement.js';
import { OTHER_MONEY } from './prices.js';
import type { Found, PieceReader, Range, Run } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';
import { MEASURE_WORD, PER_UNIT } from './measures.js';

const COUNT = '(<[cn]\\d+>)';
const MEASURE = `(?:\\s?${MEASURE_WORD})?`;
/** How a volume is named. */
const VOLUMES: readonly RegExp[] = [
  new RegExp(`(?:满|超过|超|上(?=<)|过(?=<)|够|达到|达|不少于|不低于|多于|大于|凑够|凑满|买到|订到|做到)了?\\s?${COUNT}${MEASURE}`),
  new RegExp(`${COUNT}${MEASURE}(?:[一-鿿]{1,2})?\\s*(?:及其?|或|和|含)?(?:以上|之上|往上|开始|或更多|起(?!订|批|售|卖|发|送|拿|租|签|印|做|购|接)|朝上)`),
  new RegExp(`${COUNT}${MEASURE}(?:全部?|一起|一次|整批|都){0,8}(?:带走|拿走|全?要|要走|买走|包下|收走|拿下|打包)`),
  new RegExp(`${COUNT}(?:个)?(?:人|位|户|家)?(?:一起|结伴|组团|拼团|同行|成团|团购|拼单)`),
  new RegExp(`(?:量到|整批|买|订购?|拿|购买|购|采购|要|租|住|订货|下单|进|包下|(?<![空每盒箱袋])包|报)(?:了|个|走|够|满|上)?\\s?${COUNT}${MEASURE}`),
];
const TIME = /^\s?(?:年|个?月|周|季|个?小时)/;
/** What is counted here is not what is sold. */
const OTHER_DEED = /找我|上课|参加|介绍|推荐|带|存|充值|写|转发|好评|晒|粉丝|拉/;
const TOTAL = /总共|一共|合计|总价|打包价/;

function volumeIn(text: string): string | null {
  for (const [index, pattern] of VOLUMES.entries()) {
    const match = pattern.exec(text);
    const tag = match?.[1];
    if (tag !== undefined && !(tag.startsWith('<n') && index !== 1) && !TIME.test(text.slice(text.indexOf(tag) + tag.length))) return tag;
  }
  return null;
}

/** A volume and what it unlocks, in this piece or in the next: "一次买5只以上的，每只148元". */
export const readVolume: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  const volume = volumeIn(text);
  if (volume === null || TOTAL.test(text) || OTHER_DEED.test(text.slice(0, text.indexOf(volume)))) return null;
  const next = pieceText(run, at + 1);
  const own = hasFigure(text.replace(volume, ''));
  if (!own && (!hasFigure(next) || volumeIn(next) !== null)) return null;
  const clause = joined(run, at, own ? 1 : 2);
  if (!Number.isInteger(clause.value(volume)) || clause.value(volume) < 1) return null;
  const unit = measureAfter(clause.text, volume) ?? HANZI_UNITS[clause.number(volume)?.unit ?? ''] ?? clause.number(volume)?.unit ?? null;
  if (TIME_SOLD.test(unit ?? '') && run.statements.some((said) => said.kind === 'quantity' && said.unit !== null && !TIME_SOLD.test(said.unit))) return null;
  clause.take(volume);
  const discount = findDiscount(clause, true);
  if (!discount) return null;
  const from = clause.value(volume);
  clause.take(discount.tag);
  if (clause.left('mp').length > 0) return null;
  const statement: Statement = { kind: 'break', from, figure: discount.figure, extra: discount.extra, stacks: discount.stacks, unit, quote: clause.quote };
  return withStacking(run, at, own ? 1 : 2, [statement], clause);
};

const ROW = new RegExp(`^(?:数量)?\\s*(<[nc]\\d+>)${MEASURE}\\s?[-~至到]\\s?(<[nc]\\d+>)${MEASURE}\\s*(?:[:=，]|按|算|打|享|是|价)?\\s*(?:${PER_UNIT})?\\s*(<[mnp]\\d+>)[^<]{0,6}$`);

/** A row of a table: "10-49把 520元", "100至499件：95折". */
export const readRow: PieceReader = (run, at) => {
  const next = pieceText(run, at + 1);
  const count = !/<[mp]\d+>/.test(pieceText(run, at)) && /^\D{0,4}<[mnp]\d+>\D{0,8}$/.test(next) ? 2 : 1;
  const clause = joined(run, at, count);
  const [, from, upTo, figure] = ROW.exec(clause.text) ?? [];
  if (from === undefined || upTo === undefined || figure === undefined || clause.value(upTo) <= clause.value(from)) return null;
  const value = clause.value(figure);
  const unlocks: Figure = figure.startsWith('<p') ? { share: Number(`${value}e-2`) } : { to_price: value, implied: true };
  const unit = clause.number(upTo)?.unit ?? clause.number(from)?.unit ?? null;
  return { pieces: count, usesOpen: false, statements: [{ kind: 'break', from: clause.value(from), upTo: clause.value(upTo), figure: unlocks, extra: false, stacks: false, unit, quote: clause.quote }] };
};

/** Spans of time as the number reader names them. */
const HANZI_UNITS: Readonly<Record<string, string>> = { day: '天', week: '周', month: '个月', quarter: '季度', year: '年', hour: '小时' };

/** A stay of some days is no volume where things are counted: then it is a condition. */
const TIME_SOLD = /^(?:天|晚|小时|周|月|个月|day|night|hour|week|month)$/;

/** The measure word behind a count, as it is written. */
function measureAfter(text: string, tag: string): string | null {
  return new RegExp(`${tag}\\s?(天|晚|节|期|个?账号|[年月])`).exec(text)?.[1] ?? null;
}

/** Whether the pieces behind a discount say that it adds to the others. */
function withStacking(run: Run, at: number, count: number, statements: Statement[], clause: Clause): Found {
  const after = pieceText(run, at + count);
  const said = after !== '' && !hasFigure(after) && after.length <= 24 && !/[两二俩三都均全]|这些|以上|所有/.test(after) ? stackingSaid(after) : null;
  const own = stackingSaid(clause.text);
  for (const statement of statements) {
    if ((statement.kind === 'break' || statement.kind === 'trade' || statement.kind === 'grant') && (said ?? own) !== null) statement.stacks = (said ?? own) === true;
  }
  return { pieces: count + (said === null ? 0 : 1), usesOpen: true, statements };
}

/** What may be had for nothing, in the seller's words. */
const FOR_NOTHING = /随口|人人|(?:问|说|提)(?:一)?(?:句|声|下)|(?:没有?|不用|不需要|无须|无需)(?:任何|什么)?条件|什么(?:都|也)不(?:做|干|要|用)|(?<!不)(?:讲|还|砍)(?:个|一下)?价(?:的|就|的话|也)|口头砍价|(?:白|免费)(?:送|让|给)|谁都(?:行|可以|能)|谁(?:来)?(?:问|都)|任何人|无条件|不用(?:任何)?条件|没有?条件|随便|直接|问(?:一下|了|价)?就|开口就|都可以|人人/;
/** Of these words, those that leave no doubt. */
const FREELY = /谁|任何人|无条件|随便|随口|人人|问|开口|(?:没有?|不用|不需要|无须|无需)(?:任何|什么)?条件|什么(?:都|也)不|(?<!不)(?:讲|还|砍)(?:个|一下)?价(?:的|就|的话|也)|口头砍价|(?:白|免费)(?:送|让|给)/;
const NOTHING_FREE = /(?:其他|其它|其余|别的)(?:的)?(?:情况|时候|客户|人)?|条件以外|除此|以外|(?:没有?|无)(?:任何|什么)?(?:回报|条件|交换)|什么条件(?:都|也)不|什么(?:都|也)?(?:没|不)(?:拿|给|做|换|有|答应|干|肯|要求)|无条件|平白|空口|光(?:靠)?嘴|不(?:拿|给)(?:东西|条件)/;
const NOT_GIVEN = /(?:不|没法|免)(?:会|能|可以?|再|予|给){0,8}(?:打折|还价|让|降|优惠|便宜|减|少|议价|谈)|<[mn]\d+>(?:也|都)?不(?:让|少|降|便宜|减|优惠)|一[分毛](?:钱)?(?:也|都)?不|(?:没有?|无)(?:任何|别的|其他)?(?:折扣|优惠)/;

/** "其他情况不打折，一块钱都不让": nothing without something in return. */
export const readNothingFree: PieceReader = (run, at) => {
  for (let count = 1; count <= 3 && at + count <= run.pieces.length; count += 1) {
    const clause = joined(run, at, count);
    if (!NOTHING_FREE.test(clause.text) || /<p/.test(clause.text)) return null;
    const idle = /(<[mn]\d+>)\s?(?:钱)?(?:也|都)?不/.exec(clause.text)?.[1];
    if (clause.left('mn').length > (idle === undefined ? 0 : 1)) return null;
    if (!NOT_GIVEN.test(clause.text)) continue;
    let pieces = count;
    while (/^(?:一分(?:钱)?|<[mn]\d+>(?:钱)?)(?:也|都)?不/.test(pieceText(run, at + pieces))) pieces += 1;
    return { pieces, usesOpen: false, statements: [{ kind: 'free_discount', figure: { amount: 0 }, quote: joined(run, at, pieces).quote }] };
  }
  return null;
};

/** A flag of the caller's records, spelled as it is: "标记 new_customer". */
const FLAG = /(?:标记|标签|标识|flag|标志)(?:为|是|成|:|有|了|"|“|`|\s){0,8}([a-z][a-z0-9_]{1,39})/;
const REFERS = /推荐|介绍|带(?:朋友|人|新)|拉/;

/** "当面交易的话可以9500": a price behind a condition. */
const BARE_PRICE = /^(?:一次)?(?:签|租|包|订|付|买|长租|预付)[^<]{0,4}<d\d+>(?:以上|及以上|起|的|就|，){0,8}(?:每个?月|每年|每[一-鿿])\s?<[mn]\d+>$|^(?:如果|要是|若|只要)[^<]{2,}<[mn]\d+>$|^(?!一|每)[^<]{2,}(?:的话|(?<!小)时)(?:就|可以?|能|给|只要|算|按|是|卖|做到|到|优惠价){0,8}\s?<[mn]\d+>\s?(?:元|块)?(?:就行|可以|拿走|成交|卖)?$/;

/** The condition of a discount: the open pieces and the words before it, or those behind. */
function conditionFor(run: Run, clause: Clause, discount: Discount): string {
  const before = trimCondition(clause, 0, discount.from);
  if (before !== '') return before.replace(/^[^：:，,]{1,6}[：:]\s*/, '');
  const after = trimCondition(clause, discount.to, clause.text.length);
  return /如果|要是|只要|前提|条件/.test(clause.text.slice(discount.to)) ? after : '';
}

const PER_UNIT_END = new RegExp(`${PER_UNIT}(?:再|另外?|可以?|就){0,8}$`);
const NO_CONDITION = /^(?:最多|可以|价格|直接|还|再|我|我们|大概|可谈|[一每1]?[一-鿿]|折扣|其中|一般|标价|售价|在标价上|总价|量大|批量|多买)$/;
const OPEN = /^(?:如果|要是|若|只要|凡|客户|客人|买家|顾客|愿意|肯|谁|对|能|当)|(?:的|的话|时|者|了|后)$/;

/** What says that the seller's own records decide. */
const RECORDED = /(?:系统|后台|档案|记录|名单|数据库|crm|台账|会员库)[^，<]{0,6}?(?:里|中|内)?(?:有)?(?:标记|标注|登记|认证|记录|核实|备案|标|为准|确认)(?:过)?(?:为|成|是|的)?|以[^，<]{0,12}?(?:标记|记录|档案|系统|登记|认证)为准|(?:已|经|经过)(?:我们?|系统|后台|公司)?(?:核实|认证|确认|验证|登记)(?:过)?的?|在册的?|(?:有|在)(?:系统)?(?:登记|备案|标记|档案)的?/;

/** A kind of buyer that only the records name: "公立医院（以档案标记为准）". */
function recordedKind(condition: string): string | undefined {
  if (!RECORDED.test(condition.toLowerCase())) return undefined;
  const who = condition.toLowerCase().replace(/[(（].*?(?:[)）]|$)/g, '').replace(new RegExp(RECORDED.source, 'g'), '').replace(/^(?:凡是?|是|为|的|客户|我司|我们){1,8}|(?:的|客户|者|们|，|,|\s){1,8}$/g, '');
  return who.length >= 2 && who.length <= 10 ? (chineseBuyerFlag(who) ?? slug(who)) || undefined : undefined;
}

/** The flags of all whom a condition lists: "军人、警察", "学校和公益机构". */
function listedBuyers(run: Run, condition: string): string[] {
  const before = run.open.slice(-4).filter(({ to }) => run.tagged.description.charAt(run.tagged.starts[to] ?? -1) === '、').map(({ from, to }) => run.tagged.text.slice(from, to));
  const parts = [...before, ...condition.split(/和|及|与|或者?|跟|同(?!学|行|城|乡)|、|，/)];
  return parts.length < 2 ? [] : parts.flatMap((part) => chineseBuyerFlag(part) ?? []);
}

/** "客户当天打全款，可以便宜500", "老客户优惠3%", "谁来问都便宜20": a discount and what it is given for. */
export const readConditional: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  const head = joined(run, at, 1);
  const found = /<[mnyp]\d+>/.test(text) ? findDiscount(head, BARE_PRICE.test(text)) : null;
  if (!found || /(?:不超过|不高于|不大于|低于|小于|少于|不到)\s?<p/.test(text) || OTHER_MONEY.test(text.replace(/同行(?![卖报要价那都的只])|(?:以前|之前)(?=[^，]{0,6}过的)/g, '')) || ('to_price' in found.figure && run.open.length === 0 && !BARE_PRICE.test(text)) || head.left('mp').length > 1) return null;
  const ownCondition = conditionFor(run, head, found);
  const goesOn = run.open.some(({ from, to }) => OPEN.test(run.tagged.text.slice(from, to).trim())) || /(?:的|者|的话)[\s:：，]*$/.test(text.slice(0, found.from).replace(PER_UNIT_END, ''));
  const open = ownCondition !== '' && (chineseBuyerFlag(ownCondition) !== undefined || !goesOn) ? [] : run.open;
  const clause = joined(run, at, 1, open);
  const discount = findDiscount(clause, BARE_PRICE.test(text));
  if (!discount || discount.tag !== found.tag) return null;
  const condition = conditionFor(run, clause, discount);
  const shared = { figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote: clause.quote };
  const flag = FLAG.exec(clause.text)?.[1] ?? chineseBuyerFlag(condition) ?? recordedKind(condition) ?? buyerKindOf(clause.text)?.flag;
  if (flag !== undefined && !REFERS.test(clause.text)) return withStacking(run, at, 1, [...new Set([...listedBuyers(run, condition), flag])].map((one) => ({ kind: 'grant' as const, flag: one, ...shared })), clause);
  if (FOR_NOTHING.test(clause.text) && !/<p/.test(discount.tag) && (FREELY.test(clause.text))) return { pieces: 1, usesOpen: true, statements: [{ kind: 'free_discount', figure: discount.figure, quote: clause.quote }] };
  if (condition === '' || NO_CONDITION.test(condition)) return null;
  return withStacking(run, at, 1, [{ kind: 'trade', condition, ...shared }], clause);
};

/** Whether a piece can be the condition of what follows it. */
export function opensCondition(run: Run, range: Range): boolean {
  const text = run.tagged.text.slice(range.from, range.to).trim();
  if (hasFigure(text) || text === '') return false;
  return run.open.length > 0 || /(?:的|的话|时|客户|客人|买家|顾客|者)$/.test(text) || !/^(?:不|绝|谢|请(?!您)|你好|您好|大家)/.test(text);
}
