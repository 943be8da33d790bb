import { readMessage, readNumbers } from '@svc/language';
import { compilePolicy } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { vocabularyOf } from '@svc/reply';
import { currencyOf, holdsTwo, mayMean, same, type FigureRow, type Outcome } from './rows.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

/** What a row came to, in words, for `--show`. */
export interface Measured {
  outcome: Outcome;
  read: string;
}

const chinese = (row: FigureRow): boolean => row.language === 'zh';

/** A description of which the row is the price, or the share that is taken off. */
function describe(row: FigureRow): string {
  if (row.kind !== 'percentage')
    return chinese(row) ? `价格：${row.text}。不议价。` : `Price: ${row.text}. The price is firm.`;
  return chinese(row)
    ? `价格1000元，最低600元。现金付款优惠${row.text}。`
    : `Price: $1000, lowest $600. Pay cash: ${row.text} off.`;
}

const sharesOf = (policy: unknown): number[] =>
  [...JSON.stringify(policy).matchAll(/"share":([\d.e-]+)/g)].map(([, share]) => Number(share) * 100);

/** Asking which of two figures is meant is right. */
const judged =
  (measure: (row: FigureRow) => Measured) =>
  (row: FigureRow): Measured => {
    const measured = measure(row);
    return measured.outcome === 'asked' && holdsTwo(row) ? { ...measured, outcome: 'right' } : measured;
  };

/** What a compile makes of a row; a share is right as the source counts it or as what it leaves (折). */
function compiled(row: FigureRow): Measured {
  const { ok, policy, issues, questions } = compilePolicy(describe(row), { salt: SALT });
  const { list_price: list, currency } = policy as Partial<Policy>;
  const asked =
    issues.some(({ severity }) => severity === 'error') || questions.some(({ severity }) => severity === 'error');
  const shares = sharesOf(policy);
  const told = row.kind === 'percentage' ? shares.join() : `${list} ${currency}`;
  const read = `${ok ? 'ok ' : ''}${told} ${issues.map(({ code, severity }) => `${severity[0]}:${code}`).join(' ')}`;
  if (row.kind === 'percentage') {
    const right = shares.some(
      (share) => same(share, row.value) || (/[折]/.test(row.text) && same(share, 100 - row.value)),
    );
    if (right && !asked) return { outcome: 'right', read };
    return { outcome: asked || shares.length === 0 ? 'asked' : 'silent', read };
  }
  if (list === undefined) return { outcome: asked && questions.length > 0 ? 'asked' : 'refused', read };
  if (asked) return { outcome: 'asked', read };
  return { outcome: same(list, row.value) && mayMean(row, currency ?? null) ? 'right' : 'silent', read };
}

/** What the reader makes of the bare text: the figures in it. */
function read(row: FigureRow): Measured {
  const mentions = readNumbers(row.text).filter(({ sense }) => sense === null);
  const read = mentions
    .map((one) => `${one.kind} ${one.value}${one.alternative === null ? '' : `|${one.alternative}`} ${one.currency}`)
    .join('; ');
  const [only] = mentions;
  if (only === undefined) return { outcome: 'refused', read };
  if (mentions.length > 1 || only.unclear || only.mark !== null) return { outcome: 'asked', read };
  const values = [only.value, ...(row.kind === 'percentage' ? [100 - only.value] : [])];
  const right = values.some((value) => same(value, row.value)) && mayMean(row, only.currency);
  if (right) return { outcome: 'right', read };
  return { outcome: only.alternative !== null ? 'asked' : 'silent', read };
}

/** What a buyer's message that bids the row is heard as, where the list price is a tenth above it. */
function heard(row: FigureRow): Measured {
  const currency = currencyOf(row) ?? readNumbers(row.text)[0]?.currency ?? (chinese(row) ? 'CNY' : 'USD');
  const policy: Policy = {
    version: 'svc-policy/1',
    name: chinese(row) ? '货' : 'Thing',
    language: chinese(row) ? 'zh' : 'en',
    currency,
    list_price: Math.round(row.value * 1.1e6) / 1e6,
    floor_price: Math.round(row.value * 0.5e6) / 1e6,
    terms: [],
  };
  const message = chinese(row) ? `我出${row.text}` : `I can pay ${row.text}`;
  const { package: said, facts } = readMessage(message, vocabularyOf(policy), {
    offers: [],
    listPrice: policy.list_price,
  });
  const price = said.price;
  const read = `${price ?? '-'} ${currency}${facts.unclear ? ' unclear' : ''}${facts.other_currency ?? ''}`;
  if (typeof price !== 'number') return { outcome: facts.unclear ? 'asked' : 'refused', read };
  if (facts.unclear) return { outcome: 'asked', read };
  return { outcome: same(price, row.value) && mayMean(row, currency) ? 'right' : 'silent', read };
}

/** What a compile makes of a row. */
export const inDescription = judged(compiled);
/** What the reader makes of a row by itself. */
export const bare = judged(read);
/** What a buyer's message that bids a row is heard as. */
export const inMessage = judged(heard);
