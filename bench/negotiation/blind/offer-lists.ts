import { BATNA, OPPONENTS, TURNS, type OpponentName } from '../../../libs/gauntlet/src/index.js';
import type { Random } from '../../../libs/numerics/src/index.js';
import { codeAt, LEVELS, type Position } from './position.js';
import { bestReaching, type Rows } from './rows.js';

/** Offers that a blind player makes to a script, until what it shows tells it apart from the others. */
export interface Line {
  readonly opponent: OpponentName;
  /** The nodes of its offers. */
  readonly path: readonly number[];
  /** The code from which each is taken. */
  readonly codes: readonly number[];
  /** It shows at the end of its path a package that tells of its weights. */
  readonly reveals: boolean;
}

/** All that a blind player plans: who is offered the same at which place. */
export interface Tree {
  readonly nodes: readonly { readonly lines: readonly { line: Line; place: number }[]; readonly instead: number }[];
  readonly lines: readonly Line[];
}

/** What is offered at each node: a place among the candidates, `NOTHING` or `ACCEPT`. */
export type Plan = Int32Array;
export const NOTHING = -1;
export const ACCEPT = -2;

/** How far from its first offer a script is at a turn: what tells scripts apart. The conceder's steps tell weights. */
function shows(opponent: OpponentName, turn: number): number {
  if (opponent === 'naive') return Math.floor((4 * (turn + 1)) / TURNS);
  return opponent === 'conceder' ? -Math.floor(turn / 2) : 0;
}

/** Scripts share the offers before they part; the conceder's line ends where its first step has been seen. */
export function growTree({ answers, movesLast, standing }: Position): Tree {
  const paths = new Map<OpponentName, number[]>(OPPONENTS.map((name) => [name, []]));
  const members: OpponentName[][] = [];
  const grow = (alike: readonly OpponentName[], depth: number): void => {
    const node = members.push([...alike]) - 1;
    for (const name of alike) paths.get(name)!.push(node);
    if (depth + 1 === answers.length) return;
    const turn = answers[depth]!;
    const still = alike.filter((name) => shows(name, turn) === 0);
    if (still.length > 0) grow(still, depth + 1);
    if (alike.includes('naive') && shows('naive', turn) !== 0) grow(['naive'], depth + 1);
  };
  grow(OPPONENTS, 0);
  const lines = OPPONENTS.map((opponent): Line => {
    const path = paths.get(opponent)!;
    const codes = path.map((_, place) => codeAt(opponent, answers[place]!));
    return { opponent, path, codes, reveals: opponent === 'conceder' };
  });
  const nodes = members.map((names, node) => {
    const through = lines.filter(({ opponent }) => names.includes(opponent));
    const isLast = through.every(({ path }) => path.length === answers.length && path.at(-1) === node);
    return {
      lines: through.map((line) => ({ line, place: line.path.indexOf(node) })),
      instead: isLast && !movesLast ? standing(through[0]!.opponent, answers.at(-2)!) : -1,
    };
  });
  return { nodes, lines };
}

/** What the caller has of each line when all its offers are refused, by row; below the BATNA where there is no deal. */
export function restsOf(position: Position, { lines }: Tree, rows: Rows, refused: number): Map<Line, Float64Array> {
  const last = position.answers.at(-1)!;
  return new Map(
    lines.map((line) => {
      if (line.reveals) {
        const known = bestReaching(position, rows, codeAt(line.opponent, last));
        return [line, known.map((worth) => (worth < 0 ? refused : worth))];
      }
      const standing = position.movesLast ? position.standing(line.opponent, last) : -1;
      return [line, new Float64Array(rows.count).fill(standing > BATNA ? standing : refused)];
    }),
  );
}

/** What the caller has of a line in a row from a place of its path on. */
export function outcome(
  { mine, candidates }: Position,
  { nodes }: Tree,
  { codes, count }: Rows,
  plan: Plan,
  { line, place, row, rest }: { line: Line; place: number; row: number; rest: number },
): number {
  for (let at = place; at < line.path.length; at += 1) {
    const choice = plan[line.path[at]!]!;
    if (choice === ACCEPT) return nodes[line.path[at]!]!.instead;
    if (choice >= 0 && codes[choice * count + row]! >= line.codes[at]!) return mine[candidates[choice]!]!;
  }
  return rest;
}

/** Whether the offers of a line before a place are all refused in a row. */
export function isReached({ codes, count }: Rows, plan: Plan, line: Line, place: number, row: number): boolean {
  for (let at = 0; at < place; at += 1) {
    const choice = plan[line.path[at]!]!;
    if (choice >= 0 && codes[choice * count + row]! >= line.codes[at]!) return false;
  }
  return true;
}

/** The best offers that are found for these rows, by coordinate ascent from several beginnings. */
export function searchPlan(
  position: Position,
  tree: Tree,
  rows: Rows,
  { refused, beginnings, random }: { refused: number; beginnings: number; random: Random },
): Plan {
  const rests = restsOf(position, tree, rows, refused);
  let best: { plan: Plan; worth: number } = { plan: new Int32Array(tree.nodes.length).fill(NOTHING), worth: -1 };
  if (position.candidates.length === 0) return best.plan;
  for (let beginning = 0; beginning < beginnings; beginning += 1) {
    const plan = best.plan.map(() => (beginning === 0 ? NOTHING : random.integer(position.candidates.length)));
    for (let sweep = 0, before = ''; sweep < MOST_SWEEPS && before !== plan.join(); sweep += 1) {
      before = plan.join();
      for (let node = plan.length - 1; node >= 0; node -= 1) improve(position, tree, rows, plan, node, rests);
    }
    const worth = worthOf(position, tree, rows, plan, rests);
    if (worth > best.worth) best = { plan, worth };
  }
  return best.plan;
}

const MOST_SWEEPS = 12;

function worthOf(position: Position, tree: Tree, rows: Rows, plan: Plan, rests: Map<Line, Float64Array>): number {
  let sum = 0;
  for (const line of tree.lines)
    for (let row = 0; row < rows.count; row += 1)
      sum += outcome(position, tree, rows, plan, { line, place: 0, row, rest: rests.get(line)![row]! });
  return sum / rows.count / tree.lines.length;
}

/** Puts the best candidate at a node, all other offers given. */
function improve(
  position: Position,
  tree: Tree,
  rows: Rows,
  plan: Plan,
  node: number,
  rests: Map<Line, Float64Array>,
): void {
  const { mine, candidates } = position;
  const width = LEVELS.length + 1;
  // By row and code: how many lines come here and take a package of that code, and what they would bring if not.
  const [mass, left] = [new Float64Array(rows.count * width), new Float64Array(rows.count * width)];
  let [all, base] = [0, 0];
  for (const { line, place } of tree.nodes[node]!.lines)
    for (let row = 0; row < rows.count; row += 1) {
      if (!isReached(rows, plan, line, place, row)) continue;
      const later = outcome(position, tree, rows, plan, { line, place: place + 1, row, rest: rests.get(line)![row]! });
      [all, base] = [all + 1, base + later];
      for (let code = line.codes[place]!; code < width; code += 1) {
        mass[row * width + code]! += 1;
        left[row * width + code]! += later;
      }
    }
  const { instead } = tree.nodes[node]!;
  let [chosen, most] = instead >= 0 ? [ACCEPT, instead * all - base] : [NOTHING, 0];
  for (let candidate = 0; candidate < candidates.length; candidate += 1) {
    let [taken, lost] = [0, 0];
    for (let row = 0, at = candidate * rows.count; row < rows.count; row += 1, at += 1) {
      const cell = row * width + rows.codes[at]!;
      taken += mass[cell]!;
      lost += left[cell]!;
    }
    const gain = mine[candidates[candidate]!]! * taken - lost;
    if (gain > most) [chosen, most] = [candidate, gain];
  }
  plan[node] = chosen;
}
