const SLOT_BITS = 13;

/** 2^32 divided by the golden ratio, the multiplier of Fibonacci hashing (Knuth, volume 3, 6.4). */
const GOLDEN_MULTIPLIER = 0x9e3779b1;

/**
 * The index of each id. Nearly all are found in a table addressed by their length and last three characters, at their
 * slot or the next; ids that find neither free are looked up in a map, so that no choice of ids makes a look-up slower
 * than that.
 */
export class IdIndex {
  private readonly map = new Map<string, number>();
  private readonly inOrder: string[] = [];
  private readonly ids: string[] = new Array<string>((1 << SLOT_BITS) + 1).fill('');
  /** −1 where a slot is empty, so that the empty text is nobody's id. */
  private readonly indexes = new Int16Array((1 << SLOT_BITS) + 1).fill(-1);

  get size(): number {
    return this.map.size;
  }

  /** Gives the next index to an id of at least one character; false where it already has one. */
  add(id: string): boolean {
    if (this.map.has(id)) return false;
    const first = slotOf(id);
    const slot = this.indexes[first] === -1 ? first : first + 1;
    if (this.indexes[slot] === -1) {
      this.ids[slot] = id;
      this.indexes[slot] = this.map.size;
    }
    this.inOrder.push(id);
    this.map.set(id, this.map.size);
    return true;
  }

  /**
   * The same as `find`, quicker where the id was added next after that of index `previous`, the first coming after the
   * last: lists often follow an order.
   */
  findAfter(id: string, previous: number): number {
    const next = previous + 1 === this.inOrder.length ? 0 : previous + 1;
    return this.inOrder[next] === id ? next : this.find(id);
  }

  /** The index of an id, −1 for one that was never added. */
  find(id: string): number {
    const slot = slotOf(id);
    if (this.ids[slot] === id) return this.indexes[slot] as number;
    if (this.ids[slot + 1] === id) return this.indexes[slot + 1] as number;
    return this.map.get(id) ?? -1;
  }
}

function slotOf(id: string): number {
  const { length } = id;
  const last = length > 0 ? id.charCodeAt(length - 1) : 0;
  const second = length > 1 ? id.charCodeAt(length - 2) : 0;
  const third = length > 2 ? id.charCodeAt(length - 3) : 0;
  return Math.imul(((third * 31 + second) * 31 + last) * 31 + length, GOLDEN_MULTIPLIER) >>> (32 - SLOT_BITS);
}
