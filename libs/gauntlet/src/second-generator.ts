import { FEWEST_OPTIONS, ISSUE_NAMES, MOST_OPTIONS, UTILITY_NOISE } from './game.js';
import { issueFrom, weightsFrom, type Scenario } from './scenario.js';

/** A number in [0, 1) of 32 random bits. */
type Uniform = () => number;

/**
 * One scenario of the generator `second`: the same game, drawn by other means, so that a player that is tuned to one
 * generator shows. Another stream (sfc32, Doty-Humphrey 2010), weights as the gaps between sorted uniforms, normal
 * noise by Box and Muller (1958), and another order of the draws.
 */
export function generateSecondScenario(seed: string, index: number): Scenario {
  const uniform = openStream(`${seed}/${index}`);
  const buyer = drawGaps(uniform);
  const seller = drawGaps(uniform);
  const counts = ISSUE_NAMES.map(() => FEWEST_OPTIONS + Math.floor(uniform() * (MOST_OPTIONS - FEWEST_OPTIONS + 1)));
  const issues = ISSUE_NAMES.map((name, issue) => {
    const count = counts[issue] ?? FEWEST_OPTIONS;
    return issueFrom(
      name,
      Array.from({ length: count }, (_, option) => option / (count - 1) + UTILITY_NOISE * drawNormal(uniform)),
    );
  });
  return { issues, seller_weights: weightsFrom(seller), buyer_weights: weightsFrom(buyer) };
}

/** The four gaps that three uniforms leave in [0, 1]: Dirichlet(1). */
function drawGaps(uniform: Uniform): number[] {
  const cuts = [
    0,
    ...ISSUE_NAMES.slice(1)
      .map(uniform)
      .sort((a, b) => a - b),
    1,
  ];
  return ISSUE_NAMES.map((_, index) => (cuts[index + 1] ?? 1) - (cuts[index] ?? 0));
}

function drawNormal(uniform: Uniform): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
  return radius * Math.cos(2 * Math.PI * uniform());
}

/** sfc32: three words of state and a counter, here filled by a polynomial hash of the text and stirred. */
function openStream(text: string): Uniform {
  let [a, b, c, counter] = [polynomialHash(text, 31), polynomialHash(text, 131), polynomialHash(text, 1313), 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let stir = 0; stir < 20; stir += 1) next();
  return next;
}

function polynomialHash(text: string, multiplier: number): number {
  let hash = text.length;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, multiplier) + text.charCodeAt(index)) | 0;
  return hash;
}
