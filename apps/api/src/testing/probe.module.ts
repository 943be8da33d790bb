import { Body, Controller, Module } from '@nestjs/common';
import type { OperationRecord } from '@svc/contracts';
import { ApiFault } from '../platform/errors/api-fault.js';
import { Operation } from '../platform/operation/operation.decorator.js';

class ProbeIn {}

const PROBE: OperationRecord = {
  id: 'probe',
  feature: 'probe',
  method: 'POST',
  path: '/v1/policy/probe',
  summary: '',
  description: '',
  tools: [],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: true,
  input: ProbeIn,
  output: null,
  media: 'application/json',
  status: 200,
  errors: [],
  examples: [],
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
};
const KEYED: OperationRecord = { ...PROBE, id: 'keyed', path: '/v1/policy/keyed', access: 'svc_key' };
const READ: OperationRecord = { ...PROBE, id: 'read', method: 'GET', path: '/v1/policy/read', input: null };
const TEXT: OperationRecord = { ...READ, id: 'text', path: '/v1/policy/text', media: 'text/plain' };
const PLAIN: OperationRecord = { ...READ, id: 'plain', path: '/v1/plain/{name}', signed: false };
const SLOW: OperationRecord = { ...READ, id: 'slow', path: '/v1/slow', signed: false };

/** What a probe fails with, by the member `fail` of its body. */
const FAILURES: Readonly<Record<string, () => unknown>> = {
  fault: () => new ApiFault(400, 'refused by the probe'),
  invalid: () => new ApiFault(422, [{ loc: ['body', 'x'], msg: 'missing', type: 'missing', input: null, ctx: {} }]),
  crash: () => new Error('a secret svc_S3cretS3cretS3cretS3cret of someone@example.com'),
};

/** Handlers that let tests see the platform without any feature. */
@Controller()
class ProbeController {
  @Operation(PROBE)
  probe(@Body() body: { fail?: string } | undefined): object {
    const failure = FAILURES[body?.fail ?? ''];
    if (failure !== undefined) throw failure();
    return { got: body ?? null };
  }

  @Operation(KEYED)
  keyed(): object {
    return { ok: true };
  }

  @Operation(READ)
  read(): object {
    return { text: 'größer' };
  }

  @Operation(TEXT)
  text(): string {
    return 'words';
  }

  @Operation(PLAIN)
  plain(): object {
    return { ok: true };
  }

  @Operation(SLOW)
  async slow(): Promise<object> {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { ok: true };
  }
}

/** The platform's test bench. */
@Module({ controllers: [ProbeController] })
export class ProbeModule {}
