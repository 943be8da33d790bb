import { Transform, type TransformCallback } from 'node:stream';
import { STDIO_DEFAULT_MAX_BUFFER_SIZE, type JSONRPCErrorResponse } from '@modelcontextprotocol/server';
import { malformedCall } from '@svc/mcp-tools';

const NEWLINE = 0x0a;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** Sends the refusal of a line. */
export type Refuse = (refusal: JSONRPCErrorResponse) => void;

/**
 * Lets the lines of a stream through that are messages of JSON-RPC, and has the others refused by its codes: the SDK
 * passes over what is no JSON, so that a client would wait for an answer, and reports the tree of its checks for what
 * is no message.
 */
export class MessageLines extends Transform {
  private readonly begun: Buffer[] = [];
  private begunBytes = 0;

  constructor(private readonly refuse: Refuse) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.passOn(Buffer.concat([...this.begun.splice(0), chunk.subarray(start, end + 1)]));
      this.begunBytes = 0;
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
    done();
  }

  override _flush(done: TransformCallback): void {
    this.begun.splice(0).forEach((part) => this.push(part));
    done();
  }

  private passOn(line: Buffer): void {
    const refusal = refusalOf(line.toString('utf8').trim());
    if (refusal === null) this.push(line);
    else this.refuse(refusal);
  }

  /**
   * The beginning of a line waits for its end; one beyond the bound of the SDK goes on to it, which then gives up the
   * connection.
   */
  private keep(part: Buffer): void {
    if (part.length === 0) return;
    this.begun.push(part);
    this.begunBytes += part.length;
    if (this.begunBytes > STDIO_DEFAULT_MAX_BUFFER_SIZE) this.begun.splice(0).forEach((piece) => this.push(piece));
  }
}

/** How a line is refused; null for a message, and for an empty line, which says nothing. */
function refusalOf(line: string): JSONRPCErrorResponse | null {
  if (line === '') return null;
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return refused(PARSE_ERROR, 'This line is not JSON; a message is one line of JSON');
  }
  return isMessage(message) ? malformedCall(message) : refused(INVALID_REQUEST, 'This is not a JSON-RPC 2.0 message');
}

function refused(code: number, message: string): JSONRPCErrorResponse {
  return { jsonrpc: '2.0', id: null as never, error: { code, message } };
}

function isMessage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { jsonrpc, method } = value as { jsonrpc?: unknown; method?: unknown };
  return jsonrpc === '2.0' && (typeof method === 'string' || 'result' in value || 'error' in value);
}
