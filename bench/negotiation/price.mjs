/**
 * The price engine against what theory knows, and against others:
 *   node bench/negotiation/price.mjs --seed 7 --count 100000
 * `--count` buyers a closed-form setting; bargains are played on a tenth and less of it. Reads the sources, so nothing
 * has to be built.
 */
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { loadSource } from '../../tools/load-source.mjs';

/**
 * All tables of the price engine: `[{title, columns, rows}]`, rows of texts. Deterministic but for the last table, of
 * times.
 */
export async function runPriceBench({ seed, count }) {
  const [engine, settings, bargain, anchors] = await Promise.all(
    [
      '../../libs/negotiation-math/src/index.ts',
      './price/settings.mjs',
      './price/bargain.mjs',
      './price/anchors.mjs',
    ].map((path) => loadSource(new URL(path, import.meta.url))),
  );
  const bench = {
    engine,
    settings,
    bargain,
    anchors,
    seed,
    count,
    random: (name) => engine.createRandom(`${seed} ${name}`),
  };
  return [
    uniformSettings(bench),
    withReservation(bench),
    givenPrior(bench),
    frontierTable(bench),
    selfPlay(bench),
    deviations(bench),
    informedTable(bench),
    anchorTable(bench),
    knobTable(bench),
    tunableTable(bench),
    speedTable(bench),
  ];
}

const percent = (share) => `${(100 * share).toFixed(2)} %`;
const few = (count, part, least) => Math.max(least, Math.round(count / part));

function uniformSettings({ engine, settings, random, count }) {
  const rounds = [1, 2, 4, 8, 16];
  const rows = Object.keys(settings.ORACLES).map((kind) => [
    kind,
    ...rounds.map((horizon) => {
      const law = settings.uniformLaw(random(`${kind} ${horizon}`));
      const value = settings.playSetting(kind, {
        answer: engine.sellNextOffer,
        theirs: 'opponent_offer_history',
        rounds: horizon,
        count,
        draw: law.draw,
      });
      const oracle = settings.ORACLES[kind](law.survival, horizon);
      return `${value.toFixed(4)} = ${percent(value / oracle)}`;
    }),
  ]);
  return {
    title: `Uniform on 0..1, engine not told which: mean utility over ${count} buyers, and its share of the oracle's`,
    columns: ['setting', ...rounds.map((horizon) => `T = ${horizon}`)],
    rows,
  };
}

function withReservation({ engine, settings, random, count }) {
  const rows = [
    ['sell', engine.sellNextOffer, 'opponent_offer_history'],
    ['buy', engine.buyNextOffer, 'seller_offer_history'],
  ].flatMap(([side, answer, theirs]) =>
    [1, 4].map((horizon) => {
      const stream = random(`${side} ${horizon}`);
      const value = settings.playSetting('one limit', {
        answer,
        theirs,
        rounds: horizon,
        count,
        draw: () => stream.next(),
        reservation: () => 1e-12 + stream.next() * (1 - 1e-9),
      });
      const oracle = horizon / (2 * (horizon + 1)) / 3;
      return [side, `${horizon}`, value.toFixed(4), oracle.toFixed(4), percent(value / oracle)];
    }),
  );
  return {
    title: 'One limit, own reservation uniform as well (T = 1: the ultimatum (1+c)/2)',
    columns: ['side', 'T', 'engine', 'oracle', 'share'],
    rows,
  };
}

function givenPrior({ engine, settings, random, count }) {
  const rounds = [1, 2, 4, 8];
  const table = (prior, law, kinds, play) =>
    kinds.map((kind) => [
      `${JSON.stringify(prior)} ${kind}`,
      ...rounds.map((horizon) => {
        const made = law(random(`${JSON.stringify(prior)} ${kind} ${horizon}`), prior);
        const value = settings.playSetting(kind, {
          ...play,
          rounds: horizon,
          count: kind.startsWith('stream') ? few(count, 5, 500) : count,
          draw: made.draw,
        });
        return percent(value / settings.ORACLES[kind](made.survival, horizon));
      }),
    ]);
  const kinds = Object.keys(settings.ORACLES);
  const wtp = [
    { mu: -0.8, sigma: 0.4 },
    { mu: -1.3, sigma: 0.7 },
  ];
  const market = [
    { mu: 0.35, sigma: 0.12 },
    { mu: 0.25, sigma: 0.2 },
  ];
  return {
    title: "Prior given (buyer_wtp_prior of the seller, market_prior of the buyer): share of the oracle's value",
    columns: ['prior and setting', ...rounds.map((horizon) => `T = ${horizon}`)],
    rows: [
      ...wtp.flatMap((prior) =>
        table(prior, settings.wtpLaw, kinds, {
          answer: engine.sellNextOffer,
          theirs: 'opponent_offer_history',
          extra: { buyer_wtp_prior: prior },
        }),
      ),
      ...market.flatMap((prior) =>
        table(prior, settings.marketLaw, kinds.slice(2), {
          answer: engine.buyNextOffer,
          theirs: 'seller_offer_history',
          extra: { market_prior: prior },
        }),
      ),
    ],
  };
}

function frontierTable({ settings }) {
  const rows = [2, 4, 8].map((rounds) => [
    `${rounds}`,
    ...[0, 0.25, 0.5, 1, 2].map((weight) => {
      const { one, fresh } = settings.frontierOfBoth(rounds, weight);
      return `${percent(one)} and ${percent(fresh)}`;
    }),
  ]);
  return {
    title:
      'The most that any one sequence of offers earns with one limit and with fresh limits, uniform, by the ' +
      'weight of the latter',
    columns: ['T', '0', '1/4', '1/2', '1', '2'],
    rows,
  };
}

const HORIZONS = [2, 4, 8, 20];

function players({ engine, bargain }, extra = {}, tunables = undefined) {
  const withTunables = (answer) => (request) => answer(request, tunables);
  return [
    bargain.enginePlayer(withTunables(engine.sellNextOffer), 'opponent_offer_history', extra),
    bargain.enginePlayer(withTunables(engine.buyNextOffer), 'seller_offer_history', extra),
  ];
}

function selfPlay(bench) {
  const { bargain, random, count } = bench;
  const [seller, buyer] = players(bench);
  const [peerSeller, peerBuyer] = players(bench, { peer_mode: true });
  const pairs = bargain.drawPairs(random('pairs'), few(count, 20, 100));
  const rows = HORIZONS.map((rounds) => {
    const sellerFirst = bargain.playMany([seller, buyer], pairs, rounds);
    const buyerFirst = bargain.playMany([buyer, seller], pairs, rounds);
    const atOnce = bargain.playMany([seller, buyer], pairs, rounds, bargain.playSimultaneous);
    const peers = bargain.playMany([peerSeller, peerBuyer], pairs, rounds);
    return [
      `${rounds}`,
      percent(sellerFirst.efficiency),
      sellerFirst.first.toFixed(4),
      sellerFirst.second.toFixed(4),
      percent(buyerFirst.efficiency),
      percent(atOnce.efficiency),
      percent(peers.efficiency),
    ];
  });
  return {
    title:
      `Two of our engines, reservations uniform, ${pairs.length} pairs: share of all gains from trade (second ` +
      `best 84.375 %)`,
    columns: ['T', 'seller first', 'first gains', 'second gains', 'buyer first', 'both at once', 'peer mode'],
    rows,
  };
}

function deviations(bench) {
  const { bargain, random, count } = bench;
  const pairs = bargain.drawPairs(random('deviations'), few(count, 100, 100));
  const tables = HORIZONS.map((rounds) => bargain.replaceByClassics(players(bench), pairs, rounds));
  const rows = bargain.CLASSICS.map(([name], index) => [
    name,
    ...tables.map((table) => `${table[index].asFirst.toFixed(3)} / ${table[index].asSecond.toFixed(3)}`),
    ...tables.slice(2, 3).map((table) => table[index].ours.toFixed(2)),
  ]);
  const best = tables.map((table) =>
    Math.max(...table.map(({ asFirst, asSecond }) => Math.max(asFirst, asSecond))).toFixed(3),
  );
  return {
    title:
      `Gain of a strategy that replaces one engine, as first / as second mover, 1 = what the engine has there ` +
      `(${pairs.length} pairs); last column: what our engine then has, T = 8`,
    columns: ['strategy', ...HORIZONS.map((rounds) => `T = ${rounds}`), 'ours'],
    rows: [...rows, ['the greatest', ...best, '']],
  };
}

function informedTable(bench) {
  const { engine, bargain, random, count } = bench;
  const pairs = bargain.drawPairs(random('informed'), few(count, 50, 100));
  const { first, second } = bargain.informed(
    (rounds) => 1 - engine.sellNextOffer({ my_reservation: 0, deadline_rounds: rounds }).recommended_offer,
  );
  const rows = HORIZONS.slice(0, 3).map((rounds) => {
    const [seller, buyer] = players(bench);
    const base = bargain.playMany([seller, buyer], pairs, rounds);
    const [asFirst, asSecond] = [
      bargain.playMany([first, buyer], pairs, rounds),
      bargain.playMany([seller, second], pairs, rounds),
    ];
    return [
      `${rounds}`,
      (asFirst.first / base.first).toFixed(3),
      (asFirst.second / base.second).toFixed(3),
      (asSecond.second / base.second).toFixed(3),
      (asSecond.first / base.first).toFixed(3),
    ];
  });
  return {
    title:
      `Against one who knows this library and reads our reservation from our opening, ${pairs.length} pairs; 1 ` +
      `= what the engine has there`,
    columns: ['T', 'informed first mover', 'our engine then', 'informed second mover', 'our engine then'],
    rows,
  };
}

function anchorTable({ engine, anchors, random, count }) {
  const rows = [
    { mu: 0.5, sigma: 0.1 },
    { mu: 0.35, sigma: 0.14 },
  ].flatMap((market) => {
    const { falseAlarms, rows: shifts } = anchors.measureAnchors(
      engine.detectAnchorAttack,
      random(`anchors ${market.mu}`),
      market,
      count,
    );
    return shifts.map(({ shift, area, best, caught }) => [
      JSON.stringify(market),
      `${shift}`,
      area.toFixed(4),
      best.toFixed(4),
      (best - area).toFixed(4),
      percent(caught),
      percent(falseAlarms),
    ]);
  });
  return {
    title: `Anchor attacks, ${count} honest and ${count} shifted histories each`,
    columns: ['market', 'shift in sigma', 'AUC', 'Neyman–Pearson', 'distance', 'caught', 'false alarms'],
    rows,
  };
}

function knobTable(bench) {
  const { bargain, random, count } = bench;
  const pairs = bargain.drawPairs(random('knob'), few(count, 250, 64));
  const [, other] = players(bench);
  const rows = [2, 8].flatMap((rounds) =>
    [0, 0.25, 0.5, 0.75, 1].map((knob) => {
      const { dealRate, margin, own } = bargain.playField(
        players(bench, { frontier_knob: knob })[0],
        [other, ...bargain.FIELD],
        pairs,
        rounds,
      );
      return [`${rounds}`, `${knob}`, percent(dealRate), margin.toFixed(4), own.toFixed(4)];
    }),
  );
  return {
    title:
      `frontier_knob against the engine and ${bargain.FIELD.length} classic strategies in both places, ` +
      `${pairs.length} pairs each`,
    columns: ['T', 'knob', 'deals', 'margin over the other side in a deal', 'mean gain'],
    rows,
  };
}

function tunableTable(bench) {
  const { engine, bargain, settings, random, count } = bench;
  const pairs = bargain.drawPairs(random('tunables'), few(count, 250, 64));
  const [, other] = players(bench);
  const stubborn = (reservation, _mine, theirs) => ({
    offer: 1 - (1 - reservation) * 0.1,
    accepts: theirs.length > 0 && theirs.at(-1) >= reservation + 0.45 * (1 - reservation),
  });
  const variants = [
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
  const rows = variants.map((variant) => {
    const tunables = { ...engine.DEFAULT_TUNABLES, ...variant };
    const silent = settings.playSetting('one limit', {
      answer: (request) => engine.sellNextOffer(request, tunables),
      theirs: 'opponent_offer_history',
      rounds: 8,
      count: few(count, 5, 500),
      draw: settings.uniformLaw(random('silent')).draw,
    });
    const stream = settings.playSetting('stream', {
      answer: (request) => engine.sellNextOffer(request, tunables),
      theirs: 'opponent_offer_history',
      rounds: 8,
      count: few(count, 20, 200),
      draw: settings.uniformLaw(random('stream')).draw,
    });
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

function speedTable({ engine }) {
  const history = [0.05, 0.1, 0.14, 0.2];
  const calls = [
    ['sell, opening, T = 8', () => engine.sellNextOffer({ my_reservation: 0.2, deadline_rounds: 8 })],
    [
      'sell, silent, 8 of 64 refused',
      () =>
        engine.sellNextOffer({
          my_reservation: 0.2,
          my_offer_history: [0.99, 0.98, 0.97, 0.96, 0.95, 0.94, 0.93, 0.92],
          deadline_rounds: 56,
        }),
    ],
    [
      'sell, bargaining, T = 8',
      () =>
        engine.sellNextOffer({
          my_reservation: 0.2,
          opponent_offer_history: history,
          my_offer_history: [0.9, 0.85, 0.8, 0.78],
          deadline_rounds: 4,
        }),
    ],
    [
      'sell, buyer_wtp_prior, T = 8',
      () =>
        engine.sellNextOffer({ my_reservation: 0.2, deadline_rounds: 8, buyer_wtp_prior: { mu: -0.8, sigma: 0.4 } }),
    ],
    [
      'sell, buyer_wtp_prior, T = 64',
      () =>
        engine.sellNextOffer({ my_reservation: 0.2, deadline_rounds: 64, buyer_wtp_prior: { mu: -0.8, sigma: 0.4 } }),
    ],
    [
      'buy, market_prior, T = 8',
      () =>
        engine.buyNextOffer({
          my_reservation: 0.2,
          seller_offer_history: history,
          my_offer_history: [0.9, 0.85, 0.8, 0.78],
          deadline_rounds: 4,
          market_prior: { mu: 0.3, sigma: 0.1 },
        }),
    ],
  ];
  const rows = calls.map(([name, call]) => {
    for (let warm = 0; warm < 100; warm += 1) call();
    const started = performance.now();
    for (let round = 0; round < 300; round += 1) call();
    return [name, ((performance.now() - started) / 300).toFixed(3)];
  });
  return { title: 'Milliseconds a call', columns: ['call', 'ms'], rows };
}

/** Prints tables as Markdown. */
export function printTables(tables) {
  for (const { title, columns, rows } of tables) {
    console.log(`\n${title}\n\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
    for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '7' }, count: { type: 'string', default: '100000' } },
  });
  console.log(`seed ${values.seed}, count ${values.count}`);
  printTables(await runPriceBench({ seed: Number(values.seed), count: Number(values.count) }));
}
