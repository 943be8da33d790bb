import { BATNA, TURNS, type OpponentName } from './game.js';
import { bestPackage, visitPackages, worthOfPackage, worthOfUtility, type Choices, type Worths } from './worths.js';

/** What a script knows on its turn. */
export interface ScriptView {
  /** Its own worths: a script looks at nothing of the other side but the package on the table. */
  readonly worths: Worths;
  /** 0..7. */
  readonly turn: number;
  /** The latest package of the other side; null before there is one. */
  readonly onTable: Choices | null;
}

/** What a script does on its turn: it takes the package on the table, or offers one. None ever walks. */
export type ScriptMove = 'accept' | readonly number[];

const NAIVE_ACCEPTS = worthOfUtility(0.5);
const NAIVE_LATE_FRACTION = 0.75;
const HARDBALL_ACCEPTS = worthOfUtility(0.65);
const CONCEDER_ACCEPTS = worthOfUtility(0.45);
const CONCEDER_STEP = worthOfUtility(0.15);
const CONCEDER_LAST_TURNS = 2;
const WITHOUT_DEAL = worthOfUtility(BATNA);

/**
 * The move of a scripted player. Deterministic: of equally good packages the one with the first option indices.
 * @example playScript('hardball', { worths, turn: 0, onTable: null }) // its best package
 */
export function playScript(name: OpponentName, view: ScriptView): ScriptMove {
  return SCRIPTS[name](view);
}

/**
 * The least worth at which a script takes a package on its turn. What it takes in its laxest turn is what can be got
 * from it.
 */
export function leastAccepted(name: OpponentName, turn: number): number {
  if (name === 'hardball') return HARDBALL_ACCEPTS;
  if (name === 'conceder') return isLate(turn) ? Math.min(CONCEDER_ACCEPTS, WITHOUT_DEAL) : CONCEDER_ACCEPTS;
  return (turn + 1) / TURNS >= NAIVE_LATE_FRACTION ? Math.min(NAIVE_ACCEPTS, WITHOUT_DEAL + 1) : NAIVE_ACCEPTS;
}

const SCRIPTS: Readonly<Record<OpponentName, (view: ScriptView) => ScriptMove>> = {
  // Splits the difference: one more issue goes to the middle every second turn.
  naive: (view) => {
    if (accepts('naive', view)) return 'accept';
    const settled = Math.floor((4 * (view.turn + 1)) / TURNS);
    return bestPackage(view.worths).map((best, issue) =>
      issue < settled ? Math.floor((view.worths[issue]?.length ?? 0) / 2) : best,
    );
  },
  // Gives nothing.
  hardball: (view) => (accepts('hardball', view) ? 'accept' : bestPackage(view.worths)),
  // Lowers what it asks for by an even step every second turn.
  conceder: (view) => {
    if (accepts('conceder', view)) return 'accept';
    const target = worthOfPackage(view.worths, bestPackage(view.worths)) - CONCEDER_STEP * Math.floor(view.turn / 2);
    return nearestPackage(view.worths, target);
  },
};

function accepts(name: OpponentName, { worths, turn, onTable }: ScriptView): boolean {
  return onTable !== null && worthOfPackage(worths, onTable) >= leastAccepted(name, turn);
}

function isLate(turn: number): boolean {
  return turn >= TURNS - CONCEDER_LAST_TURNS;
}

/** The package whose worth is nearest to the target; ties: the greater worth, then the first. */
function nearestPackage(worths: Worths, target: number): number[] {
  let [found, foundWorth, distance] = [bestPackage(worths), Number.NaN, Number.POSITIVE_INFINITY];
  visitPackages(worths, (choices, worth) => {
    const away = worth > target ? worth - target : target - worth;
    if (away > distance || (away === distance && worth <= foundWorth)) return;
    [found, foundWorth, distance] = [[...choices], worth, away];
  });
  return found;
}
