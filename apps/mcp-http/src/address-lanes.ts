/** Most addresses that are remembered; the one that came first is forgotten first and starts full again. */
const MAX_LANES = 100_000;
const MINUTE_MILLIS = 60_000;

interface Lane {
  level: number;
  updatedMillis: number;
}

/** Keeps the calls of each address to a rate: one bucket an address, evenly refilled. */
export class AddressLanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly perMinute: number, private readonly nowMillis: () => number) {}

  /** Takes a token: 0 where the call may go on, else the whole seconds until one may. */
  waitSeconds(address: string): number {
    const now = this.nowMillis();
    const lane = this.lanes.get(address) ?? { level: this.perMinute, updatedMillis: now };
    const refilled = Math.min(this.perMinute, lane.level + ((now - lane.updatedMillis) * this.perMinute) / MINUTE_MILLIS);
    const allowed = refilled >= 1;
    this.lanes.set(address, { level: allowed ? refilled - 1 : refilled, updatedMillis: now });
    if (this.lanes.size > MAX_LANES) this.lanes.delete(this.lanes.keys().next().value as string);
    return allowed ? 0 : Math.max(1, Math.ceil(((1 - refilled) * MINUTE_MILLIS) / this.perMinute / 1000));
  }
}
