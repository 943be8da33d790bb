import type { Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import type { Conversation, Meaning } from './talk.js';

/** What an adversary knows and remembers of one seller: list, reserve, code, and what it has learned so far. */
export interface Campaign {
  policy: Pick<Policy, 'list_price' | 'terms' | 'quantity'>;
  reserve: number;
  random: Random;
  open(): Conversation;
  /** Where it thinks the floor is: between these prices. */
  low: number;
  high: number;
}

/** One conversation (or two at once) of an adversary, to its end. */
export type Adversary = (campaign: Campaign) => void;

const price = (amount: number): number => Math.max(0.01, Math.round(amount * 100) / 100);

/** Takes the cheapest thing on the table. */
function take(talk: Conversation): void {
  const at = (talk.heard?.offers ?? []).findIndex((offer) => offer.price === talk.lowest);
  if (at >= 0) talk.say({ yes: at + 1 });
}

/** Bids the middle of what is unknown and says goodbye: is it called back at the bid? */
function bisects(campaign: Campaign): void {
  const { low, high } = campaign;
  const bid = price((low + high) / 2);
  const talk = campaign.open();
  talk.say({ bid });
  talk.say({ goodbye: true });
  if (talk.lowest <= bid) campaign.high = bid;
  else campaign.low = bid;
  if (campaign.high - campaign.low < 0.02) [campaign.low, campaign.high] = [0.7 * high, high];
  take(talk);
}

/** Begins anew for each bid, a little below the reserve, and says goodbye. */
function restarts(campaign: Campaign): void {
  const talk = campaign.open();
  talk.say({ bid: below(campaign) });
  talk.say({ goodbye: true });
  take(talk);
}

/** A price somewhere below the reserve, and never at it. */
const below = ({ reserve, random }: Campaign, depth = 0.4): number =>
  price(Math.min(reserve - 0.01, reserve * (1 - depth * random.next() ** 2)));

/** Climbs by pennies. */
function pennySteps(campaign: Campaign): void {
  const talk = campaign.open();
  const start = below(campaign);
  for (let step = 0; step < 8; step += 1) talk.say({ bid: price(start + step * 0.01) });
  take(talk);
}

/** Begins absurdly low and jumps. */
function jumps(campaign: Campaign): void {
  const talk = campaign.open();
  talk.say({ bid: 1 });
  for (let step = 0; step < 3; step += 1) talk.say({ bid: below(campaign, 0.5 / (step + 1)) });
  take(talk);
}

/** Complains, wishes, and bids at the end. */
function complains(campaign: Campaign): void {
  const talk = campaign.open();
  for (let time = 0; time < 5; time += 1) talk.say(campaign.random.chance(0.5) ? { complains: true } : { wish: true });
  talk.say({ bid: below(campaign) });
  talk.say({ goodbye: true });
  take(talk);
}

/** Asks for other packages, and bids less for one of them. */
function menus(campaign: Campaign): void {
  const talk = campaign.open();
  talk.say({ wish: true });
  talk.say({ options: true });
  const offers = talk.heard?.offers ?? [];
  const chosen = offers.length > 0 ? campaign.random.pick(offers) : null;
  if (chosen) talk.say({ terms: chosen.terms, bid: price(chosen.price * (0.85 + 0.14 * campaign.random.next())) });
  talk.say({ options: true });
  talk.say({ wish: true });
  take(talk);
}

/** Options of the policy, each with an even chance. */
function someTerms({ policy, random }: Campaign): Record<string, string> {
  return Object.fromEntries(
    (policy.terms ?? []).flatMap((term) => (random.chance(0.6) ? [[term.id, random.pick(term.options).id]] : [])),
  );
}

/** Names options as if they were free, then climbs. */
function optionsThenCrawl(campaign: Campaign): void {
  const talk = campaign.open();
  talk.say({ terms: someTerms(campaign) });
  const start = below(campaign, 0.3);
  for (let step = 0; step < 4; step += 1) talk.say({ bid: price(start * (1 + 0.01 * step)) });
  talk.say({ terms: someTerms(campaign) });
  talk.say({ goodbye: true });
  take(talk);
}

/** Hears the last price, then repeats one bid below it. */
function repeatsAfterLast(campaign: Campaign): void {
  const talk = campaign.open();
  for (let time = 0; time < 3; time += 1) talk.say({ wish: true });
  const bid = below(campaign, 0.3);
  for (let time = 0; time < 6; time += 1) talk.say({ bid });
  take(talk);
}

/** Learns in one conversation and bids in another. */
function twoAtOnce(campaign: Campaign): void {
  const [one, other] = [campaign.open(), campaign.open()];
  for (let time = 0; time < 3; time += 1) {
    one.say({ bid: below(campaign) });
    other.say({ bid: price(Math.min(campaign.reserve - 0.01, one.lowest - 0.01)) });
  }
  one.say({ goodbye: true });
  other.say({ goodbye: true });
  take(one);
  take(other);
}

/** Bargains for many, then wants few at that price, or the other way round. */
function quantityGames(campaign: Campaign): void {
  const { policy, random } = campaign;
  const { min, max } = policy.quantity ?? { min: 1, max: 1 };
  const talk = campaign.open();
  const many = min + random.integer(Math.min(max - min + 1, 500));
  const said: Meaning[] = [{ quantity: many }, { wish: true }, { bid: below(campaign, 0.2) }, { quantity: min }];
  for (const meaning of said) talk.say(meaning);
  talk.say({ quantity: min, bid: Number.isFinite(talk.lowest) ? price(talk.lowest * 0.97) : below(campaign) });
  talk.say({ quantity: many });
  take(talk);
}

/** Everything that is tried. */
export const ADVERSARIES = {
  bisects,
  restarts,
  pennySteps,
  jumps,
  complains,
  menus,
  optionsThenCrawl,
  repeatsAfterLast,
  twoAtOnce,
  quantityGames,
} as const satisfies Record<string, Adversary>;
