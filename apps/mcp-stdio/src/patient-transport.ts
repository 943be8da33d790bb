import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { JSONRPCMessage, MessageExtraInfo, Transport } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { namingVersions, STDIO_PROTOCOL_VERSIONS } from '@svc/mcp-tools';
import { MessageLines } from './message-lines.js';

/** How long answers that are under way may take after the input has ended, in milliseconds. */
export const PATIENCE_MILLIS = 10_000;

/**
 * The protocol on two streams. When the input ends, requests that are under way are still answered before the
 * connection closes, so that `printf … | svc-mcp` shows every answer; the plain transport drops them.
 */
export class PatientTransport implements Transport {
  onclose?: () => void;
  onerror?: (fault: Error) => void;
  onmessage?: (message: JSONRPCMessage, extra?: MessageExtraInfo) => void;
  private readonly lines = new MessageLines((refusal) => void this.send(refusal).catch(() => undefined));
  private readonly input = new PassThrough();
  private readonly inner: StdioServerTransport;
  private readonly open = new Set<string | number>();
  private ended = false;

  constructor(
    private readonly stdin: Readable,
    stdout: Writable,
  ) {
    this.inner = new StdioServerTransport(this.input, stdout);
  }

  async start(): Promise<void> {
    this.inner.onclose = () => this.onclose?.();
    this.inner.onerror = (fault) => this.onerror?.(inOneLine(fault));
    this.inner.onmessage = (message: JSONRPCMessage) => {
      this.note(message);
      this.onmessage?.(message);
    };
    await this.inner.start();
    this.stdin.pipe(this.lines);
    this.lines.pipe(this.input, { end: false });
    this.lines.once('end', () => this.wait());
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.inner.send(namingVersions(message, STDIO_PROTOCOL_VERSIONS));
    if (!('method' in message) && message.id !== undefined) this.settle(message.id);
  }

  close(): Promise<void> {
    this.stdin.unpipe(this.lines);
    this.stdin.destroy();
    return this.inner.close();
  }

  /** A request is open until it is answered or cancelled. */
  private note(message: JSONRPCMessage): void {
    if (!('method' in message)) return;
    if ('id' in message) this.open.add(message.id);
    else if (message.method === 'notifications/cancelled')
      this.settle((message.params as { requestId?: string | number } | undefined)?.requestId ?? '');
  }

  private settle(id: string | number): void {
    this.open.delete(id);
    if (this.ended && this.open.size === 0) this.input.end();
  }

  /** What came last has not been read yet when the stream tells its end, so the end is passed on behind it. */
  private wait(): void {
    setImmediate(() => {
      if (this.input.readableLength + this.input.writableLength > 0) return this.wait();
      this.ended = true;
      if (this.open.size === 0) this.input.end();
      else setTimeout(() => this.input.end(), PATIENCE_MILLIS).unref();
    });
  }
}

/** A fault in one line for people: what a check of the SDK throws is a tree over many. */
function inOneLine(fault: Error): Error {
  return fault.message.includes('\n') ? new Error('a message did not fit the protocol and was ignored') : fault;
}
