/**
 * What waits, in turns: one item of each caller after the other, and the items of one caller in the order in which they
 * came. So a caller with many items makes another one wait for one of them, not for all; and where its work is the last
 * that began, for the end of that one and for no second.
 * @example
 *   queue.serve('a'); // work of a begins by itself
 *   queue.add('a', 1); queue.add('a', 2); queue.add('b', 3); // taken in the order 3, 1, 2
 */
export class FairQueue<Item, Caller = string> {
  /** Callers in the order of their turns; none without an item. */
  private readonly lines = new Map<Caller, Item[]>();
  /** Whose work began last; null before the first. */
  private last: { readonly caller: Caller } | null = null;
  private count = 0;

  /** Items that wait. */
  get size(): number {
    return this.count;
  }

  /** Adds an item behind those of its caller, or before them where it goes on with what was begun. */
  add(caller: Caller, item: Item, goesOn = false): void {
    const line = this.lines.get(caller);
    if (line === undefined) this.open(caller, item);
    else if (goesOn) line.unshift(item);
    else line.push(item);
    this.count += 1;
  }

  /** Notes that work of a caller begins which has not waited here. */
  serve(caller: Caller): void {
    this.last = { caller };
  }

  /** Takes the item whose turn it is, of the callers that may have one; undefined where none waits. */
  take(mayHave: (caller: Caller) => boolean = () => true): Item | undefined {
    for (const [caller, line] of this.lines) {
      if (!mayHave(caller)) continue;
      const item = line.shift();
      this.lines.delete(caller);
      if (line.length > 0) this.lines.set(caller, line);
      this.count -= 1;
      this.serve(caller);
      return item;
    }
    return undefined;
  }

  /** Takes an item out of the queue; false where it is not in it. */
  remove(caller: Caller, item: Item): boolean {
    const line = this.lines.get(caller) ?? [];
    const at = line.indexOf(item);
    if (at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.lines.delete(caller);
    this.count -= 1;
    return true;
  }

  /** A new line stands at the end, but before that of the caller whose work began last. */
  private open(caller: Caller, item: Item): void {
    this.lines.set(caller, [item]);
    if (this.last === null) return;
    const ofLast = this.lines.get(this.last.caller);
    if (ofLast === undefined) return;
    this.lines.delete(this.last.caller);
    this.lines.set(this.last.caller, ofLast);
  }
}
