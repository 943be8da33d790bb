import { foldText } from '@svc/language';
import { unitOfPrice } from '../price-unit.js';
import type { Statement } from '../statement.js';
import type { PieceReader, Run } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';

const MONEY = '(<[mny]\\d+>)';
/** Ways to say the lowest price within one piece. */
const LOWEST: readonly RegExp[] = [
  new RegExp(`(?:最低|底价|底线|保底|底限|红线|心[理里]价位?|成本线|最少|至少|起码|谷底)(?![^<]{0,10}(?:起订|起批|起购|起售|订|件数|数量|采购|拿货))[^<，]{0,14}?${MONEY}`),
  new RegExp(`(?:不能?|不可以?|不得|别|不要|绝不|不许|不会|不准|没法|无法|不愿|不想|勿)(?:再)?(?:卖)?(?:得)?(?:低于|少于|低过|低到|小于|低)[^<，]{0,8}?${MONEY}`),
  new RegExp(`(?:低于|少于|不到|低过|小于|跌破|破)[^<，]{0,6}?${MONEY}[^<]{0,10}?(?:不|免|别|没|勿|亏|拒|赔|休想|留着|自己[用玩留]|算了|宁可|宁愿|干脆)`),
  new RegExp(`${MONEY}\\s?(?:元|块)?(?:以下|之下|以内)[^<]{0,8}?(?:不|免|别|没|勿|亏|拒|赔)`),
  new RegExp(`${MONEY}\\s?(?:元|块)?(?:整)?(?:是|为|就是|算是|乃|已经是|已是)?(?:我|我们|我方|我的|我们的|公司|厂里)?(?:能接受)?的?(?:最?底线|底价|最低|红线|心理价|保底|封底|到底|最后价|死价|底(?=$|，))`),
  new RegExp(`(?:最多|至多|最低|顶多|能|可以|愿意|接受|^)(?:给(?:您|你|他)?)?(?:降|让|谈|砍|刀|少|减|便宜|做|给)到\\s?${MONEY}`),
  new RegExp(`${MONEY}\\s?(?:元|块)?(?:左右)?(?:也|就|都)?(?:能|可以?|行|肯)(?:走|拿走|卖|成交|出|开走|带走|接受|谈)`),
];
const BELOW_HEAD = new RegExp(`^(?:再)?(?:低于|少于|不到|低过|小于)[^<，]{0,6}?${MONEY}\\s?(?:元|块)?(?:的价格?|的)?$`);
const REFUSAL = /^(?:一律|就|我|我们|都|也|绝对?|直接|那就|的话){0,8}(?:不|免|别|没|拒|勿|谢绝|亏|赔|宁)/;
/** What makes a low price a condition, a step or somebody else's. */
const NOT_FLOOR = /如果|要是|若|只要|满|以上|付|自提|签|现金|别家|隔壁|同行|网上|优惠价|便宜|减/;
/** Words that only stress the lowest price that was just said. */
const CONDITIONAL = /如果|要是|若|只要|的话|的$|付|自提|签|现金/;
const STRESS = /^(?:这(?:个|是)?(?:价格?|底线|数|已经|已|也)?|这个底线|再[低少]|再往下|低于(?:这|此|它)|少于这|不(?:可|能|许|准|得|容)(?:再)?(?:突破|破|低|少|降|让)|谁(?:也|都)[^<]{0,6}(?:破|松口|低|少|让|降|突破|不行)|绝不(?:突破|松口|再)|(?:财务|老板|公司|校长|领导)[^<]{0,8}(?:批|定|说|拍板)|别(?:再)?(?:低|松口)|没(?:得|有)(?:再)?(?:少|低|让)|(?:不然|否则)?[^<]{0,4}(?:亏|赔|不划算|没利润))/;

const VALUE_WORDS = /标价|售价|要价|挂牌价?|报价|定价|开价|叫价|零售价|对外价|单价|批发价|出厂价|卖价|牌价|标的是|挂价|对外卖|现价|一口价|正价|供货价|门市价|吊牌价|公开价|^价格|价格(?:是|为|:|=|(?=<))|^价:|^卖:|全价是|租金|月租|日租|年租|房租|学费|会费|年费|月费|服务费|门票|票价|我报|收费|费用(?!另)|价钱|(?<!心[里理])价位|场租|租价|团费|工价|挂(?!牌)|报(?=<)|标(?=<)|出(?=<)|卖(?=<)|要(?=<)/;
const LIST = new RegExp(`(?:${VALUE_WORDS.source})[^<，]{0,14}?${MONEY}`);
/** "现在900出": sold for it. */
const SOLD_FOR = new RegExp(`${MONEY}\\s?(?:元|块)?(?:整|左右)?(?:出|卖|转|转让|出手|出售|拿走|带走|包邮)(?:了|掉|吧)?$`);
const LIST_AFTER = new RegExp(`${MONEY}\\s?(?:元|块)?(?:\\/[一-鿿]|每[一-鿿])?(?:是|为|作为|就是)(?:我的|我们的)?(?:标价|售价|报价|要价|定价|挂牌价)`);
/** Money of other subjects: what was paid, what others ask, what is paid beside the price. */
export const OTHER_MONEY = /买的时候|当时|当初|买入|入手|原来买|买来|购入|花了|新的要|新车|全新|专柜|官网|市场价|市面|原价|进价|成本|别家|别人|隔壁|同行|网上|对面|竞争|去年|上次|上个月|以前(?!付)|(?<![日底号月天点周])之前|邻居|有人出|有个客|非要|运费|邮费|押金|定金|订金|保证金|税|工本费|手续费|快递费|罚|赔|营业额|月供|维修|保险|加价|另加|加收|另收|补差|工钱|工资|人工费|开口就给|车商|贩子/;
const FOREIGN = /买的时候|当时|当初|入手|原来买|买来|购入|花了|新的要|新车|全新的|专柜|官网|市面|别家|别人|隔壁|同行|网上|对面|竞争|去年|上次|上个月|(?<![日底号月天点周])之前|邻居|有人出|有个客|非要|开口就给|车商|贩子|工钱|工资|人工费|涨到/;
const DEAL_WORDS = /便宜|优惠|减|让|返|省|折|抵|送|赠|满|以上|起(?!批|订)|如果|要是|若|只要|的话|付|签|自提|介绍|推荐|一次|老客|新客|会员|贵宾|学生/;

/** "最低八五折": the lowest price as a share of the list price. */
function lowestShare(run: Run, at: number): Statement[] {
  const clause = joined(run, at, 1);
  const tag = /(?:最低|底价|底线|最多)(?:可以?|能|打|到|是|为|:|给|做到|降到|优惠|折扣){0,8}\s?(<p\d+>)/.exec(clause.text)?.[1];
  const whole = /(?:优惠|折扣|让利?|降价?|减)[^<，]{0,6}(?:加起来|加总|合计|总共|累计|叠加|总计|总额|幅度|怎么叠|全部)[^<，]{0,6}(?:不能?超过|不高于|不得超过|封顶|最多|上限)[^<，]{0,3}(<p\d+>)/.exec(clause.text)?.[1];
  if (whole !== undefined) return [{ kind: 'floor_off', figure: { share: Number(`${clause.value(whole)}e-2`) }, quote: clause.quote }];
  const number = tag === undefined ? undefined : clause.number(tag);
  return number?.text.includes('折') ? [{ kind: 'floor_off', figure: { share: Number(`${Math.abs(number.value)}e-2`) }, quote: clause.quote }] : [];
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
  while (at + count < run.pieces.length && STRESS.test(pieceText(run, at + count)) && !hasFigure(pieceText(run, at + count))) count += 1;
  return count;
}

/** "最低128元，谁都不许破", "低于三万五不卖": the lowest price, with what only stresses it. */
export const readLowest: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (NOT_FLOOR.test(text) || figuresIn(text) !== 1 || run.open.some(({ from, to }) => CONDITIONAL.test(run.tagged.text.slice(from, to)))) return null;
  const share = lowestShare(run, at);
  if (share.length > 0) return { pieces: 1 + stressAfter(run, at + 1), usesOpen: false, statements: share };
  const head = BELOW_HEAD.exec(text)?.[1];
  const split = head !== undefined && REFUSAL.test(pieceText(run, at + 1)) && !hasFigure(pieceText(run, at + 1));
  const tag = split ? head : LOWEST.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (tag === undefined) return null;
  const count = split ? 2 : 1;
  return { pieces: count + stressAfter(run, at + count), usesOpen: false, statements: takePrice(run, at, count, tag, 'floor') };
};

/** "标价398元", "3980元是标价": the list price where it is named as such. */
export const readListed: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (figuresIn(text) !== 1 || OTHER_MONEY.test(text) || DEAL_WORDS.test(text)) return null;
  const tag = LIST.exec(text)?.[1] ?? LIST_AFTER.exec(text)?.[1] ?? (run.statements.some((statement) => statement.kind === 'list') ? undefined : SOLD_FOR.exec(text)?.[1]);
  return tag === undefined ? null : { pieces: 1, usesOpen: false, statements: takePrice(run, at, 1, tag, 'list') };
};

/** What others ask, and what was paid once: no part of the deal, and said to be left out. */
export const readForeignMoney: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (!/<[mny]\d+>/.test(text) || !FOREIGN.test(text) || DEAL_WORDS.test(text.replace(/以上|起|送|要是|只要|付/g, '')) || /成本|标价|售价|最低|底/.test(text)) return null;
  return { pieces: 1, usesOpen: true, statements: [{ kind: 'not_understood', reason: 'words', quote: joined(run, at, 1).quote }] };
};

/** A lowest price right behind a bare number makes the number the list price. */
const FLOOR_NEXT = /^(?:但|不过)?(?:最低|底价|底线|保底|不低于|不能低于|低于|最少|少于)[^<]{0,8}<[mn]\d+>/;

/** The first money that nothing else explains is the list price: "健身房年卡2688元". */
export const readFirstPrice: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  const tag = /<m\d+>/.exec(text)?.[0] ?? /(?:一|每|<[cd]\d+>)个?[一-鿿]?\s?(<n\d+>)$|^(<n\d+>)\s?(?:<c\d+>|(?:一|每|\/)[一-鿿])$|[一-鿿a-z]\s?(<n\d+>)\s?(?:<c\d+>|(?:一|每|\/)[一-鿿])$/.exec(text)?.slice(1).find((found) => found !== undefined) ?? (FLOOR_NEXT.test(pieceText(run, at + 1)) ? /(<n\d+>)$/.exec(text)?.[1] : undefined);
  if (tag === undefined || figuresIn(text) !== 1 || run.statements.some((statement) => statement.kind === 'list')) return null;
  if (OTHER_MONEY.test(text) || DEAL_WORDS.test(text) || /最低|底|少于|低于|不(?!锈|着|了|上|想|住|用|错)/.test(text)) return null;
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
    if (statement.kind !== 'list' || first?.kind !== 'list' || statement.price === first.price || named(statement)) return statement;
    return { kind: 'not_understood', reason: 'words', quote: statement.quote };
  });
}
