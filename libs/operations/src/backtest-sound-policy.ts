import { inputFaultAt, type BacktestIn, type BacktestResult } from '@svc/contracts';
import { BacktestError, backtestPolicy } from '@svc/reply';
import { BACKTEST_BUYERS, BACKTEST_BUYERS_OPEN } from '@svc/reply/limits';
import { OperationFault } from './operation-fault.js';
import type { OperationPorts } from './ports.js';
import { soundPolicy } from './sound-policy.js';

/**
 * Plays a policy against a population; more buyers for the holder of a key.
 * @throws OperationFault 400 for a policy with errors and for members that contradict each other, 422 for more buyers
 *   than the caller may have
 * @throws BacktestError for a value that cannot be used, with its place
 */
export function backtestSoundPolicy(
  input: BacktestIn,
  { hasKey = false }: Pick<OperationPorts, 'hasKey'>,
): BacktestResult {
  const most = hasKey ? BACKTEST_BUYERS : BACKTEST_BUYERS_OPEN;
  if ((input.buyers ?? BACKTEST_BUYERS_OPEN) > most) throw tooManyBuyers(input);
  const policy = soundPolicy(input.policy);
  try {
    return backtestPolicy({ ...input, policy });
  } catch (thrown) {
    if (thrown instanceof BacktestError && thrown.path.length === 0) throw new OperationFault(400, thrown.message);
    throw thrown;
  }
}

function tooManyBuyers(input: BacktestIn): OperationFault {
  const told = `Input should be less than or equal to ${BACKTEST_BUYERS_OPEN}, or ${BACKTEST_BUYERS} with a key`;
  const fault = inputFaultAt(input, ['buyers'], told, 'less_than_equal');
  return new OperationFault(422, [{ ...fault, ctx: { le: BACKTEST_BUYERS_OPEN } }]);
}
