import { Controller } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PILOT_REQUEST, PilotIn, PRACTICE_BUYER, PracticeIn, type OperationRecord } from '@svc/contracts';
import { pino } from 'pino';
import request from 'supertest';
import { operationOf } from '../access/operation-of.js';
import { ApiFaultFilter } from '../errors/api-fault.filter.js';
import { BodyBudget } from '../http/body-budget.js';
import { JsonBodyGuard } from '../http/json-body.guard.js';
import { LOGGER } from '../logging/logger.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import { AnswerWorkers } from '../workers/answer-workers.js';
import { CallerKey } from './caller-key.decorator.js';
import { Input } from './input.decorator.js';
import { Operation } from './operation.decorator.js';

const BY_ID: OperationRecord = {
  ...PILOT_REQUEST,
  method: 'GET',
  path: '/v1/pilot/{request_id}/state',
  input: null,
  status: 200,
};

@Controller()
class ToyController {
  @Operation(PILOT_REQUEST)
  ask(@Input() input: PilotIn): PilotIn {
    return input;
  }

  @Operation(PRACTICE_BUYER)
  play(@Input() _input: PracticeIn, @CallerKey() keyId: string): { keyId: string } {
    return { keyId };
  }

  @Operation(BY_ID)
  state(): { found: true } {
    return { found: true };
  }
}

const pilot = { name: 'Ida', business: 'Berg', email: 'ida@berg.example' };
let app: NestExpressApplication;
beforeAll(async () => {
  const module = await Test.createTestingModule({
    controllers: [ToyController],
    providers: [
      { provide: LOGGER, useValue: pino({ level: 'silent' }) },
      { provide: AnswerWorkers, useValue: { checkRoom: () => undefined } },
      { provide: BodyBudget, useValue: { reserve: () => undefined } },
      { provide: RateLimit, useValue: { callerOf: () => 'somebody' } },
      { provide: APP_GUARD, useClass: JsonBodyGuard },
      { provide: APP_FILTER, useClass: ApiFaultFilter },
    ],
  }).compile();
  app = module.createNestApplication<NestExpressApplication>({ bodyParser: false });
  await app.init();
});
afterAll(() => app.close());

const post = (path: string, body: object) => request(app.getHttpServer()).post(path).send(body);

describe('@Operation', () => {
  it('takes route and status from the record', async () => {
    expect((await post(PILOT_REQUEST.path, pilot)).status).toBe(202);
  });

  it('turns the record’s path parameters into the router’s', async () => {
    expect((await request(app.getHttpServer()).get('/v1/pilot/7/state')).body).toEqual({ found: true });
  });

  it('leaves the record on the handler, for guards', () => {
    expect(operationOf(ToyController.prototype.ask)).toBe(PILOT_REQUEST);
  });
});

describe('@Input', () => {
  it('hands on the body as it came', async () => {
    expect((await post(PILOT_REQUEST.path, pilot)).body).toEqual(pilot);
  });

  it('answers a body that does not fit with 422 and nothing but the list of faults', async () => {
    const { status, body } = await post(PILOT_REQUEST.path, { ...pilot, name: '', colour: 'red' });
    expect([status, body]).toEqual([
      422,
      {
        detail: [
          {
            loc: ['body', 'name'],
            msg: 'String should have at least 1 character',
            type: 'string_too_short',
            input: '',
            ctx: { min_length: 1 },
          },
          {
            loc: ['body', 'colour'],
            msg: 'Extra inputs are not permitted',
            type: 'extra_forbidden',
            input: 'red',
            ctx: {},
          },
        ],
      },
    ]);
  });

  it('answers a request without a body in the same way', async () => {
    const { status, body } = await request(app.getHttpServer()).post(PILOT_REQUEST.path);
    expect([status, body]).toEqual([
      422,
      { detail: [{ loc: ['body'], msg: 'Field required', type: 'missing', input: null, ctx: {} }] },
    ]);
  });
});

describe('@CallerKey', () => {
  it('fails rather than count calls under nobody’s name', async () => {
    expect((await post(PRACTICE_BUYER.path, { policy: {} })).status).toBe(500);
  });
});
