import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express, type Response } from 'express';
import { isSigned } from '../response-signing/sign-on-end.js';
import { AnswerBytes } from './answer-bytes.js';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Time limits of a connection, in milliseconds. */
const SERVER_TIMES = {
  /** A sender of slow headers is cut after this. */
  headersTimeout: 10_000,
  /** A sender of a slow body is cut after this. */
  requestTimeout: 30_000,
  /** Longer than the 60 s of usual balancers, so that they, not we, close idle connections. */
  keepAliveTimeout: 65_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 2_000,
};

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

  /** A JSON answer of a signed route goes out as it is: without the ETag, the freshness check and the copy that Express would make. */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (body instanceof AnswerBytes) return response.status(statusCode ?? response.statusCode).type('application/json; charset=utf-8').send(Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength));
    if (!isSigned(response) || !isPlain(body)) return super.reply(response, body, statusCode);
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

function isPlain(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !(body instanceof StreamableFile) && !(body instanceof Error) && !(body instanceof Uint8Array);
}

function makeExpress(): Express {
  const instance = express();
  instance.set('case sensitive routing', true);
  instance.set('query parser', 'simple');
  instance.disable('x-powered-by');
  return instance;
}

function refuseUnreadable(fault: Error & { code?: string }, socket: Duplex): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [line, detail] = UNREADABLE[fault.code ?? ''] ?? ['400 Bad Request', 'the request cannot be read as HTTP'];
  const body = JSON.stringify({ detail });
  socket.end(`HTTP/1.1 ${line}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`, () => socket.destroy());
}
