/**
 * What waits, in turns: one item of each caller after the other, and the items of one caller in the order in which they
 * came. So a caller with many items makes another one wait for one of them, not for all.
 * @example queue.add('a', 1); queue.add('a', 2); queue.add('b', 3); // taken in the order 1, 3, 2
 */
export class FairQueue<Item> {
  /** Callers in the order of their turns; none without an item. */
  private readonly lines = new Map<string, Item[]>();
  private count = 0;

  /** Items that wait. */
  get size(): number {
    return this.count;
  }

  /** Adds an item behind those of its caller. */
  add(caller: string, item: Item): void {
    const line = this.lines.get(caller);
    if (line === undefined) this.lines.set(caller, [item]);
    else line.push(item);
    this.count += 1;
  }

  /** Takes the first item of the caller whose turn it is; undefined where nothing waits. */
  take(): Item | undefined {
    for (const [caller, line] of this.lines) {
      const item = line.shift();
      this.lines.delete(caller);
      if (line.length > 0) this.lines.set(caller, line);
      this.count -= 1;
      return item;
    }
    return undefined;
  }

  /** Takes an item out of the queue; false where it is not in it. */
  remove(caller: string, item: Item): boolean {
    const line = this.lines.get(caller) ?? [];
    const at = line.indexOf(item);
    if (at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.lines.delete(caller);
    this.count -= 1;
    return true;
  }
}
