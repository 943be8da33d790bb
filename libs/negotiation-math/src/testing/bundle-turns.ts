import { effortOf } from '../bundle/effort.js';
import type { BundleGame } from '../bundle/game.js';
import { packageAt, packagesOf, type PackageList } from '../bundle/packages.js';
import { readTurnClock, type BundleTurn } from '../bundle/read-bundle.js';

type Offers = readonly (readonly number[])[];

/** A turn of a game in which packages are told by their option indexes. */
export interface PlainTurn {
  theirOffers?: Offers;
  myOffers?: Offers;
  roundsLeft: number;
  opponentMovesLast?: boolean;
  myBatna?: number;
  untold?: number;
}

/** The packages of option indexes. */
export function listOffers(game: BundleGame, offers: Offers): PackageList {
  return packagesOf(game, Uint8Array.from(offers.flat()));
}

/** What a package is worth to the caller. */
export function myUtilityOf(game: BundleGame, choices: ArrayLike<number>): number {
  return packagesOf(game, Uint8Array.from(choices)).mine[0]!;
}

/** The turn as the engine reads it, of a side that has told its utilities and not its weights. */
export function turnOf(game: BundleGame, plain: PlainTurn): BundleTurn {
  const { myOffers = [], roundsLeft, opponentMovesLast = true, myBatna = 0.3, untold = 0 } = plain;
  const theirOffers = listOffers(game, plain.theirOffers ?? []);
  return {
    game,
    learned: game.issues.map(() => null),
    untold,
    theirWeights: null,
    theirOffers,
    myOffers: listOffers(game, myOffers),
    standing: theirOffers.count > 0 ? packageAt(theirOffers, theirOffers.count - 1) : null,
    myBatna,
    theirBatna: 0.3,
    roundsLeft,
    opponentMovesLast,
    clock: readTurnClock({
      mySpoken: myOffers.length,
      theirSpoken: theirOffers.count,
      roundsLeft,
      opponentMovesLast,
    }),
    isLong: true,
    effort: effortOf(1),
  };
}
