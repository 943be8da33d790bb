import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DEFAULT_BODY_LIMIT_BYTES, OPERATIONS, type Door } from '@svc/contracts';
import {
  allowedHostnames,
  foreignRequest,
  FOREIGN_STATUS,
  prepareToolDoor,
  protocolHeaders,
  sendAnswer,
  serveOverHttp,
  serviceKeyHelp,
  servicePayHelp,
  transportRefusal,
  type DoorAnswer,
  type DoorRefusal,
  type HttpDoor,
} from '@svc/mcp-tools';
import { announcedBytes, callerSignal, compressList, SMALL_BODY_BYTES } from '@svc/node-runtime';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { LIBRARY_SCHEMAS } from '@svc/operations';
import { agentTexts } from '../discovery/agent-texts.js';
import { discoveryOptions } from '../discovery/discovery-options.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { ApiFault } from '../platform/errors/api-fault.js';
import { toApiFault } from '../platform/errors/to-api-fault.js';
import type { ApiRequest } from '../platform/http/api-request.js';
import { bodyBytes, BodyBudget } from '../platform/http/body-budget.js';
import { checkMedia } from '../platform/http/check-media.js';
import { LOGGER } from '../platform/logging/logger.js';
import { VERSION } from '../platform/health/version.js';
import { RateLimit, type CountedRequest } from '../platform/rate-limit/rate-limit.js';
import { AnswerWorkers } from '../platform/workers/answer-workers.js';
import type { DoorContext } from './door-context.js';
import { executeInProcess } from './execute-in-process.js';
import { OperationHandlers } from './operation-handlers.js';

/** Both MCP doors, made once from the records of the operations that this application serves. */
@Injectable()
export class McpDoors implements OnApplicationBootstrap, OnApplicationShutdown {
  private doors: Readonly<Record<Door, HttpDoor<DoorContext>>> | null = null;
  private readonly hostnames: readonly string[];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly rateLimit: RateLimit,
    private readonly handlers: OperationHandlers,
    private readonly workers: AnswerWorkers,
    private readonly budget: BodyBudget,
  ) {
    this.hostnames = allowedHostnames(config.baseUrl);
  }

  onApplicationBootstrap(): void {
    this.doors = { core: this.open('core'), pro: this.open('pro') };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.doors?.core.close(), this.doors?.pro.close()]);
  }

  /** Answers a message to a door; what the transport refuses is answered in the protocol’s own form. */
  async answer(door: Door, request: ApiRequest, response: Response): Promise<void> {
    const { host, origin } = request.headers;
    const foreign = foreignRequest({ host, origin }, this.hostnames, this.config.mcpOrigins);
    if (foreign !== null) return refuse(response, FOREIGN_STATUS, foreign);
    try {
      const answer = await this.pass(door, { request, response });
      await sendAnswer(await compressList(answer, request.headers['accept-encoding']), response);
    } catch (thrown) {
      const fault = toApiFault(thrown);
      if (fault === null) throw thrown;
      refuse(response.set(fault.headers), fault.status, String(fault.detail));
    }
  }

  private async pass(door: Door, context: DoorContext): Promise<DoorAnswer> {
    const { request, response } = context;
    checkMedia(request.headers);
    if (this.doors === null) throw new Error('the MCP endpoints are not open yet');
    const headers = protocolHeaders(request.headers);
    const limitBytes = this.doors[door].limitBytes(headers);
    const announced = announcedBytes(request.headers, limitBytes);
    const wasLarge = announced > SMALL_BODY_BYTES;
    const caller = wasLarge ? await this.admitLarge(announced, context) : this.rateLimit.laneOf(request);
    const mayGrow = this.budget.reserve(caller, announced, response);
    const bytes = await bodyBytes(request, limitBytes, mayGrow);
    context.isLarge = bytes.length > SMALL_BODY_BYTES;
    // One whose length nobody told is counted once it is there.
    if (context.isLarge && !wasLarge) await this.admitLarge(bytes.length, context);
    const signal = callerSignal(response);
    return this.doors[door].answer({ url: this.config.baseUrl + request.path, headers, bytes, context, signal });
  }

  /** Counts a large message before it is read, and finds its place; under whose name. */
  private async admitLarge(announced: number, context: DoorContext): Promise<string> {
    const { request, response } = context;
    const counted: CountedRequest = { headers: request.headers, socket: request.socket, accessKey: null };
    await this.rateLimit.admit(counted, response);
    context.paid = true;
    const caller = this.rateLimit.callerOf(counted);
    // Most bodies of this size are calls of a heavy tool; another call gives its place back with its answer.
    if (announced > DEFAULT_BODY_LIMIT_BYTES)
      context.place = this.workers.admit({ compute: 'heavy' }, caller, response);
    return caller;
  }

  /** Counts the messages of a request that are no tool calls: each costs what a call costs. */
  private async count(context: DoorContext, messages: number): Promise<DoorRefusal | null> {
    const { request, response } = context;
    const cost = messages - (context.paid === true ? 1 : 0);
    context.paid = false;
    const counted: CountedRequest = { headers: request.headers, socket: request.socket, accessKey: null };
    try {
      await this.rateLimit.admit(counted, response, cost);
      return null;
    } catch (thrown) {
      if (!(thrown instanceof ApiFault)) throw thrown;
      const headers = Object.entries(thrown.headers).map(([name, value]) => [name.toLowerCase(), value]);
      return { status: thrown.status, message: String(thrown.detail), headers: Object.fromEntries(headers) };
    }
  }

  private open(door: Door): HttpDoor<DoorContext> {
    const handlers = this.handlers.byOperation();
    const { logger } = this;
    const prepared = prepareToolDoor<DoorContext>({
      door,
      version: VERSION,
      schemas: LIBRARY_SCHEMAS,
      websiteUrl: `${this.config.baseUrl}/docs`,
      keyHelp: serviceKeyHelp(this.config.baseUrl),
      payHelp: servicePayHelp(this.config.baseUrl),
      texts: agentTexts(discoveryOptions(this.config)),
      records: OPERATIONS.filter(({ id }) => handlers.has(id)),
      execute: executeInProcess({ handlers, rateLimit: this.rateLimit, logger }),
      onFault: (fault) => logger.error({ err: fault }, 'tool call failed'),
    });
    return serveOverHttp(prepared, {
      count: (context, messages) => this.count(context, messages),
      onFault: (fault) => logger.debug({ reason: fault.message }, 'refused by the protocol'),
    });
  }
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json(transportRefusal(status, message));
}
