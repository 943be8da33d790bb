/** Where the service was to listen. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** What the system says of a folder that is a file, belongs to somebody else, or cannot be written. */
const FOLDER_CODES: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/**
 * One sentence about a start that failed, with what to do where that is known.
 * @example startFault({ code: 'EADDRINUSE' }, { host: '127.0.0.1', port: 3000 })
 * // '127.0.0.1:3000 is in use by another process. Use another port: PORT=3001 npm start'
 */
export function startFault(fault: unknown, { host, port }: ListenAddress): string {
  const { code, syscall, path } = (typeof fault === 'object' && fault !== null ? fault : {}) as Record<string, unknown>;
  if (code === 'EADDRINUSE')
    return `${host}:${port} is in use by another process. Use another port: PORT=${nextPort(port)} npm start`;
  if (code === 'EACCES' && syscall === 'listen')
    return `this user may not listen on port ${port}. Use a port above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL')
    return (
      `${host} is not an address of this machine. HOST=127.0.0.1 listens for this machine, ` +
      'HOST=0.0.0.0 for the network'
    );
  if (typeof path === 'string' && FOLDER_CODES.has(String(code)))
    return `${path} cannot hold the data (${String(code)}). Set SVC_DATA_DIR to a folder that this user may write`;
  return fault instanceof Error ? fault.message : String(fault);
}

function nextPort(port: number): number {
  return port < 65_535 ? port + 1 : 3000;
}
