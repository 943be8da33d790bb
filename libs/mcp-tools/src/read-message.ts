import { DEFAULT_BODY_LIMIT_BYTES, JsonBodyFault, parseJsonBody } from '@svc/contracts';
import { splitArguments } from './split-arguments.js';
import type { ToolDoor } from './tool-door.js';

/**
 * From this size on, the arguments of a heavy tool are handed on unparsed, in bytes: parsing less takes a few
 * milliseconds.
 */
const UNREAD_FROM_BYTES = 262_144;

/** A message, or how it is refused. */
export type ReadMessage =
  | {
      readonly ok: true;
      readonly message: unknown;
      /**
       * The JSON of the arguments, where whoever answers the tool parses it; the message then has `{}` in their place.
       */
      readonly argumentBytes: Uint8Array | undefined;
    }
  | { readonly ok: false; readonly status: 400 | 413; readonly reason: string };

/**
 * Reads the bytes of a message to a door, guarded. A message is at most 1 MiB. The arguments of a heavy tool may be as
 * large as the body of its operation: they are left for whoever answers, so that a large call holds up nobody.
 */
export function readMessage(door: Pick<ToolDoor<never>, 'unreadLimitBytes'>, bytes: Uint8Array): ReadMessage {
  try {
    const unread = bytes.length < UNREAD_FROM_BYTES ? null : readUnread(door, bytes);
    if (unread !== null) return unread;
    if (bytes.length > DEFAULT_BODY_LIMIT_BYTES) return tooLarge(DEFAULT_BODY_LIMIT_BYTES);
    return { ok: true, message: parseJsonBody(bytes), argumentBytes: undefined };
  } catch (thrown) {
    if (!(thrown instanceof JsonBodyFault)) throw thrown;
    return { ok: false, status: 400, reason: thrown.message };
  }
}

/** A call of a heavy tool, its arguments unread; null for any other message. */
function readUnread(door: Pick<ToolDoor<never>, 'unreadLimitBytes'>, bytes: Uint8Array): ReadMessage | null {
  const split = splitArguments(bytes);
  if (split === null) return null;
  const message = parseJsonBody(split.envelope);
  const limit = door.unreadLimitBytes(toolOf(message));
  if (limit === 0) return null;
  return split.argumentBytes.length > limit
    ? tooLarge(limit)
    : { ok: true, message, argumentBytes: split.argumentBytes };
}

function toolOf(message: unknown): string {
  const { method, params } = message as { method?: unknown; params: { name?: unknown } };
  return method === 'tools/call' && typeof params.name === 'string' ? params.name : '';
}

function tooLarge(limitBytes: number): ReadMessage {
  return { ok: false, status: 413, reason: `the body is larger than ${limitBytes} bytes` };
}
