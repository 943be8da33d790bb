import { request } from 'node:http';

/** A request whose body was announced and has not been sent. */
export interface AnnouncedBody {
  /** Status and `Retry-After` of the answer, where one comes before the body. */
  readonly answer: Promise<[number | undefined, string | undefined]>;
  /** Leaves without sending it. */
  leave(): void;
}

/** Begins a POST that announces so many bytes of JSON and sends none of them. */
export function announceBody(
  url: string,
  bytes: number,
  headers: Readonly<Record<string, string>> = {},
): AnnouncedBody {
  const announced = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, 'content-length': String(bytes) },
  });
  const answer = new Promise<[number | undefined, string | undefined]>((resolve) => {
    announced.on('response', (response) => resolve([response.statusCode, response.headers['retry-after']]));
  });
  announced.on('error', () => undefined).flushHeaders();
  return { answer, leave: () => void announced.destroy() };
}
