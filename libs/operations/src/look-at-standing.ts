import type { SellerSideOut, TalkIn } from '@svc/contracts';
import { lookAtTalk } from '@svc/reply';
import { checkOwner } from './decide-standing-bid.js';
import { openTalk } from './open-talk.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';

/**
 * Where a talk stands, for the seller alone. Nothing moves, nothing is kept.
 * @throws OperationFault 400 for a policy with errors, a state that is not the last one or is of another key holder
 */
export async function lookAtStanding(input: TalkIn, ports: OperationPorts): Promise<SellerSideOut> {
  const talk = await openTalk(input, ports);
  checkOwner(talk, ports.owner ?? null);
  const looked = lookAtTalk({ ...talk.circumstances, memory: talk.memory });
  if (looked.ok) return looked.seller;
  throw new OperationFault(400, looked.message);
}
