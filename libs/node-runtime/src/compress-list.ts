import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Smaller answers fit into one packet as they are, in characters. */
const COMPRESSED_FROM_CHARACTERS = 1_400;

/**
 * Of 1 to 9: a list of tools in a fifth of its bytes, in about a millisecond of a thread that is not the event loop's.
 */
const LEVEL = 5;

const compress = promisify(gzip);

/** An answer as far as its coding is concerned. */
interface CodedAnswer<Body> {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly isList?: boolean;
}

/**
 * The answer with its list compressed, where it is one, large enough, and its caller takes gzip. Lists carry no
 * signature over their bytes, and no secret stands beside what a caller sends, so nothing is told by their size. The
 * answer to a call stays as it is.
 * @param acceptEncoding the header of the request
 * @example await compressList(answer, 'gzip, br')
 *   // {…, headers: {…, 'content-encoding': 'gzip', vary: 'Accept-Encoding'}, body: <bytes>}
 */
export async function compressList<Body, Answer extends CodedAnswer<Body>>(
  answer: Answer,
  acceptEncoding: string | string[] | undefined,
): Promise<Answer | (Omit<Answer, 'body'> & { readonly body: Uint8Array })> {
  const { body, isList } = answer;
  if (isList !== true || typeof body !== 'string' || body.length < COMPRESSED_FROM_CHARACTERS) return answer;
  const headers = { ...answer.headers, vary: 'Accept-Encoding' };
  if (!takesGzip(String(acceptEncoding ?? ''))) return { ...answer, headers };
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: await compress(body, { level: LEVEL }),
  };
}

/** Whether gzip is named, or everything is, and not with weight 0 (RFC 9110, 12.5.3). */
function takesGzip(header: string): boolean {
  const weights = new Map(
    header.split(',').map((coding) => {
      const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
