import { ServiceError } from './service-error.js';

/** What a call of the client comes to. */
type Called<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/**
 * The body of a successful answer.
 * @throws {ServiceError} for every other answer
 * @throws {TypeError} of `fetch`, where there was no answer at all
 * @example await answerOf(service.GET('/v1/policy/templates')) // { templates: […] }
 */
export async function answerOf<Data>(call: Called<Data>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined || data === null) throw new ServiceError(response, error ?? data);
  return data;
}
