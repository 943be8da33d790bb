import { AT_MOST, COST, FIXED_NAME, FREE, FULL, GIVES, NAME_EDGES, REFUSES } from './phrases/gifts.js';
import type { PieceReader, Run } from './run.js';
import { joined, pieceText } from './run.js';
import type { GiftStatement } from '../../statement.js';
import type { Clause } from '../../text/clause.js';
import type { Range } from '../../text/range.js';
import { originalWords } from '../../text/tagged-text.js';
import { pattern } from '@svc/language';
import { subjectWords } from '../../words/subject-words.js';
import { WHOLE_DEAL } from '../../words/whole-deal.js';

const PRICE_LEAST = /(?:成交价|价格|单价|价)[^<，]{0,4}(?:不低于|高于|在|达到|不少于|超过)\s?(<[mn]\d+>)/;
const NAME_AFTER = /(?:赠送|附赠|附送|奉送|白送|加送|送|赠|免费|提供)\s?(?:<[a-z]\d+>)?([^，<]{1,14})/;
const FREE_SERVICE = /(?:免费|可以?|能|就|才)(?:提供)?((?:送货|配送|送到|安装|上门|调试|培训|运送|搬运)[^，<]{0,4})/;
const NAME_HEAD = pattern`
    ^(?!如果|要是|只要|按|原价|标价|全价|客户|优惠|折扣)([^，<]{2,8}?)
    (?:只在|只有|仅在|仅限|免费(?:，|,|的?话|$)|(?:可以?|能)(?:免费)?送(?=，|,|$))
  `;
const NAME_COST = /(?:^|，)\s?([^，<]{1,14}?)(?:的)?(?:每[一-鿿]|<[xcd]\d+>)?(?:成本|本钱|花费|进价)/;
const AGAIN = pattern`
    (?:讲了?|打了?|还了?|砍了?|谈了?|有|享受了?|要了?|超过|低于|否则|不然|其他|其余|优惠了?|一旦)[^<]*
    (?:不送|没有|不给|就没|取消|不再|不包|自理|自付|另算|不享受)
  `;
const ALONE = /^(?:只有|仅限?|必须|前提是|条件是)/;

const firstTag = (match: RegExpExecArray | null): string | undefined =>
  match?.slice(1).find((tag) => tag !== undefined);

/** Whether a piece speaks of a gift, its cost or the condition on which it is given. */
function belongs(text: string): boolean {
  return (
    !REFUSES.test(text) &&
    (GIVES.test(text) || COST.test(text) || FULL.test(text) || AT_MOST.test(text) || ALONE.test(text))
  );
}

function conditionOf(clause: Clause): GiftStatement['condition'] {
  const percent = firstTag(AT_MOST.exec(clause.text));
  if (percent !== undefined) {
    const atMost = Number(`${clause.value(percent)}e-2`);
    clause.take(percent);
    return { atMost };
  }
  const least = firstTag(PRICE_LEAST.exec(clause.text));
  if (least !== undefined) {
    const priceAtLeast = clause.value(least);
    clause.take(least);
    return { priceAtLeast };
  }
  if (!FULL.test(clause.text)) return null;
  const paid = /(?:按|原价|标价|全价)\s?(<[mny]\d+>)/.exec(clause.text)?.[1];
  const idle = /(<[mny]\d+>)不(?:还|讲|砍|少)/.exec(clause.text)?.[1];
  clause.take(...[paid, idle].filter((tag) => tag !== undefined));
  return { atMost: 0 };
}

/** What is given; the name beside the cost is the plainest. */
function nameOf(text: string): string {
  const whole = FIXED_NAME.exec(text)?.[0];
  if (whole !== undefined) return whole === '承担运费' ? '运费' : whole;
  for (const pattern of [NAME_COST, NAME_HEAD, FREE_SERVICE, NAME_AFTER]) {
    const name = (pattern.exec(text)?.[1] ?? '').replace(NAME_EDGES, '').replace(NAME_EDGES, '');
    if (name !== '' && !/^(?:一共|总共|但|而|优惠|折扣|它|这|那|才|时|要|得|不|原价|标价|全价|客户|时候)/.test(name))
      return name;
  }
  const before =
    /([^，<]{1,10}?)(?:可以?|能|也|都){0,8}(?:免费|附送|赠送|白送)/.exec(text)?.[1]?.replace(NAME_EDGES, '') ?? '';
  return /原价|标价|全价|客户|如果|按/.test(before) ? '' : before;
}

function groupEnd(run: Run, at: number): number {
  let end = at;
  // "送一个收纳盒，自己做的，成本35元": a few words between the gift and its cost.
  const aside = (index: number): boolean =>
    index > at &&
    /^[^<]{1,8}$/.test(pieceText(run, index)) &&
    !REFUSES.test(pieceText(run, index)) &&
    COST.test(pieceText(run, index + 1));
  while (end < run.pieces.length && (belongs(pieceText(run, end)) || aside(end))) end += 1;
  return end;
}

/** What stands before the gift's cost and condition names it: "软琴袋，成本180元，原价买才送". */
function namedBefore(run: Run, text: string): Range | null {
  const last = run.open.at(-1);
  if (/^[^，<:]{2,8}:/.test(text) || !last) return null;
  const before = run.tagged.text.slice(last.from, last.to);
  const lead = /^\s*(?:(?:赠品|礼品|赠送|送|附赠|另外|还有|以及)[:：]?\s*)?/.exec(before)?.[0].length ?? 0;
  const name = before.slice(lead).split(/<|我们?/, 1)[0] ?? '';
  if (name.length < 2 || name.length > 14 || /价|折|优惠|减|便宜|客户|客人|如果|要是/.test(before)) return null;
  return { from: last.from + lead, to: last.from + lead + name.length };
}

/** "原价成交送头盔，头盔成本15元", "优惠不超过5%可以包邮，每台成本4元": gifts with their cost and their condition. */
export const readGiftGroup: PieceReader = (run, at) => {
  const end = groupEnd(run, at);
  if (end === at) return null;
  const clause = joined(
    run,
    at,
    end - at,
    run.open.filter(({ from, to }) => FULL.test(run.tagged.text.slice(from, to))),
  );
  const { quote } = clause;
  const cost = firstTag(COST.exec(clause.text));
  if (!GIVES.test(clause.text) || (cost === undefined && !FULL.test(clause.text) && !AT_MOST.test(clause.text)))
    return null;
  const label = /^([^，<:]{2,8}):/.exec(clause.text)?.[1];
  const name = label !== undefined && !/赠|礼|送|付|价|优惠|其他|备注|说明/.test(label) ? label : nameOf(clause.text);
  const start = clause.text.indexOf(name);
  const before = name === '' || /^(?:这|那|它|自己|套|个|的)/.test(name) ? namedBefore(run, clause.text) : null;
  const what =
    before !== null
      ? originalWords(run.tagged, before.from, before.to)
      : name === '' || start < 0
        ? ''
        : clause.words(start, start + name.length);
  if (what === '') return null;
  const amount = cost === undefined ? null : clause.value(cost);
  if (cost !== undefined) clause.take(cost);
  const condition = conditionOf(clause);
  if (clause.left('mp').length > 0) return null;
  let pieces = end - at;
  while (AGAIN.test(pieceText(run, at + pieces)) && !/<[mp]/.test(pieceText(run, at + pieces))) pieces += 1;
  const perDeal = WHOLE_DEAL.test(clause.text);
  return {
    pieces,
    usesOpen: run.open.length > 0,
    statements: [{ kind: 'gift', what, cost: amount, perDeal, condition, free: true, quote }],
  };
};

/** "打了折就不送木盒了": the other side of a gift's condition, which says nothing new. */
export const readGiftAgain: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  const gift = run.statements.find((statement) => statement.kind === 'gift');
  if (gift?.kind !== 'gift' || hasMoney(text) || !AGAIN.test(text)) return null;
  return { pieces: 1, usesOpen: true, statements: [] };
};

/** "院子里停车是免费的", "取暖费我出": free for everybody, so it is told and not traded. */
export const readFreeForAll: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (
    !FREE.test(text) ||
    hasMoney(text) ||
    REFUSES.test(text) ||
    FULL.test(text) ||
    COST.test(text) ||
    /送(?!货)|赠|包邮|运费|满|如果|要是|只要|以上|才/.test(text)
  )
    return null;
  if (
    run.open.some(({ from, to }) => /(?:的|的话|时|满|如果|要是|只要)/.test(run.tagged.text.slice(from, to))) ||
    COST.test(pieceText(run, at + 1)) ||
    FULL.test(pieceText(run, at + 1))
  )
    return null;
  const { quote } = joined(run, at, 1);
  const words = subjectWords(quote);
  return words.length === 0 ? null : { pieces: 1, usesOpen: false, statements: [{ kind: 'fact', words, quote }] };
};

const hasMoney = (text: string): boolean => /<[mp]\d+>/.test(text);
