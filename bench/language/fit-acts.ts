/** One message as features, with the acts that it performs and how much it counts. */
export interface Example {
  features: readonly string[];
  acts: ReadonlySet<string>;
  weight: number;
}

export interface Settings {
  /** Strength of the quadratic penalty on every weight. */
  penalty: number;
  steps: number;
  /** The least number of examples that hold a feature. */
  atLeast: number;
}

/** Feature → weight, for one act. */
export type Weights = ReadonlyMap<string, number>;

const STEP = 0.1;

/** The features that enough examples hold, in the order of their code units. */
export function knownFeatures(examples: readonly Example[], atLeast: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= atLeast)
    .map(([name]) => name)
    .sort();
}

/**
 * Logistic regression with a quadratic penalty, by adaptive steps over all examples at once (Adagrad, Duchi, Hazan and
 * Singer 2011). The examples are taken in their order and nothing is drawn, so equal examples give equal weights.
 */
export function fitAct(
  examples: readonly Example[],
  names: readonly string[],
  act: string,
  settings: Settings,
): Weights {
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, acts, weight }) => ({
    at: features.flatMap((name) => index.get(name) ?? []),
    wanted: acts.has(act) ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let step = 0; step < settings.steps; step += 1) {
    const slopes = weights.map((weight) => settings.penalty * weight);
    for (const { at, wanted, weight } of rows) {
      const sum = at.reduce((total, one) => total + (weights[one] as number), 0);
      const fault = weight * (1 / (1 + Math.exp(-sum)) - wanted);
      for (const one of at) slopes[one] = (slopes[one] as number) + fault;
    }
    slopes.forEach((slope, at) => {
      squares[at] = (squares[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) - (STEP * slope) / Math.sqrt(squares[at] as number);
    });
  }
  return new Map(names.map((name, at) => [name, weights[at] as number]));
}
