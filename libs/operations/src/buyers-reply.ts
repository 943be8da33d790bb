import type { BuyersOffer, BuyersReply, ReplyIn, ReplyOffer, ReplyResult } from '@svc/contracts';
import { draftReply } from './draft-reply.js';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';
import { openedOffer } from './sealed-offer.js';

/**
 * The reply to a buyer's message: with a policy all of it, with a sealed one what a buyer may know.
 * @throws OperationFault as {@link draftReply}; 401 for a policy that is not sealed where a page calls without a key,
 *   403 for a sealed one from elsewhere than a page of this service, 400 where it cannot be opened
 */
export async function answerBuyer(input: ReplyIn, ports: OperationPorts): Promise<ReplyResult | BuyersReply> {
  const { sealed_policy: sealed, policy } = input;
  if (sealed !== undefined) return buyersReply(await sealedReply(sealed, input, ports));
  if (policy === undefined) throw new Error('a body without a policy passed the check');
  if (ports.isOwnPage === true && ports.hasKey !== true)
    throw new OperationFault(401, 'without an access key, a page of this service may send only a sealed policy');
  return draftReply({ ...input, policy }, ports);
}

/**
 * The reply in a talk over a link: the seller's talk, with the stock of the seal. No model is asked, for nobody pays
 * for it who could be asked.
 */
async function sealedReply(
  sealed: string,
  { message, state, signed_bid }: ReplyIn,
  { reportActs: _acts, wordReply: _words, ...ports }: OperationPorts,
): Promise<ReplyResult> {
  if (ports.isOwnPage !== true)
    throw new OperationFault(403, 'sealed policies are accepted only from the pages of this service', {
      code: 'own_pages_only',
    });
  const { policy, stock, owner, holder } = (await openedOffer(sealed, ports)).offer;
  return draftReply({ policy: { ...policy }, message, state, signed_bid, stock }, { ...ports, owner, holder });
}

function buyersOffer({ net: _net, inside_policy: _inside, ...offer }: ReplyOffer): BuyersOffer {
  return offer;
}

/** What of a reply is for the buyer, member by member: what is new in a reply stays with the seller. */
function buyersReply({ kind, reply, reply_with_offer, offer, menu, state, done, receipt }: ReplyResult): BuyersReply {
  return {
    kind,
    reply,
    reply_with_offer,
    offer: offer && buyersOffer(offer),
    ...(menu && { menu: menu.map(({ option, line, price }) => ({ option, line, price })) }),
    state,
    done,
    ...(receipt && { receipt }),
  };
}
