import { keyHeader, relayCall } from '@svc/client';
import type { OperationRecord } from '@svc/contracts';
import type { Execution } from '@svc/mcp-tools';

/**
 * How long an answer of the service is waited for, in milliseconds: longer than the service itself waits for a model.
 */
const PATIENCE_MILLIS = 120_000;

/** Where the service is, and who calls. */
export interface ServiceAddress {
  readonly baseUrl: string;
  /** Null: without a key. */
  readonly accessKey: string | null;
}

/** Answers an operation by the service over REST; gives up when `left` aborts. */
export function callService(
  record: OperationRecord,
  input: Readonly<Record<string, unknown>>,
  { baseUrl, accessKey }: ServiceAddress,
  left: AbortSignal,
): Promise<Execution> {
  return relayCall(record, input, {
    baseUrl,
    fetch,
    signal: AbortSignal.any([left, AbortSignal.timeout(PATIENCE_MILLIS)]),
    headers: keyHeader(accessKey),
  });
}
