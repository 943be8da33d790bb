/**
 * Bytes made shorter by DEFLATE (RFC 1951): what repeats long names of a policy takes a fraction.
 * @example (await deflate(new Uint8Array(1000))).length // 11
 */
export const deflate = (bytes: Uint8Array): Promise<Uint8Array> => through(bytes, new CompressionStream('deflate-raw'));

/** The bytes that were made shorter by `deflate`. Rejects where they were not. */
export const inflate = (bytes: Uint8Array): Promise<Uint8Array> =>
  through(bytes, new DecompressionStream('deflate-raw'));

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream.readable as AsyncIterable<Uint8Array>) chunks.push(chunk);
  await written;
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
