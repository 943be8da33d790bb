import { isRecord } from '@svc/contracts';
import { ProtocolErrorCode, type JSONRPCErrorResponse } from '@modelcontextprotocol/server';

const OBJECT_OR_NOTHING = 'The arguments of a tool must be an object, or be omitted';

/**
 * How a call of a tool is refused whose arguments are no object, in one sentence: the SDK would answer with the tree of
 * its own check. Null for every other message.
 * @example
 *   const params = { name: 'negotiate', arguments: null };
 *   malformedCall({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })?.error.code; // -32602
 */
export function malformedCall(message: unknown): JSONRPCErrorResponse | null {
  if (!isRecord(message) || message['jsonrpc'] !== '2.0' || message['method'] !== 'tools/call') return null;
  const { id, params } = message;
  if ((typeof id !== 'string' && typeof id !== 'number') || !isRecord(params)) return null;
  if (typeof params['name'] !== 'string' || params['arguments'] === undefined || isRecord(params['arguments']))
    return null;
  return { jsonrpc: '2.0', id, error: { code: ProtocolErrorCode.InvalidParams, message: OBJECT_OR_NOTHING } };
}
