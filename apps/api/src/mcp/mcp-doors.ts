import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DEFAULT_BODY_LIMIT_BYTES, OPERATIONS, type Door } from '@svc/contracts';
import { allowedHostnames, foreignRequest, FOREIGN_STATUS, prepareToolDoor, protocolHeaders, sendAnswer, serveOverHttp, transportRefusal, type DoorAnswer, type HttpDoor } from '@svc/mcp-tools';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { agentTexts } from '../discovery/agent-texts.js';
import { discoveryOptions } from '../discovery/discovery-options.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { toApiFault } from '../platform/errors/to-api-fault.js';
import type { ApiRequest } from '../platform/http/api-request.js';
import { checkMedia } from '../platform/http/check-media.js';
import { readBody } from '../platform/http/read-body.js';
import { LOGGER } from '../platform/logging/logger.js';
import { LIBRARY_SCHEMAS } from '../platform/openapi/library-schemas.js';
import { VERSION } from '../platform/health/version.js';
import { RateLimit } from '../platform/rate-limit/rate-limit.js';
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
    const foreign = foreignRequest({ host, origin }, this.hostnames);
    if (foreign !== null) return refuse(response, FOREIGN_STATUS, foreign);
    try {
      const answer = await this.pass(door, { request, response });
      await sendAnswer(answer, response);
    } catch (thrown) {
      const fault = toApiFault(thrown);
      if (fault === null) throw thrown;
      refuse(response.set(fault.headers), fault.status, String(fault.detail));
    }
  }

  private async pass(door: Door, context: DoorContext): Promise<DoorAnswer> {
    const { request } = context;
    checkMedia(request.headers);
    if (this.doors === null) throw new Error('the doors are not open yet');
    // A body of this size can only be a call of a heavy tool.
    if (Number(request.headers['content-length'] ?? 0) > DEFAULT_BODY_LIMIT_BYTES) this.workers.checkRoom();
    const headers = protocolHeaders(request.headers);
    const bytes = await readBody(request, this.doors[door].limitBytes(headers));
    return this.doors[door].answer({ url: this.config.baseUrl + request.path, headers, bytes, context });
  }

  private open(door: Door): HttpDoor<DoorContext> {
    const handlers = this.handlers.byOperation();
    const { logger } = this;
    const prepared = prepareToolDoor<DoorContext>({
      door, version: VERSION, schemas: LIBRARY_SCHEMAS, websiteUrl: `${this.config.baseUrl}/docs`, texts: agentTexts(discoveryOptions(this.config)),
      records: OPERATIONS.filter(({ id }) => handlers.has(id)),
      execute: executeInProcess({ handlers, rateLimit: this.rateLimit, logger }),
      onFault: (fault) => logger.error({ err: fault }, 'tool call failed'),
    });
    return serveOverHttp(prepared, (fault) => logger.debug({ reason: fault.message }, 'refused by the protocol'));
  }
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json(transportRefusal(status, message));
}
