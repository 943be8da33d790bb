import type { Standing } from '@svc/language';
import { completeTerms, dealTotal, type Policy } from '@svc/policy-rules';

/** The acts that a row may name: those of a reading, and `other` for none of them. */
export const ROW_ACTS = ['offer', 'request', 'question', 'refusal', 'yes', 'leave', 'other'] as const;
export type RowAct = (typeof ROW_ACTS)[number];

/** One message and its truth; see the head of `bench/messages.mjs`. */
export interface MessageRow {
  id: string;
  language: 'en' | 'zh' | 'mixed';
  table: {
    what: string;
    list: number;
    offer: number;
    currency: string;
    quantity: number;
    terms: string[];
    buyer_last?: number;
  };
  message: string;
  acts: RowAct[];
  price: number | null;
  total: number | null;
  quantity: number | null;
  asks: string[];
  yes_to_table: boolean;
}

/** What may be ordered where a table holds more than one. */
const MOST = 100_000;

/** The policy under which a table stands: its list price, a term for each that it names, taken or not. */
export function policyAt({ table, language }: Pick<MessageRow, 'table' | 'language'>): Policy {
  const chinese = language === 'zh' || /\p{Script=Han}/u.test(table.what);
  return {
    version: 'svc-policy/1',
    name: table.what,
    language: chinese ? 'zh' : 'en',
    currency: table.currency,
    list_price: table.list,
    floor_price: Math.min(table.list, table.offer) / 2,
    ...(table.quantity > 1 ? { quantity: { min: 1, max: MOST, unit: chinese ? '件' : 'unit' } } : {}),
    terms: table.terms.map((text, index) => {
      const charge = /\+\s?(\d+(?:\.\d+)?)\s*$/.exec(text);
      const label = charge ? text.slice(0, charge.index).trim() : text;
      return {
        id: `term_${index}`,
        label,
        default: 'without',
        options: [
          { id: 'without', label: chinese ? '不含' : 'none' },
          {
            id: 'with',
            label,
            ...(charge ? { charge: { amount: Number(charge[1]) }, charge_per: 'deal' as const } : {}),
          },
        ],
      };
    }),
  };
}

/** What stands on that table: one offer, with no term taken. */
export function standingAt(row: Pick<MessageRow, 'table' | 'language'>): Standing {
  const policy = policyAt(row);
  const { offer: price, quantity, list: listPrice, buyer_last: lastBid } = row.table;
  const offer = { price, quantity, terms: completeTerms(policy, {}) };
  return { offers: [{ ...offer, total: dealTotal(policy, offer) }], listPrice, lastBid: lastBid ?? null };
}
