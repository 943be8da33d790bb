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

/** Begins a POST of unknown length, sends one byte of it and holds the rest. */
export function holdBody(url: string, headers: Readonly<Record<string, string>> = {}): Pick<AnnouncedBody, 'leave'> {
  const held = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
  held.on('error', () => undefined).write('{');
  return { leave: () => void held.destroy() };
}

/** Posts text in chunks, without telling its length; the status. */
export function postChunked(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
    sent.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    for (let at = 0; at < body.length; at += 10_000) sent.write(body.slice(at, at + 10_000));
    sent.end();
  });
}
