import type { Backtest } from '../service/service.js';
import { fill, useWords } from '../words/words.js';
import { TableTwin } from './table-twin.js';
import { useWidth } from './use-width.js';

export interface EarningsChartProps {
  readonly result: Backtest;
  readonly money: (amount: number) => string;
}

type Rung = NonNullable<Backtest['another']>[number];

const HEIGHT = 300;
const [LEFT, RIGHT, TOP, BOTTOM] = [8, 8, 16, 44];

/** What a visitor brings at each price that a seller might close at, with their own, the best and a price tag. */
export function EarningsChart({ result, money }: EarningsChartProps) {
  const { backtest: words } = useWords();
  const { ref, width } = useWidth<HTMLElement>();
  const rungs = result.another ?? [];
  const tag = result.tags?.find(({ kind }) => kind === 'best');
  const best = bestOf(rungs);
  const high = Math.max(...rungs.map(({ earned }) => earned.money.high), tag?.earned.money.mean ?? 0, 1e-9);
  const low = Math.min(0, ...rungs.map(({ earned }) => earned.money.low));
  const { list_price: list, floor_price: floor, reserve_price: own } = result;
  const x = (price: number) => LEFT + ((price - floor) / (list - floor)) * (width - LEFT - RIGHT);
  const y = (amount: number) => HEIGHT - BOTTOM - ((amount - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const upper = rungs.map(({ price, earned }) => `${x(price)},${y(earned.money.high)}`);
  const lower = rungs.map(({ price, earned }) => `${x(price)},${y(earned.money.low)}`).reverse();
  const shown = (amount: number) => money(rough(amount, list - floor));
  // What is drawn is named below: words in the picture would lie over its lines.
  const keys = [
    { look: 'mark', name: words.own, price: own, earned: result.earned },
    ...(best === null ? [] : [{ look: 'plain', name: words.best, price: best.price, earned: best.earned }]),
    ...(tag === undefined ? [] : [{ look: 'dashed', name: words.tag, price: tag.price, earned: tag.earned }]),
  ];
  return (
    <figure class="chart" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.curve}>
        <polygon class="band" points={[...upper, ...lower].join(' ')} />
        <line class="axis" x1={LEFT} x2={width - RIGHT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        <text x={LEFT} y={HEIGHT - BOTTOM + 18}>
          {money(floor)}
        </text>
        <text x={width - RIGHT} y={HEIGHT - BOTTOM + 18} text-anchor="end">
          {money(list)}
        </text>
        <text x={width / 2} y={HEIGHT - 6} text-anchor="middle">
          {words.price}
        </text>
        <line class="own" x1={x(own)} x2={x(own)} y1={TOP} y2={HEIGHT - BOTTOM} />
        {tag !== undefined && (
          <line
            class="level"
            x1={LEFT}
            x2={width - RIGHT}
            y1={y(tag.earned.money.mean)}
            y2={y(tag.earned.money.mean)}
          />
        )}
        <g class="accent">
          <polyline points={rungs.map(({ price, earned }) => `${x(price)},${y(earned.money.mean)}`).join(' ')} />
        </g>
        {best !== null && <circle class="ring" cx={x(best.price)} cy={y(best.earned.money.mean)} r="6" />}
      </svg>
      <figcaption class="small soft">
        {keys.map(({ look, name, price, earned }) => (
          <span key={look} class={`key ${look}`}>
            {`${fill(name, { price: money(price) })}: ${shown(earned.money.mean)}`}
          </span>
        ))}
      </figcaption>
      <TableTwin
        columns={[words.price, words.earned, words.deals]}
        rows={rungs.map(({ price, earned, deals }) => [
          money(price),
          money(rough(earned.money.mean, list - floor)),
          `${Math.round(deals.mean * 100)}%`,
        ])}
      />
    </figure>
  );
}

const bestOf = (rungs: readonly Rung[]): Rung | null =>
  rungs.reduce<Rung | null>(
    (best, one) => (best === null || one.earned.share.mean > best.earned.share.mean ? one : best),
    null,
  );

/** An amount in no more digits than the range gives it sense for. */
export const rough = (amount: number, range: number): number => Number(amount.toFixed(range >= 100 ? 0 : 2));
