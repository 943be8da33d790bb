/**
 * How far into each end of a message its arguments are looked for, in bytes: all of a large call but its arguments has
 * to stand there.
 */
export const ENVELOPE_END_BYTES = 65_536;

/** A message in two parts that are each JSON. */
export interface SplitMessage {
  /** The message, with `{}` in the place of its arguments. */
  readonly envelope: Uint8Array;
  readonly argumentBytes: Uint8Array;
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [
  0x22, 0x5c, 0x2c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d,
] as const;
const BLANKS: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Cuts the arguments out of the JSON of a tool call, so that the rest can be answered without parsing them. Only the
 * ends of the message are looked at, so it takes a millisecond however large the call is. A cut that is made is the
 * right one as soon as both parts turn out to be JSON: a value in the place of a value leaves JSON what it was. What is
 * not JSON may be cut anywhere.
 * @returns null where the arguments are no object, or what surrounds them is longer than {@link ENVELOPE_END_BYTES}
 */
export function splitArguments(bytes: Uint8Array): SplitMessage | null {
  const start = argumentsStart(bytes.subarray(0, ENVELOPE_END_BYTES));
  if (start === null) return null;
  const end = argumentsEnd(bytes, Math.max(start + 1, bytes.length - ENVELOPE_END_BYTES));
  if (end === null) return null;
  const envelope = new Uint8Array(start + 2 + bytes.length - end);
  envelope.set(bytes.subarray(0, start));
  envelope.set([OPEN, CLOSE], start);
  envelope.set(bytes.subarray(end), start + 2);
  return { envelope, argumentBytes: bytes.subarray(start, end) };
}

/** Where the object `params.arguments` begins; null where it does not in these bytes. */
function argumentsStart(head: Uint8Array): number | null {
  const params = memberStart(head, skipBlanks(head, 0), 'params');
  return params === null ? null : memberStart(head, params, 'arguments');
}

/** Where the value of a member begins, given the place of its object; null where there is none, or it is no object. */
function memberStart(head: Uint8Array, object: number, name: string): number | null {
  if (head[object] !== OPEN) return null;
  let at = skipBlanks(head, object + 1);
  while (head[at] === QUOTE) {
    const nameEnd = stringEnd(head, at);
    const colon = skipBlanks(head, nameEnd);
    if (head[colon] !== COLON) return null;
    const value = skipBlanks(head, colon + 1);
    if (isName(head.subarray(at + 1, nameEnd - 1), name)) return head[value] === OPEN ? value : null;
    const next = skipBlanks(head, valueEnd(head, value));
    if (head[next] !== COMMA) return null;
    at = skipBlanks(head, next + 1);
  }
  return null;
}

function isName(bytes: Uint8Array, name: string): boolean {
  return bytes.length === name.length && bytes.every((byte, index) => byte === name.charCodeAt(index));
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (BLANKS.has(bytes[at])) at += 1;
  return at;
}

/** Behind the string that begins here. */
function stringEnd(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** Behind the value that begins here: at the comma or bracket of what it stands in, or at the end of the bytes. */
function valueEnd(bytes: Uint8Array, from: number): number {
  let depth = 0;
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (depth === 0 && (byte === COMMA || byte === CLOSE || byte === CLOSE_LIST)) return at;
    if (byte === OPEN || byte === OPEN_LIST) depth += 1;
    if (byte === CLOSE || byte === CLOSE_LIST) depth -= 1;
    at = byte === QUOTE ? stringEnd(bytes, at) : at + 1;
  }
  return at;
}

/**
 * Behind the third object that is still open when the message is read from its end down to `least`: the first is the
 * message, the second its params. Outside strings, a quote that is met from behind ends one, and it begins at the
 * nearest quote before that is not escaped.
 */
function argumentsEnd(bytes: Uint8Array, least: number): number | null {
  const open: number[] = [];
  for (let at = bytes.length - 1; at >= least; at -= 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = stringStart(bytes, at, least);
    else if (byte === CLOSE || byte === CLOSE_LIST) open.push(at);
    else if ((byte === OPEN || byte === OPEN_LIST) && open.pop() === undefined) return null;
  }
  const last = open[2];
  return last === undefined || bytes[last] !== CLOSE ? null : last + 1;
}

/** Where the string that ends here begins, or before `least`. */
function stringStart(bytes: Uint8Array, end: number, least: number): number {
  let at = end - 1;
  while (at >= least && !(bytes[at] === QUOTE && !isEscaped(bytes, at))) at -= 1;
  return at;
}

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at - 1;
  while (bytes[before] === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}
