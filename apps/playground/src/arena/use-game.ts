import { useEffect, useState } from 'preact/hooks';
import type { ReplayStep } from '../components/replay-board.js';
import type { GameChoice } from './choices.js';

/** The steps of a game, played beside the page so that it stays quick; null until it is played. */
export function useGame(choice: GameChoice): readonly ReplayStep[] | null {
  const [played, setPlayed] = useState<{ of: GameChoice; steps: readonly ReplayStep[] } | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly ReplayStep[]>) => setPlayed({ of: choice, steps: data });
    worker.postMessage(choice);
    return () => worker.terminate();
  }, [choice]);
  return played?.of === choice ? played.steps : null;
}
