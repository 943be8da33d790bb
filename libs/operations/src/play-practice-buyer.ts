import type { PracticeIn, PracticeResult } from '@svc/contracts';
import { playBuyer, publicFace } from '@svc/reply';
import { soundPolicy } from './sound-policy.js';

/**
 * The next message of a buyer who knows of the policy only what any buyer may know.
 * @throws OperationFault 400 for a policy with errors
 */
export function playPracticeBuyer({ policy, history, style, budget }: PracticeIn): PracticeResult {
  return playBuyer({
    face: publicFace(soundPolicy(policy)),
    history: history ?? [],
    style: style ?? 'persistent',
    budget: budget ?? null,
  });
}
