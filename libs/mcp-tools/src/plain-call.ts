import {
  classifyInboundRequest, isJsonContentType, PerRequestHTTPServerTransport, SUPPORTED_PROTOCOL_VERSIONS, type JSONRPCMessage, type JSONRPCRequest, type MessageClassification,
} from '@modelcontextprotocol/server';
import type { ToolDoor } from './tool-door.js';
import { writeMessage } from './write-message.js';

/** The newest protocol version, whose calls are told apart by their envelope. */
const NEWEST_VERSION = '2026-07-28';
const CALL_MEMBERS: ReadonlySet<string> = new Set(['name', 'arguments', '_meta']);
const MESSAGE_MEMBERS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params']);

/** A message and its headers. */
export interface HeadedMessage {
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** With what a message came to the door. */
export interface Arrived<Context> {
  readonly context: Context;
  /** The arguments, where they are not parsed yet. */
  readonly argumentBytes: Uint8Array | undefined;
}

/** A call that nothing has to be asked or said about. */
interface PlainCall {
  readonly request: JSONRPCRequest;
  readonly tool: string;
  readonly classification: MessageClassification;
}

/**
 * Answers a plain call of a tool in one piece: the SDK still classifies, dispatches and encodes it, but its streams and its second and third look at the
 * same message, half of the cost of a small call, are left out.
 * @returns the JSON of the answer, HTTP status 200; null for every other message, also for one that is refused before a tool is asked: the SDK's own handler
 * has to answer it
 */
export async function answerPlainCall<Context>(door: ToolDoor<Context>, message: HeadedMessage, { context, argumentBytes }: Arrived<Context>): Promise<string | null> {
  const call = plainCall(message);
  if (call === null || !door.answersAtOnce(call.tool)) return null;
  const exchange = new Exchange(call);
  await door.serveCalls(context, argumentBytes).connect(exchange);
  return exchange.answer();
}

function plainCall({ headers, body }: HeadedMessage): PlainCall | null {
  if (!isJsonContentType(headers['content-type']) || !isCall(body)) return null;
  const [version, method, name] = [headers['mcp-protocol-version'], headers['mcp-method'], headers['mcp-name']];
  const route = classifyInboundRequest({
    httpMethod: 'POST', body,
    ...(version !== undefined && { protocolVersionHeader: version }), ...(method !== undefined && { mcpMethodHeader: method }), ...(name !== undefined && { mcpNameHeader: name }),
  });
  if (route.kind === 'reject') return null;
  const plain = { request: body, tool: body.params.name };
  if (route.kind === 'legacy') return takesBoth(headers['accept']) && (version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(version)) ? { ...plain, classification: { era: 'legacy' } } : null;
  const { classification } = route;
  const named = classification.revision === NEWEST_VERSION && version === NEWEST_VERSION && method === body.method && name === plain.tool;
  return named ? { ...plain, classification } : null;
}

/** Whether a message is a call with a name and arguments, and wants neither progress nor anything that is not known here. */
function isCall(body: unknown): body is JSONRPCRequest & { params: { name: string } } {
  if (!isObject(body) || body['method'] !== 'tools/call' || !Object.keys(body).every((member) => MESSAGE_MEMBERS.has(member))) return false;
  const { id, params } = body;
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return false;
  if (!isObject(params) || typeof params['name'] !== 'string' || !Object.keys(params).every((member) => CALL_MEMBERS.has(member))) return false;
  const { arguments: args, _meta: meta } = params;
  return (args === undefined || isObject(args)) && (meta === undefined || (isObject(meta) && meta['progressToken'] === undefined));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the 2025 versions want of a client; the media types may carry parameters. */
function takesBoth(accept: string | undefined): boolean {
  return accept !== undefined && accept.includes('application/json') && accept.includes('text/event-stream');
}

/** One request and its one answer. The server that is connected to it is given up with it: nothing is open that would have to be closed. */
class Exchange extends PerRequestHTTPServerTransport {
  private settle: ((json: string | null) => void) | undefined;
  private dispatching = false;

  constructor(private readonly call: PlainCall) {
    super({ classification: call.classification });
  }

  /** The answer’s JSON; null where the request was refused before a handler saw it. */
  answer(): Promise<string | null> {
    const { request, classification } = this.call;
    return new Promise((resolve) => {
      this.settle = resolve;
      this.dispatching = true;
      this.onmessage?.(request, classification.era === 'modern' ? { classification } : {});
      this.dispatching = false;
    });
  }

  override send(message: JSONRPCMessage): Promise<void> {
    if (!('method' in message)) this.settle?.(this.dispatching ? null : writeMessage(message));
    return Promise.resolve();
  }
}
