import { MEASURE, VOLUMES } from './phrases/deals.js';
import type { Found, PieceReader, Run } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';
import type { Figure, Statement } from '../../statement.js';
import type { Clause } from '../../text/clause.js';
import { findDiscount } from '../../words/discount.js';
import { PER_UNIT } from '../../words/measures.js';
import { pattern } from '@svc/language';
import { stackingSaid } from '../../words/stacking-words.js';

const TIME = /^\s?(?:年|个?月|周|季|个?小时)/;
/** What is counted here is not what is sold. */
const OTHER_DEED = /找我|上课|参加|介绍|推荐|带|存|充值|写|转发|好评|晒|粉丝|拉/;
const TOTAL = /总共|一共|合计|总价|打包价/;

function volumeIn(text: string): string | null {
  for (const { pattern, bare } of VOLUMES) {
    const match = pattern.exec(text);
    const tag = match?.[1];
    if (tag !== undefined && !(tag.startsWith('<n') && !bare) && !TIME.test(text.slice(text.indexOf(tag) + tag.length)))
      return tag;
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
  const unit =
    measureAfter(clause.text, volume) ??
    HANZI_UNITS[clause.number(volume)?.unit ?? ''] ??
    clause.number(volume)?.unit ??
    null;
  if (
    TIME_SOLD.test(unit ?? '') &&
    run.statements.some((said) => said.kind === 'quantity' && said.unit !== null && !TIME_SOLD.test(said.unit))
  )
    return null;
  clause.take(volume);
  const discount = findDiscount(clause, true);
  if (!discount) return null;
  const from = clause.value(volume);
  clause.take(discount.tag);
  if (clause.left('mp').length > 0) return null;
  const statement: Statement = {
    kind: 'break',
    from,
    figure: discount.figure,
    extra: discount.extra,
    stacks: discount.stacks,
    unit,
    quote: clause.quote,
  };
  return withStacking(run, at, own ? 1 : 2, [statement], clause);
};

const ROW = pattern`
    ^\s*(<[nc]\d+>)${MEASURE}\s?[-~至到]\s?(<[nc]\d+>)${MEASURE}\s*(?:[:=，]|按|算|打|享|是|价)?\s*
    (?:${PER_UNIT})?\s*(<[mnp]\d+>)[^<]{0,6}$
  `;

/** A row of a table: "10-49把 520元", "100至499件：95折". */
export const readRow: PieceReader = (run, at) => {
  const next = pieceText(run, at + 1);
  const count = !/<[mp]\d+>/.test(pieceText(run, at)) && /^\D{0,4}<[mnp]\d+>\D{0,8}$/.test(next) ? 2 : 1;
  const clause = joined(run, at, count);
  const [, from, upTo, figure] = ROW.exec(clause.text) ?? [];
  if (from === undefined || upTo === undefined || figure === undefined || clause.value(upTo) <= clause.value(from))
    return null;
  const value = clause.value(figure);
  const unlocks: Figure = figure.startsWith('<p')
    ? { share: Number(`${value}e-2`) }
    : { to_price: value, implied: true };
  const unit = clause.number(upTo)?.unit ?? clause.number(from)?.unit ?? null;
  return {
    pieces: count,
    usesOpen: false,
    statements: [
      {
        kind: 'break',
        from: clause.value(from),
        upTo: clause.value(upTo),
        figure: unlocks,
        extra: false,
        stacks: false,
        unit,
        quote: clause.quote,
      },
    ],
  };
};

/** Spans of time as the number reader names them. */
const HANZI_UNITS: Readonly<Record<string, string>> = {
  day: '天',
  week: '周',
  month: '个月',
  quarter: '季度',
  year: '年',
  hour: '小时',
};

/** A stay of some days is no volume where things are counted: then it is a condition. */
const TIME_SOLD = /^(?:天|晚|小时|周|月|个月|day|night|hour|week|month)$/;

/** The measure word behind a count, as it is written. */
function measureAfter(text: string, tag: string): string | null {
  return new RegExp(`${tag}\\s?(天|晚|节|期|个?账号)`).exec(text)?.[1] ?? null;
}

/** Whether the pieces behind a discount say that it adds to the others. */
export function withStacking(run: Run, at: number, count: number, statements: Statement[], clause: Clause): Found {
  const after = pieceText(run, at + count);
  const said =
    after !== '' && !hasFigure(after) && after.length <= 24 && !/[两二俩三都均全]|所有/.test(after)
      ? stackingSaid(after)
      : null;
  const own = stackingSaid(clause.text);
  for (const statement of statements) {
    if (
      (statement.kind === 'break' || statement.kind === 'trade' || statement.kind === 'grant') &&
      (said ?? own) !== null
    )
      statement.stacks = (said ?? own) === true;
  }
  return { pieces: count + (said === null ? 0 : 1), usesOpen: true, statements };
}
