import type { AccessKey, AccessKeys } from '../access/access-keys.js';

/** The look-ups of one key. */
interface LookUps {
  readonly running: Promise<AccessKey | null>;
  /** Begins when the running one has ended. */
  next: Promise<AccessKey | null> | null;
}

/**
 * Lets the requests of one key share look-ups, so that many at once do not wait for the database one behind the other
 * until it is too late. A request is told only what was looked up after it had come: a key that was revoked before is
 * unknown to it.
 * @example await Promise.all([lookUps.find(key), lookUps.find(key), lookUps.find(key)]); // two look-ups
 */
export class KeyLookUps implements AccessKeys {
  private readonly open = new Map<string, LookUps>();

  constructor(private readonly keys: AccessKeys) {}

  /** @throws whatever the look-up throws */
  find(plainKey: string): Promise<AccessKey | null> {
    const open = this.open.get(plainKey);
    if (open === undefined) return this.begin(plainKey);
    open.next ??= open.running.catch(() => null).then(() => this.begin(plainKey));
    return open.next;
  }

  private begin(plainKey: string): Promise<AccessKey | null> {
    const lookUps: LookUps = {
      running: this.keys.find(plainKey).finally(() => {
        if (this.open.get(plainKey) === lookUps && lookUps.next === null) this.open.delete(plainKey);
      }),
      next: null,
    };
    this.open.set(plainKey, lookUps);
    return lookUps.running;
  }
}
