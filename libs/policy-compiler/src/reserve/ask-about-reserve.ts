import type { Policy } from '@svc/policy-rules';
import { isSingleThing, toMicros } from '@svc/policy-rules';
import { computedReserve } from '@svc/policy-rules/reserve';
import type { Draft } from '../assemble/draft.js';
import type { PolicyDraft } from '../issue.js';
import type { Finding } from '../issues/word-issue.js';
import { finding } from '../issues/word-issue.js';
import { writeMoney } from '../summary/money-words.js';
import { closesForNothing } from './closes-for-nothing.js';
import { fallingReserve } from './falling-reserve.js';
import { roundFigure } from './round-figure.js';

/** A policy, or what there is of one, that says both bounds of its price and leaves something between them. */
type Haggled = Policy | (Draft & Required<Pick<Draft, 'list_price' | 'floor_price'>>);

/** What a policy of a description becomes, and what its seller is asked about it. */
interface Reserved<Whole> {
  policy: Whole;
  findings: Finding[];
}

/**
 * The reserve that a policy of a description has: as the seller wrote it, else a round figure near the computed one, to
 * be confirmed. Beside it the seller of a single thing is asked until when it should be gone.
 * @param quote the words that name the lowest price
 * @example askAboutReserve(bike, 'lowest 600').policy.reserve_price // 740, with the warning `reserve_proposed`
 */
export function askAboutReserve<Whole extends Policy | PolicyDraft | Draft>(
  whole: Whole,
  quote: string | null,
): Reserved<Whole> {
  const policy = whole as unknown as Haggled;
  if (!canHaggle(policy)) return { policy: whole, findings: [] };
  const isNamed = policy.reserve_price !== undefined;
  const reserve_price = policy.reserve_price ?? roundFigure(computedReserve(policy), policy);
  const proposed = finding(
    'reserveProposed',
    '/reserve_price',
    [writeMoney(reserve_price, policy.currency, policy.language), closesForNothing(policy, reserve_price)],
    quote,
  );
  return {
    policy: isNamed ? whole : { ...whole, reserve_price },
    findings: [...(isNamed ? [] : [proposed]), ...askGoneBy({ ...policy, reserve_price })],
  };
}

const canHaggle = ({ list_price: list, floor_price: floor }: Partial<Haggled>): boolean =>
  typeof list === 'number' && typeof floor === 'number' && toMicros(floor) < toMicros(list);

/** Whether nobody can order two of what is sold, and it is gone then: what is rented out comes back. */
const isOne = (policy: Haggled): boolean => {
  if (policy.period !== undefined) return false;
  const binds = policy.inventory?.bind ?? [];
  return binds.length > 0
    ? binds.some((bind) => bind.option === undefined && isSingleThing(policy, bind))
    : (policy.quantity?.max ?? 1) === 1;
};

function askGoneBy(policy: Haggled & { reserve_price: number }): Finding[] {
  if (policy.reserve_dates !== undefined || !isOne(policy)) return [];
  const [several, few] = [fallingReserve(policy, 'several'), fallingReserve(policy, 'few')].map((one) =>
    JSON.stringify(one),
  ) as [string, string];
  return [finding('goneBy', '/reserve_dates', [several, few])];
}
