/** What the five tunables of the price engine do, one changed at a time. */
import { few, percent } from './figures.mjs';
import { players } from './players.mjs';

const VARIANTS = [
  {},
  { frontierKnob: 0 },
  { frontierKnob: 1 },
  { aspStartMarginMax: 0.7 },
  { outcomePickerBand: 0 },
  { outcomePickerBand: 0.3 },
  { peerAspFloor: 0.2 },
  { peerAspFloor: 0.5 },
  { peerSignalingRounds: 1 },
  { peerSignalingRounds: 7 },
];

/** Asks nine tenths of its room and takes little less than half of it. */
const stubborn = (reservation, _mine, theirs) => ({
  offer: 1 - (1 - reservation) * 0.1,
  accepts: theirs.length > 0 && theirs.at(-1) >= reservation + 0.45 * (1 - reservation),
});

/** The mean utility against silent buyers of one limit, and of a fresh limit each time. */
function againstLimits({ engine, settings, random, count }, tunables) {
  return [
    ['one limit', 'silent', few(count, 5, 500)],
    ['stream', 'stream', few(count, 20, 200)],
  ].map(([kind, name, buyers]) =>
    settings.playSetting(kind, {
      answer: (request) => engine.sellNextOffer(request, tunables),
      theirs: 'opponent_offer_history',
      rounds: 8,
      count: buyers,
      draw: settings.uniformLaw(random(name)).draw,
    }),
  );
}

export function tunableTable(bench) {
  const { engine, bargain, random, count } = bench;
  const pairs = bargain.drawPairs(random('tunables'), few(count, 250, 64));
  const [, other] = players(bench);
  const rows = VARIANTS.map((variant) => {
    const tunables = { ...engine.DEFAULT_TUNABLES, ...variant };
    const [silent, stream] = againstLimits(bench, tunables);
    const field = bargain.playField(players(bench, {}, tunables)[0], [other, ...bargain.FIELD], pairs, 8);
    const [seller, buyer] = players(bench, { peer_mode: true }, tunables);
    const peers = bargain.playMany([seller, buyer], pairs, 8);
    const moves = movesToDeal([seller, buyer], pairs, 8);
    const firm = bargain.playMany([seller, stubborn], pairs, 8);
    return [
      JSON.stringify(variant),
      silent.toFixed(4),
      stream.toFixed(4),
      percent(field.dealRate),
      field.own.toFixed(4),
      percent(peers.dealRate),
      moves.toFixed(2),
      percent(firm.dealRate),
      firm.first.toFixed(4),
    ];
  });
  return {
    title: 'The five tunables, T = 8, one changed at a time',
    columns: [
      'changed',
      'one limit',
      'stream',
      'field: deals',
      'field: gain',
      'peers: deals',
      'peers: moves to the deal',
      'firm peer: deals',
      'firm peer: gain',
    ],
    rows,
  };
}

/** Mean number of calls until a deal, over games that end in one. */
function movesToDeal(sides, pairs, rounds) {
  let [calls, deals, total] = [0, 0, 0];
  const counted = sides.map((player) => (...situation) => {
    calls += 1;
    const move = player(...situation);
    if (move.accepts) {
      deals += 1;
      total += calls;
    }
    return move;
  });
  for (const pair of pairs) {
    calls = 0;
    playOne(counted, pair, rounds);
  }
  return total / Math.max(1, deals);
}

function playOne([first, second], [one, other], rounds) {
  const [firstOffers, secondOffers] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const ask = first(
      one,
      firstOffers,
      secondOffers.map((offer) => 1 - offer),
      rounds - round,
    );
    if (ask.accepts) return;
    firstOffers.push(ask.offer);
    const bid = second(
      other,
      secondOffers,
      firstOffers.map((offer) => 1 - offer),
      rounds - round,
    );
    if (bid.accepts) return;
    secondOffers.push(bid.offer);
  }
}
