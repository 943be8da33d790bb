import { chineseBuyerFlag } from './buyers.js';
import { FOR_NOTHING, NOTHING_FREE, NOT_GIVEN, NO_CONDITION } from './phrases/deals.js';
import { OTHER_MONEY } from './phrases/prices.js';
import type { PieceReader, Run } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';
import { withStacking } from './volumes.js';
import type { Clause } from '../../text/clause.js';
import type { Range } from '../../text/range.js';
import { buyerKindOf } from '../../words/buyer-kinds.js';
import { trimCondition } from '../../words/condition.js';
import type { Discount } from '../../words/discount.js';
import { findDiscount } from '../../words/discount.js';
import { PER_UNIT } from '../../words/measures.js';
import { slug } from '../../words/slug.js';

/** Of these words, those that leave no doubt. */
const FREELY = /谁|任何人|人人|问|开口/;

/** "其他情况不打折，一块钱都不让": nothing without something in return. */
export const readNothingFree: PieceReader = (run, at) => {
  for (let count = 1; count <= 3 && at + count <= run.pieces.length; count += 1) {
    const clause = joined(run, at, count);
    if (!NOTHING_FREE.test(clause.text) || /<p/.test(clause.text)) return null;
    const idle = /(<[mn]\d+>)\s?(?:都)?不/.exec(clause.text)?.[1];
    if (clause.left('mn').length > (idle === undefined ? 0 : 1)) return null;
    if (!NOT_GIVEN.test(clause.text)) continue;
    let pieces = count;
    while (/^(?:一分|<[mn]\d+>)(?:都)?不/.test(pieceText(run, at + pieces))) pieces += 1;
    return {
      pieces,
      usesOpen: false,
      statements: [{ kind: 'free_discount', figure: { amount: 0 }, quote: joined(run, at, pieces).quote }],
    };
  }
  return null;
};

/** A flag of the caller's records, spelled as it is: "标记 new_customer". */
const FLAG = /(?:标记|标签|标识|flag|标志)(?:为|\s){0,8}([a-z][a-z0-9_]{1,39})/;
const REFERS = /推荐|介绍|带(?:朋友|人|新)|拉/;

/** "当面交易的话可以9500": a price behind a condition. */
const BARE_PRICE = /^(?!一|每)[^<]{2,}的话(?:就|可以?|能|给|只要|算|按|是|卖|做到|到|优惠价){0,8}\s?<[mn]\d+>\s?$/;

/** The condition of a discount: the open pieces and the words before it, or those behind. */
function conditionFor(run: Run, clause: Clause, discount: Discount): string {
  const before = trimCondition(clause, 0, discount.from);
  if (before !== '') return before.replace(/^[^：:，,]{1,6}[：:]\s*/, '');
  const after = trimCondition(clause, discount.to, clause.text.length);
  return /如果|要是|只要|前提|条件/.test(clause.text.slice(discount.to)) ? after : '';
}

const PER_UNIT_END = new RegExp(`${PER_UNIT}(?:再|另外?|可以?|就){0,8}$`);
const OPEN = /^(?:如果|要是|若|只要|凡|客户|客人|买家|顾客|愿意|肯|谁|对|能|当)|(?:的|的话|时|者|了|后)$/;

/** What says that the seller's own records decide. */
const RECORDED = /以[^，<]{0,12}?(?:标记|记录|档案|系统|登记|认证)为准|有(?:登记|备案|标记|档案)的?/;

/** A kind of buyer that only the records name: "公立医院（以档案标记为准）". */
function recordedKind(condition: string): string | undefined {
  if (!RECORDED.test(condition.toLowerCase())) return undefined;
  const who = condition
    .toLowerCase()
    .replace(/[(（].*?(?:[)）]|$)/g, '')
    .replace(new RegExp(RECORDED.source, 'g'), '')
    .replace(/(?:客户){1,8}$/g, '');
  return who.length >= 2 && who.length <= 10 ? (chineseBuyerFlag(who) ?? slug(who)) || undefined : undefined;
}

/** The flags of all whom a condition lists: "军人、警察", "学校和公益机构". */
function listedBuyers(run: Run, condition: string): string[] {
  const before = run.open
    .slice(-4)
    .filter(({ to }) => run.tagged.description.charAt(run.tagged.starts[to] ?? -1) === '、')
    .map(({ from, to }) => run.tagged.text.slice(from, to));
  const parts = [...before, ...condition.split(/同(?!学|行|城|乡)/)];
  return parts.length < 2 ? [] : parts.flatMap((part) => chineseBuyerFlag(part) ?? []);
}

/** "客户当天打全款，可以便宜500", "老客户优惠3%", "谁来问都便宜20": a discount and what it is given for. */
export const readConditional: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  const head = joined(run, at, 1);
  const found = /<[mnyp]\d+>/.test(text) ? findDiscount(head, BARE_PRICE.test(text)) : null;
  if (
    !found ||
    /(?:不超过|不高于|不大于|低于|小于|少于|不到)\s?<p/.test(text) ||
    OTHER_MONEY.test(text.replace(/同行(?![卖报要价那都的只])|以前(?=[^，]{0,6}过的)/g, '')) ||
    ('to_price' in found.figure && run.open.length === 0 && !BARE_PRICE.test(text)) ||
    head.left('mp').length > 1
  )
    return null;
  const ownCondition = conditionFor(run, head, found);
  const goesOn =
    run.open.some(({ from, to }) => OPEN.test(run.tagged.text.slice(from, to).trim())) ||
    /(?:的|者|的话)[\s:：，]*$/.test(text.slice(0, found.from).replace(PER_UNIT_END, ''));
  const open = ownCondition !== '' && (chineseBuyerFlag(ownCondition) !== undefined || !goesOn) ? [] : run.open;
  const clause = joined(run, at, 1, open);
  const discount = findDiscount(clause, BARE_PRICE.test(text));
  if (!discount || discount.tag !== found.tag) return null;
  const condition = conditionFor(run, clause, discount);
  const shared = { figure: discount.figure, extra: discount.extra, stacks: discount.stacks, quote: clause.quote };
  const flag =
    FLAG.exec(clause.text)?.[1] ??
    chineseBuyerFlag(condition) ??
    recordedKind(condition) ??
    buyerKindOf(clause.text)?.flag;
  if (flag !== undefined && !REFERS.test(clause.text))
    return withStacking(
      run,
      at,
      1,
      [...new Set([...listedBuyers(run, condition), flag])].map((one) => ({
        kind: 'grant' as const,
        flag: one,
        ...shared,
      })),
      clause,
    );
  if (FOR_NOTHING.test(clause.text) && !/<p/.test(discount.tag) && FREELY.test(clause.text))
    return {
      pieces: 1,
      usesOpen: true,
      statements: [{ kind: 'free_discount', figure: discount.figure, quote: clause.quote }],
    };
  if (condition === '' || NO_CONDITION.test(condition)) return null;
  return withStacking(run, at, 1, [{ kind: 'trade', condition, ...shared }], clause);
};

/** Whether a piece can be the condition of what follows it. */
export function opensCondition(run: Run, range: Range): boolean {
  const text = run.tagged.text.slice(range.from, range.to).trim();
  if (hasFigure(text) || text === '') return false;
  return (
    run.open.length > 0 ||
    /(?:的|的话|时|客户|客人|买家|顾客|者)$/.test(text) ||
    !/^(?:不|绝|谢|请(?!您)|你好|您好|大家)/.test(text)
  );
}
