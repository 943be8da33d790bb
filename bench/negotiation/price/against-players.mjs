/** The price engine in bargains: against itself, classic strategies, and one who knows it. */
import { few, percent } from './figures.mjs';
import { players } from './players.mjs';

const HORIZONS = [2, 4, 8, 20];

export function selfPlay(bench) {
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

export function deviations(bench) {
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

export function informedTable(bench) {
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

export function knobTable(bench) {
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

export function anchorTable({ engine, anchors, random, count }) {
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
