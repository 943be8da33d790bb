import type { Response } from 'express';
import type { ApiRequest } from '../platform/http/api-request.js';

/** The HTTP request behind a message to a door. */
export interface DoorContext {
  readonly request: ApiRequest;
  readonly response: Response;
}
