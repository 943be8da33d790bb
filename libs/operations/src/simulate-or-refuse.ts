import { AuctionError, simulateAuction, type AuctionSimulation, type AuctionToSimulate } from '@svc/auction';
import { OperationFault } from './operation-fault.js';

/**
 * Simulates an auction. One whose equilibrium is not solved is lawful and yet has no answer, so the caller learns just
 * that.
 * @throws OperationFault 400 then
 */
export function simulateOrRefuse(auction: AuctionToSimulate): AuctionSimulation {
  try {
    return simulateAuction(auction);
  } catch (thrown) {
    if (thrown instanceof AuctionError && thrown.code === 'equilibrium_unsolved')
      throw new OperationFault(400, thrown.message, { code: 'equilibrium_unsolved' });
    throw thrown;
  }
}
