import type { PackageList } from './game.js';

/** Which levels of utility each package reaches for each row of weights. */
export interface AcceptanceCodes {
  /** The levels, rising. A package of code k reaches the first k of them. */
  readonly levels: readonly number[];
  /** `codes[package × rows + row]`. */
  readonly codes: Uint8Array;
  readonly rows: number;
}

/** Cells of the table that finds most codes at once. */
const CELLS = 1024;

/** Sums of products may fall short of a level by their rounding. */
const ROUNDING = 1e-9;

/** Codes all packages for all rows. At most 255 levels. */
export function codeAcceptance({ count, choices, theirs }: PackageList, weights: Float64Array, issueCount: number, levels: readonly number[]): AcceptanceCodes {
  const rows = weights.length / issueCount;
  const firstCode = new Uint8Array(CELLS + 2);
  for (let cell = 0, code = 0; cell < firstCode.length; cell += 1) {
    while (code < levels.length && levels[code]! <= cell / CELLS) code += 1;
    firstCode[cell] = code;
  }
  const codes = new Uint8Array(count * rows);
  const middle = issueCount >> 1;
  const [first, second] = [new Map<string, Float64Array>(), new Map<string, Float64Array>()];
  for (let index = 0; index < count; index += 1) {
    const at = index * issueCount;
    const one = worthOfPart(first, choices.subarray(at, at + middle), theirs.subarray(at, at + middle), { weights, issueCount, from: 0, start: ROUNDING });
    const other = worthOfPart(second, choices.subarray(at + middle, at + issueCount), theirs.subarray(at + middle, at + issueCount), { weights, issueCount, from: middle, start: 0 });
    for (let row = 0, to = index * rows; row < rows; row += 1, to += 1) {
      const worth = one[row]! + other[row]!;
      let code = firstCode[(worth * CELLS) | 0]!;
      while (code < levels.length && levels[code]! <= worth) code += 1;
      codes[to] = code;
    }
  }
  return { levels, codes, rows };
}

/** What a part of a package is worth for each row, computed once for each combination of its options: packages share their halves. */
function worthOfPart(known: Map<string, Float64Array>, choices: Uint8Array, utilities: Float64Array, { weights, issueCount, from, start }: { weights: Float64Array; issueCount: number; from: number; start: number }): Float64Array {
  const key = choices.join();
  const found = known.get(key);
  if (found) return found;
  const worth = new Float64Array(weights.length / issueCount).fill(start);
  for (let issue = 0; issue < utilities.length; issue += 1) {
    const utility = utilities[issue]!;
    for (let row = 0, at = from + issue; row < worth.length; row += 1, at += issueCount) worth[row]! += weights[at]! * utility;
  }
  known.set(key, worth);
  return worth;
}

/** The code from which a level, one of `levels`, is reached. */
export function codeOfLevel({ levels }: Pick<AcceptanceCodes, 'levels'>, level: number): number {
  return levels.indexOf(level) + 1;
}
