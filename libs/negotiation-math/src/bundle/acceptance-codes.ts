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
export function codeAcceptance({ count, theirs }: PackageList, weights: Float64Array, issueCount: number, levels: readonly number[]): AcceptanceCodes {
  const rows = weights.length / issueCount;
  const byIssue = Array.from({ length: issueCount }, (_, issue) => Float64Array.from({ length: rows }, (_, row) => weights[row * issueCount + issue]!));
  const firstCode = new Uint8Array(CELLS + 2);
  for (let cell = 0, code = 0; cell < firstCode.length; cell += 1) {
    while (code < levels.length && levels[code]! <= cell / CELLS) code += 1;
    firstCode[cell] = code;
  }
  const codes = new Uint8Array(count * rows);
  const worth = new Float64Array(rows);
  for (let index = 0; index < count; index += 1) {
    worth.fill(ROUNDING);
    for (let issue = 0; issue < issueCount; issue += 1) {
      const utility = theirs[index * issueCount + issue]!;
      const column = byIssue[issue]!;
      if (utility > 0) for (let row = 0; row < rows; row += 1) worth[row]! += column[row]! * utility;
    }
    for (let row = 0, at = index * rows; row < rows; row += 1, at += 1) {
      let code = firstCode[(worth[row]! * CELLS) | 0]!;
      while (code < levels.length && levels[code]! <= worth[row]!) code += 1;
      codes[at] = code;
    }
  }
  return { levels, codes, rows };
}

/** The code from which a level, one of `levels`, is reached. */
export function codeOfLevel({ levels }: Pick<AcceptanceCodes, 'levels'>, level: number): number {
  return levels.indexOf(level) + 1;
}
