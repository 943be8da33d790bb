/** The price engine against oracles that know the law of limits. */
import { blindFrontier, worthOfOffers } from './blind.mjs';
import { few, percent } from './figures.mjs';

export function uniformSettings({ engine, settings, random, count }) {
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

export function withReservation({ engine, settings, random, count }) {
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

export function givenPrior({ engine, settings, random, count }) {
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
  const market = [
    { mu: 0.35, sigma: 0.12 },
    { mu: 0.25, sigma: 0.2 },
  ];
  return {
    title: "Prior given (buyer_wtp_prior of the seller, market_prior of the buyer): share of the oracle's value",
    columns: ['prior and setting', ...rounds.map((horizon) => `T = ${horizon}`)],
    rows: [
      ...WTP_PRIORS.flatMap((prior) =>
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

export function frontierTable({ settings }) {
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

/** The priors of a buyer's limit that tables are made for. */
const WTP_PRIORS = [
  { mu: -0.8, sigma: 0.4 },
  { mu: -1.3, sigma: 0.7 },
];

/** The offers of the engine to a buyer who refuses them all. */
export function offersToRefuser(engine, rounds, extra) {
  const offers = [];
  while (offers.length < rounds)
    offers.push(
      engine.sellNextOffer({
        my_reservation: 0,
        opponent_offer_history: [],
        my_offer_history: [...offers],
        deadline_rounds: rounds - offers.length,
        ...extra,
      }).recommended_offer,
    );
  return offers;
}

export function blindTable({ engine, settings, random }) {
  const laws = [
    ['uniform, not told', {}, settings.uniformLaw(random('blind'))],
    ...WTP_PRIORS.map((prior) => [
      JSON.stringify(prior),
      { buyer_wtp_prior: prior },
      settings.wtpLaw(random('blind'), prior),
    ]),
  ];
  const rows = laws.flatMap(([name, extra, { survival }]) =>
    [2, 4, 8].map((rounds) => {
      const offers = offersToRefuser(engine, rounds, extra);
      const has = worthOfOffers(offers, survival);
      const [one, fresh] = [settings.oracleOneLimit(survival, rounds), settings.oracleFreshLimits(survival, rounds)];
      const { freshAt, oneAt } = blindFrontier(survival, rounds, offers);
      const most = freshAt(has.one);
      return [
        name,
        `${rounds}`,
        percent(has.one / one),
        `${has.fresh.toFixed(4)} = ${percent(has.fresh / fresh)}`,
        `${most.toFixed(4)} = ${percent(most / fresh)}`,
        fresh.toFixed(4),
        percent(oneAt(WANTED * fresh) / one),
      ];
    }),
  );
  return {
    title:
      'The best blind player: who has as much with one limit as the engine has at most this with fresh limits. ' +
      "Exact, shares of the oracle's value",
    columns: ['prior', 'T', 'engine, one limit', 'engine, fresh', 'at most, fresh', 'oracle', 'one limit, fresh 98 %'],
    rows,
  };
}

/** The share of the oracle that is wanted with fresh limits. */
const WANTED = 0.98;
