/** Faults in a row after which a model is left alone. */
export const FAULTS_TO_OPEN = 3;
/** How long it is left alone, in milliseconds; then one call tries whether it is back. */
export const OPEN_MILLIS = 30_000;

/** Spares callers the wait for a model that has just failed several times. */
export class CircuitBreaker {
  private faults = 0;
  private openUntilMillis = 0;
  private isTrying = false;

  /** Whether a call may be made now. The first one after a pause is a trial: others wait for how it ends. */
  permits(nowMillis: number): boolean {
    if (this.faults < FAULTS_TO_OPEN) return true;
    if (this.isTrying || nowMillis < this.openUntilMillis) return false;
    this.isTrying = true;
    return true;
  }

  /** Whether calls are spared now: it has failed in a row, and no trial is due. */
  isOpen(nowMillis: number): boolean {
    return this.faults >= FAULTS_TO_OPEN && nowMillis < this.openUntilMillis;
  }

  /** Notes that the model answered. */
  noteAnswer(): void {
    this.faults = 0;
    this.isTrying = false;
  }

  /** Notes that a call was given up before it was known how it would end: somebody else may try. */
  noteAbandoned(): void {
    this.isTrying = false;
  }

  /** Notes that it did not. */
  noteFault(nowMillis: number): void {
    this.faults += 1;
    this.isTrying = false;
    this.openUntilMillis = nowMillis + OPEN_MILLIS;
  }

  /** Whole seconds until the next trial, at least 1. */
  waitSeconds(nowMillis: number): number {
    return Math.max(1, Math.ceil((this.openUntilMillis - nowMillis) / 1000));
  }
}
