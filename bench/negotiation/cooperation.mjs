/** What two verified peers gain by cooperative play, against two engines that know nothing of each other. */
import { loadSource } from '../../tools/load-source.mjs';

const ROUNDS = [2, 4, 8, 20];

/**
 * Rows of a table: deals, joint gain, Nash product and unevenness of pairs with a zone, for strangers and for peers.
 * Reservations are uniform, the moves alternate, the seller begins. Deterministic.
 */
export async function runCooperationBench({ seed, count }) {
  const [engine, { drawPairs, enginePlayer, playGame }] = await Promise.all(
    ['../../libs/negotiation-math/src/index.ts', './price/bargain.mjs'].map((path) =>
      loadSource(new URL(path, import.meta.url)),
    ),
  );
  const pairs = drawPairs(engine.createRandom(`${seed} cooperation`), count).filter(([one, other]) => one + other < 1);
  const players = (extra) => [
    enginePlayer((request) => engine.sellNextOffer(request), 'opponent_offer_history', extra),
    enginePlayer((request) => engine.buyNextOffer(request), 'seller_offer_history', extra),
  ];
  return {
    pairs: pairs.length,
    rows: ROUNDS.flatMap((rounds) =>
      [
        ['strangers', {}],
        ['peers', { peer_mode: true }],
      ].map(([who, extra]) => ({
        rounds,
        who,
        ...measured(
          pairs,
          pairs.map((pair) => playGame(players(extra), pair, rounds)),
        ),
      })),
    ),
  };
}

/** At the Nash point each side gains half of the zone: joint 1, product 1, unevenness 0. */
function measured(pairs, games) {
  let [deals, joint, possible, product, unevenness] = [0, 0, 0, 0, 0];
  for (const [index, { gains, utility }] of games.entries()) {
    const zone = 1 - pairs[index][0] - pairs[index][1];
    possible += zone;
    joint += gains[0] + gains[1];
    product += (4 * Math.max(0, gains[0]) * Math.max(0, gains[1])) / zone ** 2;
    if (utility === null) continue;
    deals += 1;
    unevenness += Math.abs(gains[0] - gains[1]) / zone;
  }
  return {
    deals: deals / pairs.length,
    joint: joint / possible,
    product: product / pairs.length,
    unevenness: deals === 0 ? 0 : unevenness / deals,
  };
}
