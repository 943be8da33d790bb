import { detectLanguage, readMessage, type MessageReading } from '@svc/language';
import { compilePolicy } from '@svc/policy-compiler';
import { completeTerms, type Policy } from '@svc/policy-rules';
import { vocabularyOf } from '@svc/reply';

/** It draws reserves, which no reading depends on. */
const SALT = 'A'.repeat(22);

/** What a buyer's message is meant as; `other` is none of the three before it. */
export const MEANT = ['complaint', 'wish', 'person', 'other'] as const;
export type Meant = (typeof MEANT)[number];

/** What buyers write about one offer: an `other` message that bids stands beside its unit price. */
export type HeardOffer = { offer: string; list_price: number } & Record<Exclude<Meant, 'other'>, string[]> & {
    other: (string | [text: string, bid: number])[];
  };

/** How many messages of a kind and language are taken for what they are, and each that is not. */
export interface HeardRow {
  meant: Meant;
  language: 'en' | 'zh';
  count: number;
  right: number;
  missed: string[];
}

/** What a reading takes a message for, as it matters to a bargain: in what moves, what bids and what hands off. */
function takenFor({ intent, package: said, facts }: MessageReading): string[] {
  const price = facts.total ?? said.price;
  return [
    ...(facts.wants_person ? ['person'] : []),
    ...(facts.wants_discount ? ['wish'] : []),
    ...(facts.complains ? ['complaint'] : []),
    ...(price === undefined ? [] : [`bid ${String(price)}`]),
    ...(intent === 'accept' ? ['yes'] : []),
  ];
}

/** Whether it is what it was meant as: of a complaint or question nothing is bid, wished for or agreed to. */
function isRight(meant: Meant, taken: readonly string[], bid?: number): boolean {
  if (meant === 'complaint') return taken.every((one) => one === 'complaint');
  if (meant !== 'other') return taken.includes(meant) && taken.every((one) => one === meant || one === 'complaint');
  const figure = taken.find((one) => one.startsWith('bid'));
  return !['person', 'wish', 'complaint'].some((one) => taken.includes(one)) && figure === (bid && `bid ${bid}`);
}

function tableOf({ offer, list_price: listPrice }: HeardOffer): { policy: Policy; listPrice: number } {
  const language = detectLanguage(offer) ?? 'en';
  const { policy } = compilePolicy(offer, { salt: SALT, language });
  return { policy: policy as Policy, listPrice };
}

/**
 * Reads every message once, where the thing is on the table at its list price; equal offers give equal rows.
 * @example measureHeard({ bike: { offer: 'Asking $900, lowest $780.', list_price: 900, complaint: ['$900?!'], … } })
 */
export function measureHeard(offers: Record<string, HeardOffer>): HeardRow[] {
  const rows: HeardRow[] = [];
  for (const one of Object.values(offers)) {
    const { policy, listPrice } = tableOf(one);
    const language = policy.language === 'zh' ? 'zh' : 'en';
    const quantity = policy.quantity?.min ?? 1;
    const standing = {
      listPrice,
      offers: [{ price: listPrice, quantity, terms: completeTerms(policy, {}) }],
      language,
    } as const;
    for (const meant of MEANT) {
      const missed = one[meant].flatMap((message) => {
        const [text, bid] = typeof message === 'string' ? [message] : message;
        const taken = takenFor(readMessage(text, vocabularyOf(policy), standing));
        return isRight(meant, taken, bid) ? [] : [`${text} → ${taken.join(', ') || 'none of these'}`];
      });
      const row = rows.find((other) => other.meant === meant && other.language === language);
      const [count, right] = [one[meant].length, one[meant].length - missed.length];
      if (!row) rows.push({ meant, language, count, right, missed });
      else [row.count, row.right, row.missed] = [row.count + count, row.right + right, [...row.missed, ...missed]];
    }
  }
  return rows;
}
