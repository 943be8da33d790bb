import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** A document that is the same for everybody: its bytes and its entity tag are made once. */
export class CachedDocument {
  private readonly bytes: Buffer;
  private readonly entityTag: string;

  constructor(text: string, private readonly media: string, private readonly maxAgeSeconds = 60) {
    this.bytes = Buffer.from(text, 'utf8');
    this.entityTag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
  }

  /** Sends it, or 304 to a client that has it. */
  sendTo(response: Response): void {
    response.set({ 'Content-Type': this.media, ETag: this.entityTag, 'Cache-Control': `public, max-age=${this.maxAgeSeconds}` }).send(this.bytes);
  }
}
