import type { BundleGame } from '../game.js';

/**
 * How verified peers tell each other their weights by the offers of the first rounds. Nothing else is sent: the offers are the message.
 *
 * Of every issue the sender uses its better half of the options (at least two), so that a signal is worth about half or more to it. A signalling offer is then a number in a
 * mixed base, the offers together a greater one, and that number a cell of the simplex of weights: by stick-breaking its coordinates are independent and even under the
 * Dirichlet(1) prior, and each is cut into equal parts. Issues are taken in the order of their names and options in the order of their utilities, so that
 * both sides read alike however their requests are ordered.
 */
export interface PeerCode {
  /** Issues in the order of their names. */
  order: number[];
  /** For each issue in that order, the options in use, the best for the sender first. */
  alphabet: number[][];
  offers: number;
  /** Parts of each coordinate. */
  parts: number[];
}

/** Codes stay exact below this. */
const LARGEST_CODE = 2 ** 50;

/** How far from its own cell a side looks for a signal that clears its BATNA. */
const NEAR_PARTS = [0, 1, -1, 2, -2, 3, -3];

/**
 * The code of the side with these utilities.
 * @param utilities issue → option → 0..1, in the order of the game
 * @param offers how many offers make a signal, at least 1
 */
export function makePeerCode({ issues, issueCount }: BundleGame, utilities: readonly (readonly number[])[], offers: number): PeerCode {
  const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  const order = issues.map((_, issue) => issue).sort((a, b) => byText(issues[a]?.name ?? '', issues[b]?.name ?? ''));
  const alphabet = order.map((issue) => {
    const worths = utilities[issue] ?? [];
    const name = (option: number): string => JSON.stringify(issues[issue]?.options[option]);
    const ranked = worths.map((_, option) => option).sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || byText(name(a), name(b)));
    return ranked.slice(0, Math.max(2, Math.ceil(ranked.length / 2)));
  });
  const packages = alphabet.reduce((product, options) => product * options.length, 1);
  let capacity = 1;
  for (let offer = 0; offer < offers && capacity * packages <= LARGEST_CODE; offer += 1) capacity *= packages;
  return { order, alphabet, offers, parts: partsOf(capacity, issueCount - 1) };
}

/** As many parts in each coordinate as fit the capacity, the first ones one more where there is room. */
function partsOf(capacity: number, coordinates: number): number[] {
  let least = 1;
  while (Math.pow(least + 1, coordinates) <= capacity) least += 1;
  const parts = new Array<number>(coordinates).fill(least);
  let product = parts.reduce((all, part) => all * part, 1);
  for (let index = 0; index < coordinates && (product / least) * (least + 1) <= capacity; index += 1) {
    parts[index] = least + 1;
    product = (product / least) * (least + 1);
  }
  return parts;
}

/**
 * The signalling offers for these weights, each worth at least `leastWorth` to the sender: those of the nearest cell that has such a signal, else null.
 * @param worthOf own utility of a package
 */
export function encodeWeights(code: PeerCode, weights: readonly number[], worthOf: (choices: readonly number[]) => number, leastWorth: number): number[][] | null {
  const cell = cellOf(code, weights);
  let tried = [cell];
  for (let coordinate = -1; coordinate < cell.length; coordinate += 1) {
    if (coordinate >= 0) tried = NEAR_PARTS.slice(1).map((step) => cell.map((part, index) => (index === coordinate ? part + step : part)));
    for (const near of tried) {
      if (near.some((part, index) => part < 0 || part >= (code.parts[index] ?? 1))) continue;
      const offers = offersOf(code, near);
      if (offers.every((choices) => worthOf(choices) >= leastWorth)) return offers;
    }
  }
  return null;
}

/** The weights that signalling offers stand for, in the order of the game's issues, summing to 1. */
export function decodeWeights(code: PeerCode, offers: readonly (readonly number[])[]): number[] {
  let number = 0;
  for (const choices of offers.slice(0, code.offers)) {
    for (const [place, issue] of code.order.entries()) {
      const options = code.alphabet[place] ?? [];
      number = number * options.length + Math.max(0, options.indexOf(choices[issue] ?? 0));
    }
  }
  const cell = code.parts.map((part) => {
    const digit = number % part;
    number = (number - digit) / part;
    return digit;
  });
  return weightsOf(code, cell);
}

function offersOf({ order, alphabet, offers, parts }: PeerCode, cell: readonly number[]): number[][] {
  let number = 0;
  for (let index = parts.length - 1; index >= 0; index -= 1) number = number * (parts[index] ?? 1) + (cell[index] ?? 0);
  const signal = Array.from({ length: offers }, () => order.map(() => 0));
  for (const choices of signal.reverse()) {
    for (let place = order.length - 1; place >= 0; place -= 1) {
      const options = alphabet[place] ?? [];
      const digit = number % options.length;
      number = (number - digit) / options.length;
      choices[order[place] ?? 0] = options[digit] ?? 0;
    }
  }
  return signal.reverse();
}

/** Stick-breaking: each weight as a share of what the ones before have left, mapped to where it stands among such shares of even weights. */
function cellOf({ order, parts }: PeerCode, weights: readonly number[]): number[] {
  let left = 1;
  return parts.map((part, place) => {
    const weight = weights[order[place] ?? 0] ?? 0;
    const share = left > 0 ? Math.min(1, weight / left) : 0;
    left -= weight;
    const rank = 1 - Math.pow(1 - share, parts.length - place);
    return Math.min(part - 1, Math.floor(rank * part));
  });
}

function weightsOf({ order, parts }: PeerCode, cell: readonly number[]): number[] {
  const weights = new Array<number>(order.length).fill(0);
  let left = 1;
  for (const [place, part] of parts.entries()) {
    const share = 1 - Math.pow(1 - ((cell[place] ?? 0) + 0.5) / part, 1 / (parts.length - place));
    weights[order[place] ?? 0] = left * share;
    left -= left * share;
  }
  weights[order[parts.length] ?? 0] = left;
  return weights;
}
