import { SUPPORTED_PROTOCOL_VERSIONS, type JSONRPCMessage } from '@modelcontextprotocol/server';

/** The version without a handshake. */
export const NEWEST_VERSION = '2026-07-28';

/** The versions that are served over stdio, newest first: older ones too, which have no streamable HTTP. */
export const STDIO_PROTOCOL_VERSIONS: readonly string[] = [NEWEST_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS];

/** JSON-RPC's code of a version that is not served. */
const UNSUPPORTED_VERSION = -32_022;

/**
 * A refusal of a version, or the answer to `server/discover`, naming the versions of both eras: the SDK names those
 * without a handshake alone. Any other message as it is.
 */
export function namingVersions<M extends JSONRPCMessage>(message: M, versions: readonly string[]): M {
  if ('result' in message && Array.isArray(message.result['supportedVersions']))
    return { ...message, result: { ...message.result, supportedVersions: [...versions] } };
  if (!('error' in message) || message.error.code !== UNSUPPORTED_VERSION) return message;
  const data = { ...(message.error.data as object | undefined), supported: [...versions] };
  return { ...message, error: { ...message.error, data } };
}
