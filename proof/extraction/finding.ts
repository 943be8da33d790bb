/** What one part of the proof found. */
export interface Finding {
  part: string;
  tried: number;
  wrong: number;
  /** What the part measured beside it, for a reader. */
  measured: string;
  /** The first few that are wrong, in words. */
  samples: string[];
}

const MOST_SAMPLES = 3;

export const emptyFinding = (part: string): Finding => ({ part, tried: 0, wrong: 0, measured: '', samples: [] });

/** Counts one that is wrong. */
export function note(finding: Finding, sample: string): void {
  finding.wrong += 1;
  if (finding.samples.length < MOST_SAMPLES) finding.samples.push(sample.slice(0, 600));
}
