import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Content codings that are offered, the best first. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number] | 'identity';

/** Smaller texts fit into one packet as they are. */
const COMPRESSED_FROM_BYTES = 1_400;

/** Of Brotli's 0 to 11: near the best, in a few milliseconds for the largest document. */
const BROTLI_QUALITY = 6;

/**
 * A document that is the same for everybody. Its bytes and entity tags are made once, and each compressed form once,
 * when it is first asked for. Every form, of a content coding or of a media type, has an entity tag of its own (RFC
 * 9110, 8.8.3.3).
 */
export class CachedDocument {
  private readonly forms = new Map<Coding, Buffer>();
  private readonly media: readonly [string, ...string[]];
  private readonly tag: string;

  /**
   * @param media the media type of the document, or several: the first is sent where `Accept` asks for none of the
   *   others
   * @param maxAgeSeconds how long a copy may be kept
   */
  constructor(
    readonly text: string,
    media: string | readonly [string, ...string[]],
    private readonly maxAgeSeconds = 60,
  ) {
    const bytes = Buffer.from(text, 'utf8');
    this.media = typeof media === 'string' ? [media] : media;
    this.forms.set('identity', bytes);
    this.tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  }

  /** Sends it in the form that suits the request, or 304 to a client that has that form. */
  sendTo(response: Response): void {
    const media = this.mediaFor(response.req);
    const coding = this.codingFor(response.req);
    response.set({
      'Content-Type': media.type,
      ETag: `"${this.tag}${media.index === 0 ? '' : `.${media.index}`}${coding === 'identity' ? '' : `-${coding}`}"`,
      'Cache-Control': `public, max-age=${this.maxAgeSeconds}`,
    });
    if (this.media.length > 1) response.vary('Accept');
    if (this.isWorthCompressing) response.vary('Accept-Encoding');
    if (coding !== 'identity') response.set('Content-Encoding', coding);
    response.send(this.form(coding));
  }

  private get isWorthCompressing(): boolean {
    return this.form('identity').length >= COMPRESSED_FROM_BYTES;
  }

  private mediaFor(request: Request): { type: string; index: number } {
    const names = this.media.map((type) => type.split(';')[0] ?? type);
    const index = Math.max(0, names.indexOf(String(request.accepts(names))));
    return { type: this.media[index] ?? this.media[0], index };
  }

  private codingFor(request: Request): Coding {
    if (!this.isWorthCompressing) return 'identity';
    const wanted = request.acceptsEncodings(...CODINGS, 'identity');
    return CODINGS.find((coding) => coding === wanted) ?? 'identity';
  }

  private form(coding: Coding): Buffer {
    const kept = this.forms.get(coding);
    if (kept !== undefined) return kept;
    const made = compress(this.form('identity'), coding);
    this.forms.set(coding, made);
    return made;
  }
}

function compress(bytes: Buffer, coding: Coding): Buffer {
  return coding === 'gzip'
    ? gzipSync(bytes)
    : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
