import { canonicalJson } from '@svc/signing';
import { negotiateBundle, type BundleMove, type BundleRequest } from '@svc/negotiation-math';
import { createRandom } from '@svc/numerics';
import { drawBundle, permuteIssues } from './random-bundle.js';

/** What was found. */
export interface PermutationReport {
  readonly requests: number;
  /** Requests whose order was changed indeed. */
  readonly reordered: number;
  /** How often each action was recommended: the law was tried on all of them. */
  readonly actions: Readonly<Record<string, number>>;
  /** Requests whose permuted form is answered otherwise. */
  readonly breaches: number;
  readonly samples: readonly string[];
}

/**
 * Asks for a move twice, the second time with the issues in another order, and compares every member of both answers.
 */
export function runPermutations(
  { count, seed }: { count: number; seed: number },
  move: (request: BundleRequest) => BundleMove = negotiateBundle,
): PermutationReport {
  let [reordered, breaches] = [0, 0];
  const actions: Record<string, number> = {};
  const samples: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(`${seed} permutations ${index}`);
    const request = drawBundle(random);
    const permuted = permuteIssues(request, random);
    const [one, other] = [move(request), move(permuted)];
    actions[one.action] = (actions[one.action] ?? 0) + 1;
    if (request.issues.some(({ name }, place) => permuted.issues[place]?.name !== name)) reordered += 1;
    if (inNoOrder(one) === inNoOrder(other)) continue;
    breaches += 1;
    if (samples.length < 3)
      samples.push(JSON.stringify([request, permuted.issues.map(({ name }) => name), one, other]));
  }
  return { requests: count, reordered, actions, breaches, samples };
}

/**
 * An answer with its members in one order. The texts name issues in the order sent: of them the words count, not their
 * places.
 */
function inNoOrder({ message, trade_logic, rationale, ...figures }: BundleMove): string {
  const words = (text: string | null): string[] | null => text?.split(/[\s,.;:]+/).sort() ?? null;
  return canonicalJson({ ...figures, texts: [message, trade_logic, rationale].map(words) });
}
