import type { IncomingMessage } from 'node:http';
import { ApiFault } from '../errors/api-fault.js';

/**
 * The raw bytes of a request body.
 * @throws ApiFault 413 as soon as the limit is passed, 400 when the sender breaks off
 */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return Promise.reject(tooLarge(limitBytes));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (): void => {
      request.off('data', onData).off('end', onEnd).off('close', onBreak);
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limitBytes) {
        chunks.push(chunk);
        return;
      }
      settle();
      request.resume();
      reject(tooLarge(limitBytes));
    };
    const onEnd = (): void => {
      settle();
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks));
    };
    const onBreak = (): void => {
      settle();
      reject(new ApiFault(400, 'the body broke off'));
    };
    request.on('data', onData).on('end', onEnd).on('close', onBreak);
  });
}

/** These bytes in memory that is theirs alone, so that it can be handed to a worker. */
export function ownBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const isAlone = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength && bytes.byteLength >= Buffer.poolSize;
  return isAlone ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}

function tooLarge(limitBytes: number): ApiFault {
  return new ApiFault(413, `the body is larger than ${limitBytes} bytes`);
}
