import { buyNextOffer, sellNextOffer } from '@svc/negotiation-math';
import { createRandom } from '@svc/numerics';
import { LAWS, toleranceOf, type Advice, type Law } from './laws.js';
import { drawCall, offersOf, type NextOfferCall } from './random-request.js';

/** What is asked for here. */
export type Advise = (call: NextOfferCall) => Advice;

/** What was found of one law. */
export interface LawReport {
  readonly law: string;
  /** Pairs of requests that were tried. */
  readonly pairs: number;
  /** Breaches that nothing explains. */
  readonly breaches: number;
  /** Breaches that are kept, by the reason; `docs/next-offer.md` tells why. */
  readonly kept: Readonly<Record<string, { readonly pairs: number; readonly greatest: number }>>;
  /** The first few breaches. */
  readonly samples: readonly string[];
}

/** What the engine answers. An offer that equals the other side's last one is an acceptance. */
export const adviseByEngine: Advise = (call) => {
  const answer = call.side === 'sell' ? sellNextOffer(call.request) : buyNextOffer(call.request);
  const accepts = offersOf(call).at(-1) === answer.recommended_offer && answer.acceptance_probability === 1;
  const said = READINGS.exec(answer.rationale)?.[0] ?? '';
  return {
    offer: answer.recommended_offer,
    accepts,
    kind: answer.posterior.opponent_type,
    said,
  };
};

/** What an answer says of zone and pace, or that offers may come and go. */
const READINGS = / leaves? no zone|has not come as far|come towards each other|waiting for a better one/;

/** Changes one member of each of so many random requests in every way, and judges both answers by the law. */
export function runMonotonicity(
  { count, seed }: { count: number; seed: number },
  advise: Advise = adviseByEngine,
): LawReport[] {
  return LAWS.map((law) => tryLaw(law, { count, seed }, advise));
}

function tryLaw(law: Law, { count, seed }: { count: number; seed: number }, advise: Advise): LawReport {
  let [pairs, breaches] = [0, 0];
  const kept: Record<string, { pairs: number; greatest: number }> = {};
  const samples: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(`${seed} monotonicity ${index}`);
    const call = drawCall(random);
    const more = law.more(call, random);
    if (more === null) continue;
    pairs += 1;
    const answers = [advise(call), advise(more)] as const;
    const wrong = law.wrong(...answers);
    if (wrong <= toleranceOf(call)) continue;
    const reason = law.kept(call, answers);
    if (reason !== null) {
      const family = (kept[reason] ??= { pairs: 0, greatest: 0 });
      family.pairs += 1;
      family.greatest = Math.max(family.greatest, wrong);
      continue;
    }
    breaches += 1;
    if (samples.length < 3) samples.push(JSON.stringify([call.side, call.request, more.request, ...answers]));
  }
  return { law: law.name, pairs, breaches, kept, samples };
}
