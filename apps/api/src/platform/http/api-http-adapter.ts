import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { refusalCodeOf } from '@svc/contracts';
import { SERVER_TIMES } from '@svc/node-runtime';
import express, { type Express, type Response } from 'express';
import { isSigned } from '../response-signing/sign-on-end.js';
import { AnswerBytes } from './answer-bytes.js';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Refusals of what cannot even be read as HTTP. */
const UNREADABLE: Readonly<Record<string, readonly [line: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request took too long to arrive'],
};

/** The HTTP server: Express without its guesses, with time limits against slow senders. */
export class ApiHttpAdapter extends ExpressAdapter {
  constructor() {
    super(makeExpress());
  }

  /**
   * A JSON answer goes out as it is, without the freshness check and the copy that Express would make, unless the route
   * has said by what it may be compared.
   */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (body instanceof AnswerBytes)
      return response
        .status(statusCode ?? response.statusCode)
        .type('application/json; charset=utf-8')
        .send(Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength));
    if (!isPlain(body) || (!isSigned(response) && isComparable(response)))
      return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.statusCode = statusCode;
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'application/json; charset=utf-8');
    return response.end(JSON.stringify(body));
  }

  override initHttpServer(): void {
    const server = createServer(SERVER_TIMES, this.getInstance<Express>());
    server.on('clientError', refuseUnreadable);
    this.setHttpServer(server as Server);
  }
}

const isComparable = (response: Response): boolean => response.hasHeader('ETag') || response.hasHeader('Last-Modified');

function isPlain(body: unknown): body is object {
  return (
    typeof body === 'object' &&
    body !== null &&
    !(body instanceof StreamableFile) &&
    !(body instanceof Error) &&
    !(body instanceof Uint8Array)
  );
}

function makeExpress(): Express {
  const instance = express();
  instance.set('case sensitive routing', true);
  instance.set('query parser', 'simple');
  instance.disable('x-powered-by');
  // Documents set an entity tag of their own; on answers to a call and on refusals one means nothing.
  instance.disable('etag');
  return instance;
}

/** A request line as HTTP/1 writes it, whatever its method. */
const REQUEST_LINE = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/1\.[01]\r?\n/;

/** What the parser tells of a request that it could not read. */
interface ParserFault extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** The parser refuses methods that it does not know as it refuses nonsense; only the first are 501 (RFC 9110, 9.1). */
function isOfUnknownMethod({ code, rawPacket }: ParserFault): boolean {
  return code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1', 0, 8_192) ?? '');
}

function refuseUnreadable(fault: ParserFault, socket: Duplex): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [line, detail] = isOfUnknownMethod(fault)
    ? ['501 Not Implemented', 'this method is not known']
    : (UNREADABLE[fault.code ?? ''] ?? ['400 Bad Request', 'the request cannot be read as HTTP']);
  const body = JSON.stringify({ detail, code: refusalCodeOf(Number(line.slice(0, 3))) });
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ` +
      `${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
