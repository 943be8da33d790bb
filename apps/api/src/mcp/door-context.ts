import type { Response } from 'express';
import type { ApiRequest } from '../platform/http/api-request.js';
import type { GiveBack } from '@svc/node-runtime';

/** The HTTP request behind a message to a door. */
export interface DoorContext {
  readonly request: ApiRequest;
  readonly response: Response;
  /** Set when the request was counted before its body was read: the first tool call is then paid for. */
  paid?: boolean;
  /** The place among the workers that was taken before the body was read, for the first heavy call. */
  place?: GiveBack;
  /** Whether the message is so large that even quick operations are answered by a worker. */
  isLarge?: boolean;
}
