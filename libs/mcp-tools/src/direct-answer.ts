import {
  classifyInboundRequest,
  isJsonContentType,
  PerRequestHTTPServerTransport,
  type JSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResultResponse,
  type MessageClassification,
} from '@modelcontextprotocol/server';
import { MCP_PROTOCOL_VERSIONS, isRecord } from '@svc/contracts';
import type { ArrivedMessage } from './execution.js';
import { NEWEST_VERSION } from './protocol-versions.js';
import { LISTS_KEPT, renderLists, type RenderedMember } from './rendered-lists.js';
import type { ToolDoor } from './tool-door.js';

/** An answer with HTTP status 200, a batch in pieces; null where the SDK's own handler has to answer or to refuse. */
export type AnswerDirectly<Context> = (
  message: ArrivedMessage<Context>,
) => Promise<{ readonly body: string | ReadableStream<Uint8Array>; readonly isList: boolean } | null>;

const MESSAGE_MEMBERS = ['jsonrpc', 'id', 'method', 'params'];
const CALL_MEMBERS = ['name', 'arguments', '_meta'];

type Headers = ArrivedMessage<unknown>['headers'];

/**
 * The one way past the SDK's handler: plain calls of tools, requests for a list and batches of them are answered at
 * once, in JSON. The SDK still classifies, dispatches and encodes them; its streams and repeated looks are left out,
 * and a batch is written as it is taken (docs/decisions/why-one-way-past-the-mcp-handler.md).
 * @example const answerDirectly = prepareDirectAnswers(door);
 *          (await answerDirectly(message)) ?? (await handler.fetch(request)); // one of the two answers
 */
export function prepareDirectAnswers<Context>(door: ToolDoor<Context>): AnswerDirectly<Context> {
  const lists = renderLists(door);
  const answerOne = async ({ headers, body, context, from }: ArrivedMessage<Context>): Promise<string | null> => {
    if (!isPlain(body)) return null;
    const { method, params = {} } = body;
    const { name, arguments: args = {} } = params as { name: string; arguments?: Record<string, unknown> };
    const list = lists.get(method);
    if (list === undefined && !(method === 'tools/call' && door.answersAtOnce(name))) return null;
    const classification = classify(headers, body, list === undefined ? name : undefined);
    if (classification === null) return null;
    const kept = classification.era === 'modern' ? LISTS_KEPT : {};
    const server = door.bareServer();
    // A handler by name would validate both anew: requests are valid here, and results are made by this library.
    server.fallbackRequestHandler = (_, request) =>
      list === undefined ? door.call(name, args, { context, from, request }) : Promise.resolve(kept);
    const exchange = new Exchange(classification, list);
    await server.connect(exchange);
    return exchange.answer(body);
  };
  return async (message) => {
    if (!Array.isArray(message.body)) {
      const body = await answerOne(message);
      return body === null ? null : { body, isList: (message.body as JSONRPCRequest).method !== 'tools/call' };
    }
    const answers: string[] = [];
    for (const body of message.body as readonly unknown[]) {
      const answer = isRecord(body) && lists.has(String(body['method'])) ? await answerOne({ ...message, body }) : null;
      if (answer === null) return null;
      answers.push(`${answers.length === 0 ? '[' : ','}${answer}`);
    }
    const body = ReadableStream.from([...answers, ']']).pipeThrough(new TextEncoderStream());
    return answers.length === 0 ? null : { body, isList: true };
  };
}

/** Whether a message asks for one answer: no page, no progress, no member that is not known here. */
function isPlain(body: unknown): body is JSONRPCRequest {
  if (!isRecord(body) || !hasOnly(body, MESSAGE_MEMBERS)) return false;
  const { id, method, params = {} } = body;
  const isRequest = typeof method === 'string' && (typeof id === 'string' || Number.isSafeInteger(id));
  if (!isRequest || !isRecord(params)) return false;
  const { name, arguments: args = {}, _meta: meta = {} } = params;
  if (!isRecord(args) || !isRecord(meta) || meta['progressToken'] !== undefined) return false;
  return method === 'tools/call'
    ? typeof name === 'string' && hasOnly(params, CALL_MEMBERS)
    : hasOnly(params, ['_meta']);
}

function hasOnly(value: object, members: readonly string[]): boolean {
  return Object.keys(value).every((member) => members.includes(member));
}

/** How the SDK classifies a request by headers and envelope; null where its own handler has to answer or to refuse. */
function classify(headers: Headers, body: JSONRPCRequest, named?: string): MessageClassification | null {
  if (!isJsonContentType(headers['content-type'])) return null;
  const [version, method, name] = [headers['mcp-protocol-version'], headers['mcp-method'], headers['mcp-name']];
  const route = classifyInboundRequest({
    httpMethod: 'POST',
    body,
    ...(version !== undefined && { protocolVersionHeader: version }),
    ...(method !== undefined && { mcpMethodHeader: method }),
    ...(name !== undefined && { mcpNameHeader: name }),
  });
  if (route.kind === 'reject') return null;
  if (route.kind === 'legacy') {
    const accept = headers['accept'] ?? '';
    const takesBoth = accept.includes('application/json') && accept.includes('text/event-stream');
    return takesBoth && MCP_PROTOCOL_VERSIONS.includes(version ?? NEWEST_VERSION) ? { era: 'legacy' } : null;
  }
  const { classification } = route;
  const isNewest = classification.revision === NEWEST_VERSION && version === NEWEST_VERSION;
  return isNewest && method === body.method && name === named ? classification : null;
}

/** One request and its one answer. The server that is connected to it is given up with it: nothing has to be closed. */
class Exchange extends PerRequestHTTPServerTransport {
  private settle: ((json: string | null) => void) | undefined;
  private dispatching = false;

  constructor(
    private readonly classification: MessageClassification,
    private readonly list: RenderedMember | undefined,
  ) {
    super({ classification });
  }

  /** The answer's JSON; null where the request was refused before a handler saw it. */
  answer(request: JSONRPCRequest): Promise<string | null> {
    const { classification } = this;
    return new Promise((resolve) => {
      this.settle = resolve;
      this.dispatching = true;
      this.onmessage?.(request, classification.era === 'modern' ? { classification } : {});
      this.dispatching = false;
    });
  }

  override send(message: JSONRPCMessage): Promise<void> {
    if (!('method' in message)) this.settle?.(this.dispatching ? null : writeAnswer(message, this.list));
    return Promise.resolve();
  }
}

/** The JSON of an answer with what is rendered set in: a list, or structured content as the text of its block. */
function writeAnswer(message: JSONRPCResultResponse | JSONRPCErrorResponse, list?: RenderedMember): string {
  if (!('result' in message)) return JSON.stringify(message);
  const { result, ...envelope } = message;
  const [block] = (result['content'] ?? []) as { text: string }[];
  const { member, json } = list ?? { member: 'structuredContent', json: block?.text };
  if (json === undefined || (list === undefined && !(member in result))) return JSON.stringify(message);
  const { [member]: _, ...rest } = result;
  const others = JSON.stringify({ ...rest, [member]: 0 }).slice(0, -2);
  return `{"result":${others}${json}},${JSON.stringify(envelope).slice(1)}`;
}
