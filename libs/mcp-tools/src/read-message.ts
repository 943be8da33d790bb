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

/** What the bounds of messages are known from. */
type MessageBounds = Pick<ToolDoor<never>, 'unreadLimitBytes' | 'messageLimitBytes'>;

/**
 * Reads the bytes of a message to a door, guarded. A message is at most 1 MiB, a call as large as the body of the
 * tool's operation may be, with its envelope. The arguments of a heavy tool are left for whoever answers, so that a
 * large call holds up nobody.
 */
export function readMessage(door: MessageBounds, bytes: Uint8Array): ReadMessage {
  try {
    const large = bytes.length < UNREAD_FROM_BYTES ? null : readLarge(door, bytes);
    if (large !== null) return large;
    if (bytes.length > DEFAULT_BODY_LIMIT_BYTES) return tooLarge(DEFAULT_BODY_LIMIT_BYTES);
    return { ok: true, message: parseJsonBody(bytes), argumentBytes: undefined };
  } catch (thrown) {
    if (!(thrown instanceof JsonBodyFault)) throw thrown;
    return { ok: false, status: 400, reason: thrown.message };
  }
}

/** A call of a tool, the arguments of a heavy one unread; null for any other message. */
function readLarge(door: MessageBounds, bytes: Uint8Array): ReadMessage | null {
  const split = splitArguments(bytes);
  if (split === null) return null;
  const message = parseJsonBody(split.envelope);
  const tool = toolOf(message);
  const limit = door.unreadLimitBytes(tool);
  const most = door.messageLimitBytes(tool);
  if (limit === 0)
    return bytes.length > most ? tooLarge(most) : { ok: true, message: parseJsonBody(bytes), argumentBytes: undefined };
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
