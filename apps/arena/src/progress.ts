/** Where progress is drawn: standard error, or a list in a test. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR_WIDTH = 30;
/** Without a terminal: a line at every tenth. */
const LINES = 10;

/** Shows how many of the games are played: a bar on a terminal, else a line now and then. */
export class Progress {
  private lastTenth = -1;

  constructor(
    private readonly stream: ProgressStream,
    private readonly total: number,
  ) {}

  show(done: number, meanUtility: number): void {
    const text = `${done}/${this.total} games, mean utility ${meanUtility.toFixed(3)}`;
    if (this.stream.isTTY) {
      const filled = Math.round((done / this.total) * BAR_WIDTH);
      this.stream.write(
        `\r[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${text}${done === this.total ? '\n' : ''}`,
      );
      return;
    }
    const tenth = Math.floor((done / this.total) * LINES);
    if (tenth === this.lastTenth) return;
    this.lastTenth = tenth;
    this.stream.write(`${text}\n`);
  }
}
