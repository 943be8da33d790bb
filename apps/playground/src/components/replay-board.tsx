import { useState } from 'preact/hooks';
import { fill, useWords } from '../words/words.js';
import { rounded } from './rounded.js';
import { TableTwin } from './table-twin.js';
import { useWidth } from './use-width.js';

/** One turn of a game. */
export interface ReplayStep {
  /** From 1. */
  readonly turn: number;
  readonly by: 'agent' | 'opponent';
  /** The options, numbered from 1 in the order from best for the buyer to best for the seller, of so many. */
  readonly package: readonly { readonly issue: string; readonly option: number; readonly options: number }[];
  /** What the package is worth to either side, 0..1. */
  readonly agent: number;
  readonly opponent: number;
  /** How the game ended; null while it goes on. */
  readonly ending: string | null;
}

const HEIGHT = 220;
const [LEFT, TOP, BOTTOM] = [28, 12, 28];

/** A game step by step: the offer of the turn, and what all offers so far are worth to both sides. */
export function ReplayBoard({ steps }: { readonly steps: readonly ReplayStep[] }) {
  const { arena: words } = useWords();
  const [shown, setShown] = useState(0);
  const at = Math.min(shown, steps.length - 1);
  const step = steps[at];
  if (step === undefined) return null;
  const side = words[step.by];
  const endings: Readonly<Record<string, string>> = words.endings;
  const issues: Readonly<Record<string, string>> = words.issues;
  return (
    <section class="card">
      <div class="row apart">
        <h2 aria-live="polite">
          {step.ending === null ? fill(words.step, { turn: String(step.turn), side }) : endings[step.ending]}
        </h2>
        <div class="row">
          <button type="button" class="button small" disabled={at === 0} onClick={() => setShown(at - 1)}>
            {words.back}
          </button>
          <button
            type="button"
            class="button small"
            disabled={at === steps.length - 1}
            onClick={() => setShown(at + 1)}
          >
            {words.next}
          </button>
        </div>
      </div>
      <dl class="pairs">
        {step.package.flatMap(({ issue, option, options }) => [
          <dt key={issue}>{issues[issue] ?? issue}</dt>,
          <dd key={`${issue} option`}>{fill(words.optionOf, { option: String(option), options: String(options) })}</dd>,
        ])}
        <dt>{words.agent}</dt>
        <dd>{rounded(step.agent)}</dd>
        <dt>{words.opponent}</dt>
        <dd>{rounded(step.opponent)}</dd>
      </dl>
      <p class="small soft">{words.replayHint}</p>
      <ReplayChart steps={steps} at={at} />
    </section>
  );
}

function ReplayChart({ steps, at }: { readonly steps: readonly ReplayStep[]; readonly at: number }) {
  const { arena: words } = useWords();
  const { ref, width } = useWidth<HTMLElement>();
  const x = (index: number) => LEFT + ((index + 0.5) / steps.length) * (width - LEFT);
  const y = (utility: number) => TOP + (1 - utility) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure class="chart" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.chart}>
        {[0, 0.5, 1].map((level) => (
          <g key={level}>
            <line class="grid" x1={LEFT} x2={width} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 8} y={y(level) + 4} text-anchor="end">
              {level}
            </text>
          </g>
        ))}
        {(['opponent', 'agent'] as const).map((side) => (
          <g key={side} class={side === 'agent' ? 'accent' : 'plain'}>
            <polyline
              points={steps
                .slice(0, at + 1)
                .map((step, index) => `${x(index)},${y(step[side])}`)
                .join(' ')}
            />
            {steps.slice(0, at + 1).map((step, index) => (
              <circle key={index} cx={x(index)} cy={y(step[side])} r={index === at ? 6 : 4} />
            ))}
          </g>
        ))}
        {steps.map((step, index) => (
          <text key={index} x={x(index)} y={HEIGHT - 8} text-anchor="middle">
            {step.ending === null ? step.turn : words.end}
          </text>
        ))}
      </svg>
      <figcaption class="small soft">
        <span class="key accent">{words.agent}</span>
        <span class="key plain">{words.opponent}</span>
      </figcaption>
      <TableTwin
        columns={[words.turn, words.agent, words.opponent]}
        rows={steps.map((step) => [
          step.ending === null ? String(step.turn) : words.end,
          rounded(step.agent),
          rounded(step.opponent),
        ])}
      />
    </figure>
  );
}
