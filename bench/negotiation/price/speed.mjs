/** How long a call of the price engine takes. */

function callsOf(engine) {
  const history = [0.05, 0.1, 0.14, 0.2];
  return [
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
}

export function speedTable({ engine }) {
  const rows = callsOf(engine).map(([name, call]) => {
    for (let warm = 0; warm < 100; warm += 1) call();
    const started = performance.now();
    for (let round = 0; round < 300; round += 1) call();
    return [name, ((performance.now() - started) / 300).toFixed(3)];
  });
  return { title: 'Milliseconds a call', columns: ['call', 'ms'], rows };
}
