import type { Random } from '@svc/numerics';

/** Members that recommend something. */
const RECOMMENDED = ['recommended_price', 'recommended_offer', 'opening_ask', 'my_utility'];

/**
 * An answer as a broken function would give it: one figure is no number, a recommendation gives everything away, or one
 * is missing.
 */
export function breakAnswer(answer: object, random: Random): object {
  const broken = structuredClone(answer) as Record<string, unknown>;
  const figures = Object.keys(broken).filter((name) => typeof broken[name] === 'number');
  const recommended = figures.filter((name) => RECOMMENDED.includes(name));
  const how = random.integer(3);
  if (how === 0 && recommended.length > 0) broken[random.pick(recommended)] = -1;
  else if (how === 1) delete broken[random.pick(figures)];
  else broken[random.pick(figures)] = Number.NaN;
  return broken;
}
