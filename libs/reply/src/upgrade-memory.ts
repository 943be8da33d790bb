import { POLICY_DEFAULTS, type Offer, type Policy } from '@svc/policy-rules';
import type { BuyerMove } from './curve.js';
import { emptyMemory, type PromisedOffer, type ReplyKind, type ReplyMemory } from './memory.js';
import { orderTag } from './order.js';
import { joinPromises, stated } from './promises.js';
import { identityOf } from './same-policy.js';

/**
 * A memory as states of version 0.2 sealed it: without `v`, its offers as codes that name options by their place.
 * Such states are good for thirty days.
 */
export interface OlderMemory {
  turn: number;
  round: number;
  standing: string[];
  quantity: number | null;
  last_bid: number | null;
  best_said?: number;
  last_bid_deal: string | null;
  best_bid: number | null;
  called_back: boolean;
  wanted: Record<string, string>;
  unwanted: string[];
  offered: Record<string, number>;
  unclear: number;
  last_kind: ReplyKind | null;
  awaits_yes?: boolean;
  told?: string;
  open_wish?: string;
  done: boolean;
  transcript_hash: string;
}

/**
 * An older memory in the form of today: what was offered can be had for as long as a new offer could, and the best bid
 * stands. Null where the policy has been edited since: its codes cannot be read with certainty then.
 */
export function upgradeMemory(
  older: OlderMemory,
  { policy, now, isSame }: { policy: Policy; now: Date; isSame: boolean },
): ReplyMemory | null {
  if (!isSame) return null;
  const given = Math.floor(now.getTime() / 1000);
  const until = given + (policy.manner?.offer_valid_hours ?? POLICY_DEFAULTS.offerValidHours) * 3600;
  const promised = (code: string): PromisedOffer[] => {
    const offer = decodeDeal(policy, code);
    return offer ? [{ ...stated(policy, offer), given, until, policy: 0 }] : [];
  };
  const table = older.standing.flatMap(promised);
  const { turn, quantity, last_bid, called_back, wanted, unwanted, unclear, last_kind, transcript_hash } = older;
  return {
    ...emptyMemory(),
    of: identityOf(policy),
    turn,
    moves: movesOf(policy, older),
    table,
    promised: joinPromises(
      Object.entries(older.offered).flatMap(([key, price]) => promised(`${price}@${key}`)),
      table,
    ),
    policies: [],
    quantity,
    last_bid,
    best_said: older.best_said ?? 0,
    called_back,
    wanted,
    unwanted,
    unclear,
    last_kind,
    awaits_yes: older.awaits_yes ?? true,
    ...(older.told === undefined ? {} : { told: older.told }),
    ...(older.open_wish === undefined ? {} : { open_wish: older.open_wish }),
    done: older.done && last_kind === 'deal',
    transcript_hash,
  };
}

function movesOf(policy: Policy, { best_bid, last_bid_deal }: OlderMemory): BuyerMove[] {
  if (best_bid === null) return [];
  const last = last_bid_deal === null ? null : decodeDeal(policy, last_bid_deal);
  return [{ bid: best_bid, wish: false, ...(last ? { order: orderTag(last) } : {}) }];
}

/** The deal of a code: price, quantity, and one base-36 digit for the option of each term; null where it is none. */
function decodeDeal(policy: Policy, code: string): Offer | null {
  const match = /^(-?[\d.e+-]+)@(\d+):([0-9a-z-]*)$/.exec(code);
  if (!match) return null;
  const [, price = '', quantity = '', digits = ''] = match;
  const terms: Record<string, string> = {};
  for (const [index, term] of (policy.terms ?? []).entries()) {
    const option = term.options[Number.parseInt(digits[index] ?? '', 36)];
    if (!option) return null;
    terms[term.id] = option.id;
  }
  return { price: Number(price), quantity: Number(quantity), terms };
}
