import { PGlite } from '@electric-sql/pglite';

const SYNC = 'S'.charCodeAt(0);
/** Parse, Bind, Describe, Execute, Close, Flush: the messages that a Sync has yet to end. */
const UNFINISHED = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * The embedded database as several connections may share it.
 *
 * There is one session. The socket server hands over one protocol message at a time and keeps to one connection only
 * while a transaction is open; so the Bind of one connection could meet the statement that another has just parsed.
 * Here a started sequence counts as a transaction until its Sync.
 */
export class SingleSessionDatabase extends PGlite {
  private sequenceIsOpen = false;

  override async execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    const kind = message[0] ?? SYNC;
    await super.execProtocolRawStream(message, options);
    this.sequenceIsOpen = UNFINISHED.has(kind);
  }

  override isInTransaction(): boolean {
    return this.sequenceIsOpen || super.isInTransaction();
  }
}
