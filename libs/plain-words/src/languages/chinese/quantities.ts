import { COUNT, LEAST, MEASURE, MOST } from './phrases/quantities.js';
import type { PieceReader, Run } from './run.js';
import { joined, pieceText } from './run.js';
import type { Statement } from '../../statement.js';
import type { Clause } from '../../text/clause.js';
import { subjectWords } from '../../words/subject-words.js';

const RANGE = new RegExp(`${COUNT}${MEASURE}\\s?至\\s?(<[cn]\\d+>)`);
const NOT_COUNT = /坐|容纳|站得下|可住|元|价|优惠|折|减|便宜|降|轮|回合|还价|公里|次报价/;

function bound(clause: Clause, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (tag === undefined || !match) continue;
    const value = clause.value(tag);
    const after = clause.text.slice(clause.text.indexOf(tag) + tag.length, clause.text.indexOf(tag) + tag.length + 3);
    if (tag.startsWith('<n') && !/订|批|moq|拿|购|量/.test(match[0])) continue;
    if (
      Number.isInteger(value) &&
      value >= 1 &&
      !NOT_COUNT.test(match[0]) &&
      !/^\s?(?:元|块|轮|回合|次还|公里)/.test(after)
    )
      return tag;
  }
  return undefined;
}

/** "一吨起订，也就是25袋": the same in what is sold. */
const SAME_AS = /^(?:也就是|就是|即|等于|相当于|合|折合)\s?(<[cn]\d+>)$/;

/** "最大650吨" of a press where pieces are sold. */
function ofOtherThing(run: Run, unit: string | null): boolean {
  const sold = run.statements.flatMap((said) =>
    (said.kind === 'quantity' || said.kind === 'list' || said.kind === 'floor') && said.unit !== null
      ? [said.unit]
      : [],
  );
  return (
    unit !== null &&
    sold.length > 0 &&
    !sold.includes(unit) &&
    run.statements.some((said) => said.kind === 'quantity' && said.unit !== null && said.unit !== unit)
  );
}

/** "一箱24瓶", "每箱24瓶": what a pack holds; and the words that only whole ones are sold. */
const PACK = '[箱盒包袋件托板捆]';
const HOLDS = new RegExp(`^(?:<[cn]\\d+>|[一每](?<pack>${PACK}))\\s?(?:装|有|是)?\\s?(?<held><c\\d+>)$`, 'u');
const WHOLE = new RegExp(`^[只仅按必须要都]{0,3}[整成](?<pack>${PACK})|不拆(?<kept>${PACK})`, 'u');

/** "一箱24瓶，只整箱卖", "整箱起售，每箱12瓶": orders are multiples of a pack. */
export const readPacks: PieceReader = (run, at) => {
  const clause = joined(run, at, 2);
  const [one, other] = [pieceText(run, at), pieceText(run, at + 1)];
  const [held, whole] = HOLDS.test(one) ? [one, other] : [other, one];
  const { pack: named, held: tag = '' } = HOLDS.exec(held)?.groups ?? {};
  const sold = WHOLE.exec(whole)?.groups;
  if (tag === '' || sold === undefined) return null;
  const pack = named ?? clause.number(held.slice(0, held.indexOf('>') + 1))?.unit ?? '';
  const step = clause.value(tag);
  if (pack !== (sold['pack'] ?? sold['kept']) || !Number.isInteger(step) || step < 2) return null;
  const unit = clause.number(tag)?.unit ?? null;
  return { pieces: 2, usesOpen: false, statements: [{ kind: 'quantity', step, unit, quote: clause.quote }] };
};

/** "起订量 200件 最大 2万件", "每单不少于50卷", "800桶封顶": how much may be ordered. */
export const readBounds: PieceReader = (run, at) => {
  const clause = joined(run, at, 1);
  const { quote } = clause;
  if (/<[mp]\d+>/.test(clause.text)) return null;
  const range = /订|单|量|批|拿|之间|起|每|限|可/.test(clause.text) ? RANGE.exec(clause.text) : null;
  const least = range?.[1] ?? bound(clause, LEAST);
  if (least !== undefined) clause.text = clause.text.replace(least, '|');
  const most = range?.[2] ?? bound(clause, MOST);
  if (least === undefined && most === undefined) return null;
  const tags = [least, most].filter((tag) => tag !== undefined);
  const unit = tags.map((tag) => clause.number(tag)?.unit ?? null).find((name) => name !== null) ?? null;
  if (ofOtherThing(run, unit))
    return { pieces: 1, usesOpen: false, statements: [{ kind: 'fact', words: subjectWords(quote), quote }] };
  const same = SAME_AS.exec(pieceText(run, at + 1))?.[1];
  if (same !== undefined && (least === undefined) !== (most === undefined)) {
    const other = joined(run, at + 1, 1);
    return {
      pieces: 2,
      usesOpen: false,
      statements: [
        {
          kind: 'quantity',
          unit: other.number(same)?.unit ?? unit,
          quote: joined(run, at, 2).quote,
          [least === undefined ? 'max' : 'min']: other.value(same),
        },
      ],
    };
  }
  const statement: Statement = {
    kind: 'quantity',
    unit,
    quote,
    ...(least === undefined ? {} : { min: clause.value(least) }),
    ...(most === undefined ? {} : { max: clause.value(most) }),
  };
  return { pieces: 1, usesOpen: false, statements: [statement] };
};
