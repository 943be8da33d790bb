import type { SealedIn, SealedOffer, SealIn, SealResult } from '@svc/contracts';
import { tellBuyers } from '@svc/policy-compiler';
import { sealPolicy, stockFault } from '@svc/reply';
import type { StockRecord } from '@svc/policy-rules';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';
import { openedOffer, sealedWith, sealFault } from './sealed-offer.js';
import { soundPolicy } from './sound-policy.js';

/**
 * Seals a policy, so that a link can carry it to buyers. Who seals it decides in its talks, and holds what they sell.
 * @throws OperationFault 400 for a policy with errors, one that is bound to stock and comes without, or one too long
 */
export async function sealForBuyers(
  { policy: sent, seller, stock }: SealIn,
  ports: OperationPorts,
): Promise<SealResult> {
  const policy = soundPolicy(sent);
  const records = (stock ?? null) as StockRecord[] | null;
  const unsent = stockFault({ policy, stock: records });
  if (unsent !== null) throw new OperationFault(400, unsent.message);
  const offer = {
    policy,
    seller: seller ?? null,
    stock: records,
    owner: ports.owner ?? null,
    holder: ports.holder ?? null,
  };
  const made = await sealPolicy(offer, await sealedWith(ports));
  if (!made.ok) throw sealFault(made.code);
  return { sealed_policy: made.text, expires_at: made.expiresAt.toISOString() };
}

/**
 * What a buyer may know of a sealed policy before they have said anything.
 * @throws OperationFault 400 for a seal that was altered, is of another key, or has expired
 */
export async function readSealedOffer({ sealed_policy }: SealedIn, ports: OperationPorts): Promise<SealedOffer> {
  const { offer, expiresAt } = await openedOffer(sealed_policy, ports);
  const { name, language, currency, list_price, quantity, period } = offer.policy;
  return {
    name,
    seller: offer.seller,
    language,
    currency,
    list_price,
    ...(quantity && { unit: quantity.unit }),
    ...(period && { period: period.unit }),
    ...tellBuyers(offer.policy),
    expires_at: expiresAt.toISOString(),
  };
}
