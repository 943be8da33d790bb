/** Makes a call ready; what it gives back is timed. */
export type Prepare = () => Promise<() => Promise<unknown>>;

/** Median times of one run, in milliseconds. */
export interface RunTimes {
  readonly grown: number;
  readonly empty: number;
}

/** Calls that are made before any is timed. */
const WARM = 3;

/** Times the same call on a grown and on an empty database: so many runs, in each so many calls in turns. */
export async function compareTimes(
  { grown, empty }: { readonly grown: Prepare; readonly empty: Prepare },
  { runs, calls }: { readonly runs: number; readonly calls: number } = { runs: 5, calls: 15 },
): Promise<RunTimes[]> {
  await timesOf({ grown, empty }, WARM);
  const found: RunTimes[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await timesOf({ grown, empty }, calls));
  return found;
}

async function timesOf(both: { readonly grown: Prepare; readonly empty: Prepare }, calls: number): Promise<RunTimes> {
  const millis: { grown: number[]; empty: number[] } = { grown: [], empty: [] };
  for (let call = 0; call < calls; call += 1)
    for (const name of ['grown', 'empty'] as const) {
      const send = await both[name]();
      const begun = performance.now();
      await send();
      millis[name].push(performance.now() - begun);
    }
  return { grown: medianOf(millis.grown), empty: medianOf(millis.empty) };
}

/** The one in the middle, the greater of two. @param values at least one */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] as number;
}
