/** Why a JSON body is not taken; the message is one sentence for the caller. */
export class JsonBodyFault extends Error {
  readonly code = 'json_body';

  constructor(message: string) {
    super(message);
    this.name = 'JsonBodyFault';
  }
}

/** Where and why a JSON text is refused. */
export interface JsonFault {
  /** Members and indexes from the top, outermost first. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

const UNPRINTABLE = /[\p{Surrogate}\p{Control}]/gu;

/** One sentence: a JSON pointer (RFC 6901) to the place, cut to a sane length, and the reason. */
export function describeJsonFault({ path, reason }: JsonFault): string {
  const pointer = path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 60)}`)
    .join('');
  return (
    `the body cannot be accepted: ${reason} at ` +
    `${pointer === '' ? 'the top' : pointer.replaceAll(UNPRINTABLE, '\ufffd').slice(0, 400)}`
  );
}
