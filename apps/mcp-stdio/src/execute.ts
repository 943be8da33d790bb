import { RECEIPT_VERIFY, type OperationRecord, type VerifyResult } from '@svc/contracts';
import type { Call, Execute, Execution } from '@svc/mcp-tools';
import { answerNeeds, answerOperation, ANSWERS, type OperationPorts } from '@svc/operations';
import { callService, type ServiceAddress } from './call-service.js';
import { LocalTurns } from './local-turns.js';
import type { Settings } from './platform/config/settings.js';

/** What answering stands on. */
export interface ExecuteParts {
  readonly settings: Settings;
  /** The ports of this process; asked for when an answer is first worked out here. */
  readonly ports: () => Promise<OperationPorts>;
}

/** Where an operation is answered: here, or by the service. */
export type Place = 'here' | 'service';

/** The operations that can be answered: without a service, those that need none. */
export function servedRecords(records: readonly OperationRecord[], { baseUrl }: Settings): OperationRecord[] {
  return records.filter(({ id, tools }) => ANSWERS.has(id) || (baseUrl !== null && tools.length > 0));
}

/**
 * Where a call is answered. The service has the database, the published keys and the model. A model-backed call goes
 * there with whatever key it names, or with one of the environment that is for such calls; else the built-in reader
 * answers here. What is pure is always answered here.
 */
export function placeOf(record: OperationRecord, { baseUrl, accessKey }: Settings, namedKey: string | null): Place {
  if (baseUrl === null) return 'here';
  const needs = answerNeeds(record);
  if (needs === 'model') return namedKey !== null || accessKey?.startsWith('svc_') === true ? 'service' : 'here';
  return needs === 'service' ? 'service' : 'here';
}

/** Answers operations from the table and, where there is one, by the service. */
export function executeLocally({ settings, ports }: ExecuteParts): Execute<null> {
  const turns = new LocalTurns();
  const local = async (record: OperationRecord, input: object, signal: AbortSignal): Promise<Execution> =>
    turns.take(signal, async () => answerOperation(record, input, await ports()));
  return async (record, input, { accessKey, signal }: Call<null>) => {
    if (placeOf(record, settings, accessKey) === 'here') return local(record, input, signal);
    if (record.id === RECEIPT_VERIFY.id) {
      const own = await local(record, input, signal);
      if (own.status !== record.status || isSignedHere(own.body as VerifyResult)) return own;
    }
    const address: ServiceAddress = {
      baseUrl: settings.baseUrl ?? '',
      accessKey: record.access === 'open' ? null : (accessKey ?? settings.accessKey),
    };
    return callService(record, input, address, signal);
  };
}

/** Whether both signatures are of this server's own keys, which no service publishes. */
function isSignedHere({ checks }: VerifyResult): boolean {
  return ['business_authorization', 'notary_sig'].every((id) => checks.some((line) => line.id === id && line.ok));
}
