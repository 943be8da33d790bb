/**
 * Bilateral trade: reservations of seller and buyer iid uniform on 0..1 in their own utility; at price p the seller has
 * utility p and the buyer 1 − p, so the seller's cost is c and the buyer's value is 1 − r. Alternating offers: in each
 * of T rounds first one side moves, then the other; who moves accepts what stands or names an offer. The second mover's
 * last word can only be yes or no: after it the game ends.
 */
const TOLERANCE = 1e-9;

/**
 * One of our engines as a player: a move from the own reservation, both histories and the rounds left. Accepting is
 * repeating what stands.
 */
export function enginePlayer(nextOffer, theirsMember, extra = {}) {
  return (reservation, mine, theirs, roundsLeft) => {
    const { recommended_offer: offer } = nextOffer({
      my_reservation: reservation,
      [theirsMember]: theirs,
      my_offer_history: mine,
      deadline_rounds: roundsLeft,
      ...extra,
    });
    const accepts = theirs.length > 0 && offer === theirs.at(-1);
    return { offer, accepts };
  };
}

/**
 * A classic strategy: a demand each turn, accepted is what reaches the next demand, and with `yielding` in the last
 * round all above the reservation.
 */
function classic(demand, yielding) {
  return (reservation, mine, theirs, roundsLeft) => {
    const offer = Math.min(1, Math.max(reservation, demand(reservation, mine, theirs, roundsLeft)));
    const standing = theirs.at(-1) ?? -1;
    return {
      offer,
      accepts: standing >= reservation && (standing >= offer - TOLERANCE || (yielding && roundsLeft === 1)),
    };
  };
}

const timeDependent = (exponent) => (reservation, mine, _theirs, roundsLeft) => {
  const rounds = mine.length + roundsLeft - 1;
  return 1 - (1 - reservation) * (rounds > 0 ? mine.length / rounds : 1) ** exponent;
};

const titForTat = (opening) => (reservation, mine, theirs) => {
  if (mine.length === 0) return reservation + (1 - reservation) * opening;
  return mine.at(-1) - (theirs.length > 1 ? Math.max(0, theirs.at(-1) - theirs.at(-2)) : 0);
};

/** The strategies that could replace one of our engines. */
export const CLASSICS = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 50].map((exponent) => [
    `time-dependent, exponent ${exponent}`,
    classic(timeDependent(exponent), true),
  ]),
  ['tit for tat from 1', classic(titForTat(1), true)],
  ['tit for tat from 0.9 of the room', classic(titForTat(0.9), true)],
  ...[0.5, 0.6, 0.7, 0.8, 0.9, 1].map((demand) => [`hardliner at ${demand}`, classic(() => demand, false)]),
  ...[0.3, 0.4, 0.6, 0.7, 0.8].map((share) => [
    `hardliner at ${share} of the room`,
    classic((reservation) => reservation + (1 - reservation) * share, false),
  ]),
  ...[0.3, 0.4, 0.6, 0.7, 0.8].map((share) => [
    `the same, yielding at the end, ${share}`,
    classic((reservation) => reservation + (1 - reservation) * share, true),
  ]),
  ['ultimatum (1+c)/2', classic((reservation) => (1 + reservation) / 2, false)],
  ['ultimatum (1+c)/2, yielding at the end', classic((reservation) => (1 + reservation) / 2, true)],
  ['truthful', classic((reservation) => reservation, true)],
  ['linear bid of Chatterjee and Samuelson', classic((reservation) => 1 / 4 + (2 / 3) * reservation, false)],
  ['the same, yielding at the end', classic((reservation) => 1 / 4 + (2 / 3) * reservation, true)],
];

/**
 * One game; the gains of the first and of the second mover above their reservations, and the first mover's utility of
 * the deal, null without one.
 */
export function playGame([first, second], [firstReservation, secondReservation], rounds) {
  const [firstOffers, secondOffers, seenByFirst, seenBySecond] = [[], [], [], []];
  const deal = (utility) => ({ gains: [utility - firstReservation, 1 - utility - secondReservation], utility });
  for (let round = 0; round < rounds; round += 1) {
    const one = first(firstReservation, firstOffers, seenByFirst, rounds - round);
    if (one.accepts) return deal(seenByFirst.at(-1));
    firstOffers.push(one.offer);
    seenBySecond.push(1 - one.offer);
    const other = second(secondReservation, secondOffers, seenBySecond, rounds - round);
    if (other.accepts) return deal(firstOffers.at(-1));
    secondOffers.push(other.offer);
    seenByFirst.push(1 - other.offer);
  }
  return { gains: [0, 0], utility: null };
}

/** The same with both offers of a round named at once; where they cross, the middle is the price. */
export function playSimultaneous([first, second], [firstReservation, secondReservation], rounds) {
  const [firstOffers, secondOffers] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const [ask, bid] = [
      first(
        firstReservation,
        [...firstOffers],
        secondOffers.map((offer) => 1 - offer),
        rounds - round,
      ).offer,
      second(
        secondReservation,
        [...secondOffers],
        firstOffers.map((offer) => 1 - offer),
        rounds - round,
      ).offer,
    ];
    if (ask + bid <= 1 + TOLERANCE) {
      const utility = (ask + 1 - bid) / 2;
      return { gains: [utility - firstReservation, 1 - utility - secondReservation], utility };
    }
    firstOffers.push(ask);
    secondOffers.push(bid);
  }
  return { gains: [0, 0], utility: null };
}

/**
 * Mean gains of both movers, the share of all gains from trade, and the share of games with a deal among those where
 * one was possible.
 */
export function playMany(players, pairs, rounds, play = playGame) {
  let [one, other, possible, deals, open] = [0, 0, 0, 0, 0];
  for (const pair of pairs) {
    const { gains, utility } = play(players, pair, rounds);
    one += gains[0];
    other += gains[1];
    possible += Math.max(0, 1 - pair[0] - pair[1]);
    open += pair[0] + pair[1] < 1 ? 1 : 0;
    deals += utility === null ? 0 : 1;
  }
  return {
    first: one / pairs.length,
    second: other / pairs.length,
    efficiency: (one + other) / possible,
    dealRate: deals / open,
    pairs: pairs.length,
  };
}

/**
 * Pairs of reservations, one in each cell of a square grid over 0..1 by 0..1: less noise than free draws, and no bias.
 */
export function drawPairs(random, count) {
  const side = Math.max(1, Math.round(Math.sqrt(count)));
  return Array.from({ length: side * side }, (_, cell) => [
    ((cell % side) + random.next()) / side,
    (Math.floor(cell / side) + random.next()) / side,
  ]);
}

/**
 * What each classic strategy gains by replacing one of our engines, as a share of what the engine had in that place.
 */
export function replaceByClassics([first, second], pairs, rounds) {
  const base = playMany([first, second], pairs, rounds);
  return CLASSICS.map(([name, strategy]) => {
    const asFirst = playMany([strategy, second], pairs, rounds);
    const asSecond = playMany([first, strategy], pairs, rounds);
    return {
      name,
      asFirst: asFirst.first / base.first,
      asSecond: asSecond.second / base.second,
      both: (asFirst.first + asSecond.second) / (base.first + base.second),
      ours: (asFirst.second + asSecond.first) / (base.first + base.second),
    };
  });
}

/**
 * Deal rate, margin over the other side in a deal, and own gain of a seller's player against others, in both places.
 */
export function playField(player, others, pairs, rounds) {
  let [deals, open, margin, own] = [0, 0, 0, 0];
  for (const other of others) {
    for (const place of [0, 1]) {
      for (const pair of pairs) {
        const { gains, utility } = playGame(place === 0 ? [player, other] : [other, player], pair, rounds);
        open += pair[0] + pair[1] < 1 ? 1 : 0;
        own += gains[place];
        if (utility === null) continue;
        deals += 1;
        margin += gains[place] - gains[1 - place];
      }
    }
  }
  return { dealRate: deals / open, margin: margin / Math.max(1, deals), own: own / (2 * others.length * pairs.length) };
}

/** The opponents that knobs and settings are measured against, beside the engine itself. */
export const FIELD = CLASSICS.filter(([name]) =>
  /exponent (0.2|1|5)$|^truthful|^ultimatum|^tit for tat from 1$|^linear bid/.test(name),
).map(([, strategy]) => strategy);

/**
 * Two who know this library and are not bound by it. Both read our reservation from our opening. The first mover then
 * holds out and asks in the last round for all but our floor; the second mover answers our opening with the one that
 * makes the way end at our limit.
 * @param concession what a first offer leaves to the other side, by the number of rounds
 */
export function informed(concession) {
  const readReservation = (opening, rounds) => Math.min(1, Math.max(0, 1 - opening / concession(rounds)));
  const first = (reservation, mine, theirs, roundsLeft) => {
    if (roundsLeft > 1) return { offer: 1, accepts: false };
    const floor = 0.1 + 0.9 * readReservation(theirs[0], mine.length + 1);
    return { offer: Math.max(reservation, 1 - floor - TOLERANCE), accepts: false };
  };
  const second = (reservation, mine, theirs, roundsLeft) => {
    const rounds = mine.length + roundsLeft;
    const read = readReservation(theirs[0], rounds);
    const limit = 1 / 4 + (2 / 3) * read;
    const opening = concession(rounds) * Math.min(1, Math.max(0, 1.5 * (limit - 1 / 12)));
    const step = rounds > 1 ? mine.length / (rounds - 1) : 1;
    const offer = 1 - (opening + (limit - opening) * step);
    const standing = theirs.at(-1);
    return { offer: Math.max(reservation, offer), accepts: roundsLeft === 1 && standing >= reservation };
  };
  return { first, second };
}
