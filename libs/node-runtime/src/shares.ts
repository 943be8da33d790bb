/** Gives back what was taken; the second time it does nothing. */
export type GiveBack = () => void;

/**
 * A number of places or bytes that callers share. One caller may hold at most a part of them, half where nothing else
 * is said, so that another always finds some.
 * @example const giveBack = new Shares(16).take('one address', 1); // null where there is no room
 */
export class Shares {
  private readonly held = new Map<string, number>();
  private taken = 0;

  /** What one caller may hold. */
  private readonly most: number;

  /**
   * @param total what there is, at least 2
   * @param share the part that one caller may hold, above 0 and at most 1
   */
  constructor(
    readonly total: number,
    share = 0.5,
  ) {
    this.most = Math.ceil(total * share);
  }

  /** What is taken of the total. */
  get inUse(): number {
    return this.taken;
  }

  /**
   * Whether a caller could take so much now. What is more than its part is granted to a caller who holds nothing.
   */
  hasRoom(caller: string, amount: number): boolean {
    const own = this.held.get(caller) ?? 0;
    return this.taken + amount <= this.total && (own === 0 || own + amount <= this.most);
  }

  /** Takes so much for a caller; null where there is no room. */
  take(caller: string, amount: number): GiveBack | null {
    if (!this.hasRoom(caller, amount)) return null;
    this.change(caller, amount);
    let given = false;
    return () => {
      if (!given) this.change(caller, -amount);
      given = true;
    };
  }

  private change(caller: string, amount: number): void {
    const own = (this.held.get(caller) ?? 0) + amount;
    if (own === 0) this.held.delete(caller);
    else this.held.set(caller, own);
    this.taken += amount;
  }
}
