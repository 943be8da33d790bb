/**
 * The turn of a haggle in dollars against buyers whose limit is known to the bench alone:
 *   node bench/negotiation/turn.mjs --seed 7 --count 4000
 * Reads the sources, so nothing has to be built.
 */
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { loadSource } from '../../tools/load-source.mjs';

const ROUNDS = [1, 2, 4, 8];

function silentRows(turn, sales) {
  return ROUNDS.map((rounds) => {
    const [earned, deals] = meanOf(sales, (sale) =>
      sellToSilent(sale, rounds, (mine, left) => turn(sale, [], mine, left).recommended_price),
    );
    const oracle = rounds / (2 * (rounds + 1));
    return [`${rounds}`, earned.toFixed(4), oracle.toFixed(4), percent(earned / oracle), percent(deals)];
  });
}

function concedingRows(turn, sales) {
  return ROUNDS.slice(1).flatMap((rounds) =>
    [
      ['turn', turn],
      ['splits the difference', splitDifference],
    ].map(([name, move]) => {
      const [earned, deals] = meanOf(sales, (sale) =>
        sellToConceder(sale, rounds, (theirs, mine, left) => move(sale, theirs, mine, left)),
      );
      return [`${rounds}`, name, earned.toFixed(4), percent(deals)];
    }),
  );
}

/** Tables `[{title, columns, rows}]`, rows of texts. Deterministic. */
export async function runTurnBench({ seed, count }) {
  const { negotiateTurn, createRandom } = await loadSource(
    new URL('../../libs/negotiation-math/src/index.ts', import.meta.url),
  );
  const turn = (sale, theirs, mine, rounds) =>
    negotiateTurn({
      side: 'sell',
      walk_away: sale.walkAway,
      target: sale.target,
      counterparty_offers: theirs,
      my_previous_offers: mine,
      rounds_left: rounds,
    });
  const draws = (name) =>
    Array.from({ length: count }, (_, index) => drawSale(createRandom(`${seed} ${name} ${index}`)));

  const silent = silentRows(turn, draws('silent'));
  const conceding = concedingRows(turn, draws('conceding'));
  return [
    {
      title:
        `Silent buyers, limit uniform between walk-away price and target: mean share of the room over ${count} ` +
        `sales, beside the best descending offers`,
      columns: ['rounds', 'turn', 'oracle', 'share', 'deals'],
      rows: silent,
    },
    {
      title:
        `Buyers who come evenly towards a limit, up to 0.3 of the room below the walk-away price: mean share ` +
        `of the room over ${count} sales`,
      columns: ['rounds', 'seller', 'share of the room', 'deals'],
      rows: conceding,
    },
  ];
}

/** A sale of any size: prices from a dollar to a hundred thousand, a target up to twice the walk-away price. */
function drawSale(random) {
  const walkAway = Math.round(100 * Math.exp(Math.log(1e5) * random.next())) / 100;
  const target = Math.round(100 * walkAway * (1.1 + 0.9 * random.next())) / 100;
  return { walkAway, target, room: target - walkAway, limit: random.next(), first: random.next() };
}

/**
 * The share of the room that a seller keeps of a buyer who says nothing and takes the first price at or below its
 * limit; null without a deal.
 */
function sellToSilent({ walkAway, room, limit }, rounds, ask) {
  const mine = [];
  for (let left = rounds; left >= 1; left -= 1) {
    const price = ask(mine, left);
    if (price <= walkAway + room * limit) return (price - walkAway) / room;
    mine.push(price);
  }
  return null;
}

/**
 * The same of a buyer who opens below its limit, comes towards it in even steps and takes what is at or below its next
 * price.
 */
function sellToConceder({ walkAway, room, limit, first }, rounds, move) {
  const last = walkAway + room * (1.3 * limit - 0.3);
  const opening = Math.max(0, last - room * (0.3 + 0.7 * first));
  const priceAt = (step) => Math.round(100 * (opening + ((last - opening) * step) / rounds)) / 100;
  const [theirs, mine] = [[], []];
  for (let step = 0; step < rounds; step += 1) {
    theirs.push(priceAt(step));
    const { action, recommended_price: price } = move(theirs, mine, rounds - step);
    if (action === 'walk') return null;
    if (action === 'accept' || price <= priceAt(step + 1)) return (price - walkAway) / room;
    mine.push(price);
  }
  return null;
}

/**
 * Opens at the target, then meets in the middle between its last price and theirs; takes on the last round what is at
 * or above the walk-away price.
 */
function splitDifference({ walkAway, target }, theirs, mine, left) {
  const standing = theirs.at(-1);
  if (left === 1 && standing >= walkAway) return { action: 'accept', recommended_price: standing };
  return {
    action: 'counter',
    recommended_price: mine.length === 0 ? target : Math.max(walkAway, (mine.at(-1) + standing) / 2),
  };
}

function meanOf(sales, play) {
  const outcomes = sales.map(play);
  return [
    outcomes.reduce((sum, share) => sum + (share ?? 0), 0) / sales.length,
    outcomes.filter((share) => share !== null).length / sales.length,
  ];
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '7' }, count: { type: 'string', default: '4000' } },
  });
  console.log(`seed ${values.seed}`);
  for (const { title, columns, rows } of await runTurnBench({
    seed: Number(values.seed),
    count: Number(values.count),
  })) {
    console.log(`\n${title}\n${columns.join(' | ')}`);
    for (const row of rows) console.log(row.join(' | '));
  }
}
