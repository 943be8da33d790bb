import { UNTOLD } from './constants.js';

/** What is thought of one issue whose options the other side has not valued for us. */
export interface LearnedUtility {
  /** One for each option, 0..1. What was told stands as it is. */
  readonly utilities: readonly number[];
  /**
   * How sure the kind of interest is, 0..1: 0 where offers tell no more than the prior, 1 where one kind is left, and
   * where every option was told.
   */
  readonly confidence: number;
}

/** Utilities of options, some or all of which the other side has not told. */
export type ToldUtilities = readonly (number | null)[] | null | undefined;

/**
 * What the options of an issue are thought to be worth to the other side, by what it has offered. Three kinds of
 * interest are weighed: opposed to the caller's, common with them, and neither, where how often an option was asked for
 * says what it is worth (a frequency model, as of Baarslag et al. 2016). A side asks for its best first and moves away
 * from it later, so an opening says more than a later change; an option that is asked for again says nothing new about
 * the kind.
 * @param mine what the options are worth to the caller, 0..1
 * @param offered the option of each of their offers, oldest first
 * @param told what the other side is known to value them at; null for an option that is not known
 * @example learnUtility([1, 0.5, 0], []).utilities // [0, 0.5, 1]
 */
export function learnUtility(
  mine: readonly number[],
  offered: readonly number[],
  told: ToldUtilities = null,
): LearnedUtility {
  if (told && told.every((utility) => utility !== null))
    return { utilities: told.map((utility) => utility ?? 0), confidence: 1 };
  const common = scaled(mine);
  const opposed = common.map((utility) => 1 - utility);
  const asked = frequencies(mine.length, offered);
  const shares = kindsOf([opposed, common], offered);
  // Stretched, because every issue has an option that a side likes best and one that it likes least.
  const learned = scaled(
    mine.map((_, option) => shares[0]! * opposed[option]! + shares[1]! * common[option]! + shares[2]! * asked[option]!),
  );
  const utilities = learned.map((utility, option) => told?.[option] ?? utility);
  return { utilities, confidence: Math.max(0, 1 - entropyOf(shares) / entropyOf(UNTOLD.kinds)) };
}

/** How likely each kind of interest is: the ordered ones, in the order given, and last neither; they sum to 1. */
function kindsOf(ordered: readonly (readonly number[])[], offered: readonly number[]): number[] {
  const logs = UNTOLD.kinds.map(Math.log);
  for (const [turn, option] of offered.entries()) {
    const before = offered[turn - 1];
    if (option === before) continue;
    const sharpness = turn === 0 ? UNTOLD.openingSharpness : UNTOLD.changeSharpness;
    for (const [kind, utilities] of ordered.entries())
      logs[kind]! += Math.log(chanceOf(option, utilities, sharpness, before));
    logs[ordered.length]! += Math.log(chanceOf(option, ordered[0]!, 0, before));
  }
  const highest = Math.max(...logs);
  const shares = logs.map((log) => Math.exp(log - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** The chance that an option is asked for (logit choice), the one that was asked for just before left out. */
function chanceOf(option: number, utilities: readonly number[], sharpness: number, before: number | undefined): number {
  const weigh = (utility: number): number => Math.exp(sharpness * (utility - 1));
  const total = utilities.reduce((sum, utility, other) => (other === before ? sum : sum + weigh(utility)), 0);
  return weigh(utilities[option]!) / total;
}

/** What options are worth by how often they were asked for, the most frequent 1. */
function frequencies(count: number, offered: readonly number[]): number[] {
  const counts = new Array<number>(count).fill(1);
  for (const option of offered) counts[option]! += 1;
  const most = Math.max(...counts);
  // Where nothing was asked for yet, nothing is known: halfway.
  return counts.map((times) => (offered.length === 0 ? 0.5 : (times / most) ** UNTOLD.frequencyPower));
}

/** Utilities stretched to reach 0 and 1; halfway where they are all equal. */
function scaled(utilities: readonly number[]): number[] {
  const [least, most] = [Math.min(...utilities), Math.max(...utilities)];
  return utilities.map((utility) => (most > least ? (utility - least) / (most - least) : 0.5));
}

function entropyOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0);
}
