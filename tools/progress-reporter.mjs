/**
 * What `npm test` prints while Jest runs: one line that counts, renewed in a terminal and written now and then
 * elsewhere; every failure in full as soon as its file has ended, and what a file printed where it failed.
 */

/** Without a terminal a line is written each time so many more spec files have ended. */
const FILES_A_LINE = 25;
/** Without a terminal a spec file that took longer is named with its time. */
const LONG_MILLIS = 45_000;
/** Without a terminal the spec files that run are named where none has ended for so long: one of them may hang. */
const STILL_MILLIS = Number(process.env.STILL_MILLIS ?? 300_000);

export default class ProgressReporter {
  #stream = process.stderr;
  #running = new Set();
  #watch;

  onRunStart({ numTotalTestSuites }) {
    this.#show(`0 of ${numTotalTestSuites} spec files`);
    this.#expectEnd();
  }

  onTestFileStart({ path }) {
    this.#running.add(path);
  }

  onTestResult(_, { testFilePath, failureMessage, console: printed, perfStats: { start, end } }, results) {
    this.#running.delete(testFilePath);
    this.#expectEnd();
    if (failureMessage) {
      this.#clear();
      this.#stream.write(`FAIL ${testFilePath}\n${failureMessage}\n`);
      for (const { message, origin } of printed ?? []) this.#stream.write(`${message}\n${origin}\n`);
    }
    if (!this.#stream.isTTY && end - start > LONG_MILLIS)
      this.#stream.write(`${testFilePath} took ${Math.round((end - start) / 1000)} s\n`);
    const { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites, numPendingTestSuites } = results;
    const ended = numPassedTestSuites + numFailedTestSuites + numPendingTestSuites;
    const line =
      `${ended} of ${numTotalTestSuites} spec files, ${results.numPassedTests} tests passed, ` +
      `${results.numFailedTests} failed`;
    if (this.#stream.isTTY || ended % FILES_A_LINE === 0 || ended === numTotalTestSuites) this.#show(line);
  }

  onRunComplete() {
    clearInterval(this.#watch);
    if (this.#stream.isTTY) this.#stream.write('\n');
  }

  /** Names what runs whenever nothing has ended for long. */
  #expectEnd() {
    clearInterval(this.#watch);
    if (this.#stream.isTTY) return;
    this.#watch = setInterval(() => {
      this.#stream.write(`still running: ${[...this.#running].join(', ')}\n`);
    }, STILL_MILLIS).unref();
  }

  #show(line) {
    this.#clear();
    this.#stream.write(this.#stream.isTTY ? line : `${line}\n`);
  }

  #clear() {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[2K');
  }
}
