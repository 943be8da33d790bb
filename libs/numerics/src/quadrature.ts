/**
 * Gauss–Legendre rule of 40 points on [−1, 1], its positive half: node, weight. Computed with 50 digits by Newton's
 * method on P₄₀.
 */
const NODES_AND_WEIGHTS = new Float64Array([
  0.03877241750605082, 0.0775059479784248, 0.11608407067525521, 0.07703981816424797, 0.1926975807013711,
  0.07611036190062624, 0.2681521850072537, 0.07472316905796826, 0.3419940908257585, 0.07288658239580406,
  0.413779204371605, 0.07061164739128678, 0.4830758016861787, 0.0679120458152339, 0.5494671250951282,
  0.06480401345660104, 0.6125538896679802, 0.06130624249292894, 0.6719566846141796, 0.05743976909939155,
  0.7273182551899271, 0.05322784698393682, 0.7783056514265194, 0.04869580763507223, 0.8246122308333117,
  0.04387090818567327, 0.8659595032122595, 0.038782167974472016, 0.9020988069688743, 0.033460195282547844,
  0.9328128082786765, 0.0279370069800234, 0.9579168192137917, 0.02224584919416696, 0.9772599499837743,
  0.01642105838190789, 0.990726238699457, 0.010498284531152813, 0.9982377097105593, 0.004521277098533191,
]);

/** How many e-folds below its peak an integrand is left out: e^−46 is 1e-20 of it. */
const CUT_LOG = 46;
/** Panels on either side of the peak. With forty points each, e^−x over 46/4 is integrated to the last digit. */
const PANELS_A_SIDE = 4;
const GOLDEN = 0.38196601125010515;

/**
 * ∫ over one panel by 40-point Gauss–Legendre: exact for polynomials up to degree 79.
 * @example integratePanel((x) => x * x, 0, 3) // 9
 */
export function integratePanel(integrand: (x: number) => number, from: number, to: number): number {
  const centre = 0.5 * (from + to);
  const half = 0.5 * (to - from);
  let sum = 0;
  for (let index = 0; index < NODES_AND_WEIGHTS.length; index += 2) {
    const offset = half * (NODES_AND_WEIGHTS[index] as number);
    sum += (NODES_AND_WEIGHTS[index + 1] as number) * (integrand(centre - offset) + integrand(centre + offset));
  }
  return half * sum;
}

/**
 * The sum of `integratePanel` between neighbouring breaks, which ascend or descend.
 * @example integratePanels((x) => x, [0, 1, 3]) // 4.5
 */
export function integratePanels(integrand: (x: number) => number, breaks: readonly number[]): number {
  let sum = 0;
  for (let index = 1; index < breaks.length; index += 1)
    sum += integratePanel(integrand, breaks[index - 1] as number, breaks[index] as number);
  return sum;
}

/**
 * The nodes and weights that `integratePanels` uses, ascending for ascending breaks: for integrands that are cheaper in
 * order.
 * @example layPanels([0, 1]).weights.reduce((sum, weight) => sum + weight, 0) // 1
 */
export function layPanels(breaks: readonly number[]): { xs: number[]; weights: number[] } {
  const [xs, weights]: [number[], number[]] = [[], []];
  for (let panel = 1; panel < breaks.length; panel += 1) {
    const centre = 0.5 * ((breaks[panel - 1] as number) + (breaks[panel] as number));
    const half = 0.5 * ((breaks[panel] as number) - (breaks[panel - 1] as number));
    for (let index = -NODES_AND_WEIGHTS.length; index < NODES_AND_WEIGHTS.length; index += 2) {
      const place = index < 0 ? -index - 2 : index;
      xs.push(centre + Math.sign(index + 0.5) * half * (NODES_AND_WEIGHTS[place] as number));
      weights.push(half * (NODES_AND_WEIGHTS[place + 1] as number));
    }
  }
  return { xs, weights };
}

/**
 * Breaks from one point to another whose panels shrink by a constant ratio towards the second: for an integrand with a
 * layer or a power there.
 * @param count of panels, at least 1
 * @param ratio of neighbouring panels, in (0, 1)
 * @example gradedBreaks(0, 1, 3, 0.5) // [0, 0.5, 0.75, 1]
 */
export function gradedBreaks(from: number, towards: number, count: number, ratio: number): number[] {
  const breaks = [from];
  for (let panel = 1; panel < count; panel += 1) breaks.push(towards + (from - towards) * Math.pow(ratio, panel));
  return [...breaks, towards];
}

/**
 * ∫ exp(logIntegrand) for a concave logIntegrand, also over an infinite range: finds the peak, cuts where the integrand
 * has fallen by e^−46, and lays fixed panels on either side of the peak. Deterministic, and precise to about 1e-14
 * relative for analytic integrands however narrow, and far from 0, the peak is. 0 where the integrand is 0 everywhere
 * that it looks.
 * @param from the lower end, may be −Infinity
 * @param to the upper end, may be Infinity; not below `from`
 * @param near a point from which the peak is searched where both ends are infinite
 */
export function integrateLogConcave(logIntegrand: (x: number) => number, from: number, to: number, near = 0): number {
  if (!(to > from)) return 0;
  const peak = findPeak(logIntegrand, from, to, near);
  const height = logIntegrand(peak);
  if (height === -Infinity) return 0;
  const scaled = (x: number): number => Math.exp(logIntegrand(x) - height);
  const below = findCut(logIntegrand, peak, from, height - CUT_LOG);
  const above = findCut(logIntegrand, peak, to, height - CUT_LOG);
  return (
    Math.exp(height) *
    (integratePanels(scaled, evenBreaks(below, peak)) + integratePanels(scaled, evenBreaks(peak, above)))
  );
}

function evenBreaks(from: number, to: number): number[] {
  if (from === to) return [];
  return Array.from({ length: PANELS_A_SIDE + 1 }, (_, index) =>
    index === PANELS_A_SIDE ? to : from + ((to - from) * index) / PANELS_A_SIDE,
  );
}

/**
 * Where a concave function is greatest, to about a thousandth of the bracket that doubling steps found: good enough to
 * lay panels from.
 */
function findPeak(of: (x: number) => number, from: number, to: number, near: number): number {
  const start = Number.isFinite(from) ? from : Number.isFinite(to) ? to : near;
  const [low, high] = [climb(of, start, from), climb(of, start, to)];
  let [a, b] = [Math.min(low, high), Math.max(low, high)];
  let [x, y] = [a + GOLDEN * (b - a), b - GOLDEN * (b - a)];
  let [atX, atY] = [of(x), of(y)];
  for (let step = 0; step < 40; step += 1) {
    if (atX >= atY) {
      [b, y, atY] = [y, x, atX];
      x = a + GOLDEN * (b - a);
      atX = of(x);
    } else {
      [a, x, atX] = [x, y, atY];
      y = b - GOLDEN * (b - a);
      atY = of(y);
    }
  }
  const inside = atX >= atY ? x : y;
  return [from, to].reduce((best, end) => (Number.isFinite(end) && of(end) >= of(best) ? end : best), inside);
}

/**
 * Walks from a point towards an end by doubling steps while the function grows, and returns the first place from which
 * it no longer does.
 */
function climb(of: (x: number) => number, start: number, end: number): number {
  if (start === end) return end;
  const direction = end > start ? 1 : -1;
  const clip = (x: number): number => (direction > 0 ? Math.min(x, end) : Math.max(x, end));
  let here = start;
  let value = of(here);
  for (let step = Number.isFinite(end) ? Math.abs(end - start) / 64 : 0.25; here !== end; step *= 2) {
    const next = clip(here + direction * step);
    const there = of(next);
    if (there < value) return next;
    [here, value] = [next, there];
  }
  return end;
}

/** The place between the peak and an end where the function has fallen to a level, or the end where it has not. */
function findCut(of: (x: number) => number, peak: number, end: number, level: number): number {
  if (peak === end) return end;
  const direction = end > peak ? 1 : -1;
  const clip = (x: number): number => (direction > 0 ? Math.min(x, end) : Math.max(x, end));
  let step = 1e-9 * Math.max(1, Math.abs(peak));
  let inside = peak;
  let outside = clip(peak + direction * step);
  while (of(outside) >= level) {
    if (outside === end) return end;
    step *= 2;
    inside = outside;
    outside = clip(peak + direction * step);
  }
  for (let halving = 0; halving < 8; halving += 1) {
    const middle = 0.5 * (inside + outside);
    if (of(middle) < level) outside = middle;
    else inside = middle;
  }
  return outside;
}
