import { foldText, pattern } from '@svc/language';
import { DEAL_WORDS, FOREIGN, LOWEST, MONEY, OTHER_MONEY, STRESS, VALUE_WORDS } from './phrases/prices.js';
import type { PieceReader, Run } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';
import type { Statement } from '../../statement.js';
import { readReserve } from '../../recognisers/reserve.js';
import { unitOfPrice } from '../../words/price-unit.js';

const BELOW_HEAD = new RegExp(`^(?:再)?(?:低于|少于|不到|低过|小于)[^<，]{0,6}?${MONEY}\\s?(?:元|块)?(?:的价格?|的)?$`);
const REFUSAL = /^(?:一律|就|我|我们|都|也|绝对?|直接|那就|的话){0,8}(?:不|免|别|没|拒|勿|谢绝|亏|赔|宁)/;
/** What makes a low price a condition, a step or somebody else's. */
const NOT_FLOOR = /如果|要是|若|只要|满|以上|付|自提|签|现金|别家|隔壁|同行|网上|优惠价|便宜|减/;
/** Words that only stress the lowest price that was just said. */
const CONDITIONAL = /如果|要是|若|只要|的话|的$|付|自提|签|现金/;
const LIST = new RegExp(`(?:${VALUE_WORDS.source})[^<，]{0,14}?${MONEY}`);
/** "现在900出": sold for it. */
const SOLD_FOR = new RegExp(
  `${MONEY}\\s?(?:元|块)?(?:整|左右)?(?:出|卖|转|转让|出手|出售|拿走|带走|包邮)(?:了|掉|吧)?$`,
);
const LIST_AFTER = new RegExp(`${MONEY}\\s?(?:是|为|作为|就是)(?:标价|售价|报价|要价|定价|挂牌价)`);

/** "最低八五折": the lowest price as a share of the list price. */
function lowestShare(run: Run, at: number): Statement[] {
  const clause = joined(run, at, 1);
  const tag = /(?:最低|底价|底线|最多)(?:可以?|能|打|到|是|为|:|给|做到|降到|优惠|折扣){0,8}\s?(<p\d+>)/.exec(
    clause.text,
  )?.[1];
  const whole = pattern`
    (?:优惠|折扣|让利?|降价?|减)[^<，]{0,6}(?:加起来|加总|合计|总共|累计|叠加|总计|总额|幅度|怎么叠|全部)
    [^<，]{0,6}(?:不能?超过|不高于|不得超过|封顶|最多|上限)[^<，]{0,3}(<p\d+>)
  `.exec(clause.text)?.[1];
  if (whole !== undefined)
    return [{ kind: 'floor_off', figure: { share: Number(`${clause.value(whole)}e-2`) }, quote: clause.quote }];
  const number = tag === undefined ? undefined : clause.number(tag);
  return number?.text.includes('折')
    ? [{ kind: 'floor_off', figure: { share: Number(`${Math.abs(number.value)}e-2`) }, quote: clause.quote }]
    : [];
}

const FIXED = /一口价|不二价|不议价|不讲价|不还价|不刀|实价不讲/;

function takePrice(run: Run, at: number, count: number, tag: string, kind: 'list' | 'floor'): Statement[] {
  const clause = joined(run, at, count);
  const unit = unitOfPrice(clause, tag);
  const { quote } = clause;
  const price: Statement = { kind, price: clause.value(tag), strength: 'strong', unit, quote };
  return kind === 'list' && FIXED.test(clause.text) ? [price, { kind: 'fixed_price', quote }] : [price];
}

const figuresIn = (text: string): number => (text.match(/<[mnp]\d+>/g) ?? []).length;

function stressAfter(run: Run, at: number): number {
  let count = 0;
  while (
    at + count < run.pieces.length &&
    STRESS.test(pieceText(run, at + count)) &&
    !hasFigure(pieceText(run, at + count))
  )
    count += 1;
  return count;
}

/** "低于740要问我", "740以下，先问我": the price below which the seller decides. */
export const readReservePrice: PieceReader = (run, at) => {
  for (const pieces of [1, 2]) {
    const statements = at + pieces > run.pieces.length ? [] : readReserve(joined(run, at, pieces), NOTHING_SAID);
    if (statements.length > 0) return { pieces, usesOpen: false, statements };
  }
  return null;
};

const NOTHING_SAID = { statements: [], previous: [] };

/** "最低128元，谁都不许破", "低于三万五不卖": the lowest price, with what only stresses it. */
export const readLowest: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (
    NOT_FLOOR.test(text) ||
    figuresIn(text) !== 1 ||
    run.open.some(({ from, to }) => CONDITIONAL.test(run.tagged.text.slice(from, to)))
  )
    return null;
  const share = lowestShare(run, at);
  if (share.length > 0) return { pieces: 1 + stressAfter(run, at + 1), usesOpen: false, statements: share };
  const head = BELOW_HEAD.exec(text)?.[1];
  const split = head !== undefined && REFUSAL.test(pieceText(run, at + 1)) && !hasFigure(pieceText(run, at + 1));
  const tag = split ? head : LOWEST.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (tag === undefined) return null;
  const count = split ? 2 : 1;
  return {
    pieces: count + stressAfter(run, at + count),
    usesOpen: false,
    statements: takePrice(run, at, count, tag, 'floor'),
  };
};

/** "标价398元", "3980元是标价": the list price where it is named as such. */
export const readListed: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (figuresIn(text) !== 1 || OTHER_MONEY.test(text) || DEAL_WORDS.test(text)) return null;
  const tag =
    LIST.exec(text)?.[1] ??
    LIST_AFTER.exec(text)?.[1] ??
    (run.statements.some((statement) => statement.kind === 'list') ? undefined : SOLD_FOR.exec(text)?.[1]);
  return tag === undefined ? null : { pieces: 1, usesOpen: false, statements: takePrice(run, at, 1, tag, 'list') };
};

/** What others ask, and what was paid once: no part of the deal, and said to be left out. */
export const readForeignMoney: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (
    !/<[mny]\d+>/.test(text) ||
    !FOREIGN.test(text) ||
    DEAL_WORDS.test(text.replace(/以上|起|送|要是|只要|付/g, '')) ||
    /成本|标价|售价|最低|底/.test(text)
  )
    return null;
  return {
    pieces: 1,
    usesOpen: true,
    statements: [{ kind: 'not_understood', reason: 'words', quote: joined(run, at, 1).quote }],
  };
};

/** A lowest price right behind a bare number makes the number the list price. */
const FLOOR_NEXT = /^(?:但)?(?:最低|底价|底线|保底|不低于|不能低于|低于|最少|少于)[^<]{0,8}<[mn]\d+>/;

/** The first money that nothing else explains is the list price: "健身房年卡2688元". */
export const readFirstPrice: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  const tag =
    /<m\d+>/.exec(text)?.[0] ??
    pattern`
    (?:一|每|<[cd]\d+>)个?[一-鿿]?\s?(<n\d+>)$
    |^(<n\d+>)\s?<c\d+>$
    |[一-鿿a-z]\s?(<n\d+>)\s?(?:<c\d+>|(?:一|每|\/)[一-鿿])$
  `
      .exec(text)
      ?.slice(1)
      .find((found) => found !== undefined) ??
    (FLOOR_NEXT.test(pieceText(run, at + 1)) ? /(<n\d+>)$/.exec(text)?.[1] : undefined);
  if (tag === undefined || figuresIn(text) !== 1 || run.statements.some((statement) => statement.kind === 'list'))
    return null;
  if (OTHER_MONEY.test(text) || DEAL_WORDS.test(text) || /最低|底|少于|低于/.test(text)) return null;
  return { pieces: 1, usesOpen: false, statements: takePrice(run, at, 1, tag, 'list') };
};

/** A second price without a word that names it ("每人2399元") contradicts no list price; it is said to be unclear. */
export function settleSecondPrices(statements: readonly Statement[]): Statement[] {
  const named = ({ quote }: Statement): boolean => {
    const text = foldText(quote).text.replace(/[\d一二三四五六七八九十]+/, '<');
    return VALUE_WORDS.test(text) && !OTHER_MONEY.test(text);
  };
  const lists = statements.filter((statement) => statement.kind === 'list' && statement.strength === 'strong');
  const first = lists.find(named) ?? lists[0];
  return statements.map((statement) => {
    if (statement.kind !== 'list' || first?.kind !== 'list' || statement.price === first.price || named(statement))
      return statement;
    return { kind: 'not_understood', reason: 'words', quote: statement.quote };
  });
}
