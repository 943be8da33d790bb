import type { OptionName } from '../deal-issues.js';
import type { BundleMove } from './bundle-move.js';

/** An issue with the option that is chosen for it. */
export type Settled = readonly [issue: string, option: OptionName];

/** A move in names and figures: what its words are made from. */
export interface MoveFacts {
  readonly act: BundleMove['action'];
  /** Every issue of the package as answers list them; null where the caller should walk. */
  readonly settled: readonly Settled[] | null;
  /** What it asks for, against their last offer or, before any, the caller's best. */
  readonly asked: readonly Settled[];
  /** What it gives way in, against the caller's best. */
  readonly given: readonly Settled[];
  /** The other issues. */
  readonly kept: readonly Settled[];
  /** How many of the caller's offers, this one included, can still be answered. */
  readonly answerable: number;
  /** Own utilities, 0..1: of the package, of going on, of the best package there is, and without a deal. */
  readonly worth: number;
  readonly goingOn: number;
  readonly best: number;
  readonly batna: number;
  /** How likely the offer is to be taken now, 0..1. */
  readonly takes: number;
  /** The other side has made an offer. */
  readonly isHeard: boolean;
  /** It asks for more than an offer of the caller's before. */
  readonly isRaised: boolean;
  /** The issue that weighs most for the other side; null where that is not clear. */
  readonly dearest: string | null;
  /** The way of bargaining that its own is most like. */
  readonly likeness: string;
}

/**
 * What an offer asks for and what it gives for it, in a sentence for the caller; null where nothing is given for
 * anything.
 * @example sayTrade({ asked: [['price', 'low']], given: [['delivery', 'high']] })
 *   // 'The offer asks for price: low and gives delivery: high in return.'
 */
export function sayTrade({ asked, given }: Pick<MoveFacts, 'asked' | 'given'>): string | null {
  if (asked.length === 0 || given.length === 0) return null;
  return `The offer asks for ${listPackage(asked)} and gives ${listPackage(given)} in return.`;
}

/**
 * The words to send to the other side. Nothing is in them but the package and whether it is the last: no utility, no
 * alternative, no guess about them.
 * @example
 * sayMove({ act: 'offer', settled: [['price', 'low']], asked: [['price', 'low']], given: [], kept: [], answerable: 1 })
 *   // 'This is my final offer: price: low.'
 */
export function sayMove({
  act,
  settled,
  asked,
  given,
  kept,
  answerable,
}: Pick<MoveFacts, 'act' | 'settled' | 'asked' | 'given' | 'kept' | 'answerable'>): string {
  if (act === 'walk' || settled === null)
    return 'Thank you for your time. I see no package here that works for me, so I will leave it at that.';
  const every = listPackage(settled);
  if (act === 'accept') return `I accept your offer: ${every}. We have a deal.`;
  if (answerable <= 1) return `This is my final offer: ${every}.`;
  if (asked.length === 0 || given.length === 0) return `I can offer this: ${every}.`;
  const rest = kept.length > 0 ? `, with ${listPackage(kept)}` : '';
  return `If you can do ${listPackage(asked)}, I can do ${listPackage(given)}${rest}.`;
}

/** What decided the move: what they seem to be and to want, how many answers are left, and what is expected. */
export function sayWhy(facts: MoveFacts): string {
  const { act, settled, answerable, isRaised, takes } = facts;
  const [worth, batna, goingOn] = [tell(facts.worth), tell(facts.batna), tell(facts.goingOn)];
  if (act === 'walk' || settled === null)
    return (
      `No package is worth as much as your alternative: the best of them is worth ${tell(facts.best)} to you, ` +
      `your alternative ${batna}.`
    );
  if (act === 'accept')
    return answerable === 0
      ? `The other side can answer no further offer of yours. Its offer is worth ${worth} to you, your ` +
          `alternative ${batna}.`
      : `Their offer is worth ${worth} to you; continuing is worth about ${goingOn}.`;
  if (answerable === 0)
    return (
      `${sayBelief(facts)} They are not expected to answer another offer of yours. This package, worth ` +
      `${worth} to you, is the best to leave with them in case they do.`
    );
  const left =
    answerable === 1
      ? 'This is your last offer that the other side can answer.'
      : `The other side can still answer ${answerable} of your offers, this one included.`;
  const raised = isRaised
    ? ' It asks for more than an earlier offer of yours: what they have said since shows that more is possible.'
    : '';
  return (
    `${sayBelief(facts)} ${left}${raised} This package is worth ${worth} to you and is accepted with a ` +
    `probability of about ${Math.round(100 * takes)} %; including what may follow, continuing is worth ` +
    `about ${goingOn}.`
  );
}

function sayBelief({ isHeard, likeness, dearest }: MoveFacts): string {
  if (!isHeard) return 'The other side has made no offer yet.';
  const manner = likeness ? `The other side bargains most like a ${likeness}. ` : '';
  const wish =
    dearest === null
      ? 'What matters most to the other side is not clear yet.'
      : `${dearest} seems to matter most to the other side.`;
  return manner + wish;
}

const tell = (utility: number): string => utility.toFixed(2);

/**
 * Issues with their options in words.
 * @example listPackage([['price', 'low'], ['support', '24 h'], ['delivery', '4 weeks']])
 *   // 'price: low, support: 24 h and delivery: 4 weeks'
 */
export function listPackage(settled: readonly Settled[]): string {
  const parts = settled.map(([issue, option]) => `${issue}: ${String(option)}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
