import type { Backtest } from '../service/service.js';
import { useWords } from '../words/words.js';
import { TableTwin } from './table-twin.js';
import { useWidth } from './use-width.js';

export interface PriceHistogramProps {
  readonly prices: NonNullable<Backtest['prices']>;
  readonly money: (amount: number) => string;
}

const HEIGHT = 180;
const [TOP, BOTTOM, GAP] = [20, 24, 2];

/** How many of 100 visitors pay how much. */
export function PriceHistogram({ prices, money }: PriceHistogramProps) {
  const { backtest: words } = useWords();
  const { ref, width } = useWidth<HTMLElement>();
  const high = Math.max(...prices.map(({ share }) => share), 1e-9);
  const step = width / prices.length;
  const [first, last] = [prices[0], prices.at(-1)];
  return (
    <figure class="chart" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.prices}>
        {prices.map(({ from, share }, index) => {
          const height = (share / high) * (HEIGHT - TOP - BOTTOM);
          return (
            <g key={from} class="accent">
              <rect x={index * step + GAP / 2} y={HEIGHT - BOTTOM - height} width={step - GAP} height={height}>
                <title>{`${money(from)}: ${percent(share)}`}</title>
              </rect>
              {share >= 0.01 && (
                <text x={(index + 0.5) * step} y={HEIGHT - BOTTOM - height - 4} text-anchor="middle">
                  {Math.round(share * 100)}
                </text>
              )}
            </g>
          );
        })}
        <line class="axis" x1={0} x2={width} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        <text x={0} y={HEIGHT - 6}>
          {first !== undefined && money(first.from)}
        </text>
        <text x={width} y={HEIGHT - 6} text-anchor="end">
          {last !== undefined && money(last.to)}
        </text>
      </svg>
      <TableTwin
        columns={[words.from, words.share]}
        rows={prices.map(({ from, share }) => [money(from), percent(share)])}
      />
    </figure>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
