/**
 * Menus of three against one deal, both by the engine `bundle2`: the same seeded spaces and buyers for either. The
 * rules of the buyers stand in docs/negotiation-bench.md. npm run bench:negotiation -- --part menus --seed 1000
 */

/** Moves that the seller has at most. */
const MAX_ROUNDS = 8;

/**
 * 2 to 4 terms of 2 to 4 options around one price, in cents; a term's options earn the seller something or cost it, up
 * to a third of the range each.
 */
function drawSpace(random) {
  const [list, floor] = [10_000, 6000 + random.integer(2500)];
  const range = list - floor;
  const terms = Array.from({ length: 2 + random.integer(3) }, (_, term) => {
    const sign = random.chance(0.6) ? -1 : 1;
    const count = 2 + random.integer(3);
    const step = (sign * range * (0.05 + 0.28 * random.next())) / (count - 1);
    return {
      id: `term${term}`,
      defaultOption: 0,
      options: Array.from({ length: count }, (_, option) => ({
        id: `option${option}`,
        worthTicks: Math.round(step * option),
      })),
    };
  });
  const choiceLists = terms.reduce(
    (lists, { options }) => lists.flatMap((head) => options.map((_, option) => [...head, option])),
    [[]],
  );
  const bundles = choiceLists.map((choices) => {
    const worthTicks = choices.reduce((sum, choice, term) => sum + terms[term].options[choice].worthTicks, 0);
    return {
      choices,
      worthTicks,
      lowTicks: Math.max(1, Math.ceil(floor - worthTicks)),
      highTicks: list - Math.min(0, worthTicks),
    };
  });
  const bestNetTicks = Math.max(...bundles.map((bundle) => bundle.highTicks + bundle.worthTicks));
  return { terms, bundles, listTicks: list, floorNetTicks: floor, bestNetTicks, spokenStepTicks: 100 };
}

/**
 * What a buyer would give: a walk-away price for the plain deal, and for each term a hidden weight on how much its
 * options matter beside what they cost the seller.
 */
function drawBuyer(space, random) {
  const range = space.listTicks - space.floorNetTicks;
  const raw = space.terms.map(() => -Math.log(1 - random.next()));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  const weights = raw.map((weight) => (weight / total) * space.terms.length);
  return {
    walkAway: space.floorNetTicks + range * (1.2 * random.next() - 0.2),
    likes: space.terms.map(({ options }, term) =>
      options.map(({ worthTicks }) => -worthTicks * weights[term] * (0.8 + 0.4 * random.next())),
    ),
    margin: 0.1 + 0.3 * random.next(),
    patience: 3 + random.integer(MAX_ROUNDS - 2),
    talks: random.chance(0.5),
  };
}

/** One negotiation; a share of the range each for seller and buyer, 0 without a deal. */
function negotiate(engine, space, buyer, meso, objective) {
  const range = space.listTicks - space.floorNetTicks;
  const worthOf = (choices) => choices.reduce((sum, choice, term) => sum + buyer.likes[term][choice], buyer.walkAway);
  const surplusOf = ({ choices, priceTicks }) => worthOf(choices) - priceTicks;
  const favourite = space.terms.map(({ options }, term) =>
    options.reduce((best, _, option) => (buyer.likes[term][option] > buyer.likes[term][best] ? option : best), 0),
  );
  const plain = space.terms.map(() => 0);
  const asksFor = (left) => buyer.margin * left * range;
  const bidFor = (choices, left) =>
    Math.max(1, Math.floor(Math.min(space.listTicks, worthOf(choices) - asksFor(left))));
  const opening = buyer.talks ? favourite : plain;
  const history = [
    {
      turn: 1,
      act: 'proposed',
      choices: opening,
      said: buyer.talks ? opening.map((_, term) => term) : [],
      priceTicks: bidFor(opening, 1),
    },
  ];
  let memory = null;
  for (let round = 1; round <= buyer.patience; round += 1) {
    const left = (buyer.patience - round) / buyer.patience;
    const decision = engine.decide({ space, history, round, maxRounds: MAX_ROUNDS, objective, meso, memory });
    memory = decision.memory;
    const best = decision.deals.reduce((top, deal) => (surplusOf(deal) > surplusOf(top) ? deal : top));
    if (decision.act === 'accept' || surplusOf(best) >= asksFor(left)) {
      const worth = space.bundles.find(({ choices }) => choices.join() === best.choices.join()).worthTicks;
      return {
        deal: 1,
        seller: (best.priceTicks + worth - space.floorNetTicks) / range,
        buyer: surplusOf(best) / range,
        rounds: round,
      };
    }
    history.push({ turn: round, act: 'offered', deals: decision.deals }, { turn: round + 1, act: 'refused' });
    if (decision.deals.length > 1)
      history.push({ turn: round + 1, act: 'preferred', option: decision.deals.indexOf(best) });
    history.push({
      turn: round + 1,
      act: 'proposed',
      choices: best.choices,
      said: [],
      priceTicks: bidFor(best.choices, left),
    });
  }
  return { deal: 0, seller: 0, buyer: 0, rounds: buyer.patience };
}

/** Means of both ways over the same negotiations, and standard errors of the paired differences. */
export function runMenusBench({ findEngine, createRandom, seed, count }) {
  const engine = findEngine('bundle2');
  return ['close', 'balance', 'margin'].map((objective) => {
    const pairs = Array.from({ length: count }, (_, index) => {
      const random = createRandom(`menus/${seed}/${index}`);
      const space = drawSpace(random);
      const buyer = drawBuyer(space, random);
      return [1, 3].map((meso) => negotiate(engine, space, buyer, meso, objective));
    });
    const mean = (of) => pairs.reduce((sum, pair) => sum + of(pair), 0) / count;
    const compare = (of) => {
      const [one, three] = [mean(([a]) => of(a)), mean(([, b]) => of(b))];
      const error = Math.sqrt(mean(([a, b]) => (of(b) - of(a) - (three - one)) ** 2) / count);
      return { one, three, error };
    };
    return {
      objective,
      deals: compare(({ deal }) => deal),
      joint: compare(({ seller, buyer }) => seller + buyer),
      seller: compare(({ seller }) => seller),
      buyer: compare(({ buyer }) => buyer),
      rounds: compare(({ rounds }) => rounds),
    };
  });
}
