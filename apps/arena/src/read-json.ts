import { readFileSync, statSync } from 'node:fs';

/** The file cannot be read as JSON. */
export class FileFault extends Error {
  readonly code = 'file_fault';
  override readonly name = 'FileFault';
}

/** The most bytes of a certificate: a whole one has some 150,000. */
const MAX_BYTES = 16_000_000;

/** @throws FileFault that says what is wrong with the file */
export function readJson(path: string): unknown {
  try {
    if (statSync(path).size > MAX_BYTES) throw new FileFault(`${path} is too large to be a certificate`);
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (fault) {
    if (fault instanceof FileFault) throw fault;
    throw new FileFault(fault instanceof SyntaxError ? `${path} is not JSON` : `${path} cannot be read`);
  }
}
