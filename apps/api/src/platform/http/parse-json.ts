import { JsonBodyFault, parseJsonBody } from '@svc/contracts';
import { ApiFault } from '../errors/api-fault.js';

/**
 * The value of a JSON body, guarded.
 * @throws ApiFault 400 that names what is wrong and where
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return parseJsonBody(bytes);
  } catch (thrown) {
    if (!(thrown instanceof JsonBodyFault)) throw thrown;
    throw new ApiFault(400, thrown.message, {}, { members: { code: 'json_invalid' } });
  }
}
