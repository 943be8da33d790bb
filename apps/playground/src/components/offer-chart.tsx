import { useWords } from '../words/words.js';
import { TableTwin } from './table-twin.js';
import { useWidth } from './use-width.js';

/** One turn of a bargain; null where that side named no price. */
export interface ChartTurn {
  readonly offered: number | null;
  readonly asked: number | null;
}

export interface OfferChartProps {
  readonly turns: readonly ChartTurn[];
  readonly list: number;
  readonly floor: number;
  /** Null where the policy names none. */
  readonly reserve: number | null;
  readonly money: (amount: number) => string;
}

const HEIGHT = 260;
const [LEFT, RIGHT, TOP, BOTTOM] = [8, 8, 24, 32];
/** Two lines closer than this have no room for words between them. */
const LABEL_HEIGHT = 18;
/** The chart has room for so many turns before it grows denser. */
const TURNS_LEAST = 4;

const SIDES = [
  { side: 'asked', look: 'plain', radius: 7 },
  { side: 'offered', look: 'accent', radius: 4 },
] as const;

/** Unit prices by turn against list price, reserve and lowest price, as a picture and as a table. */
export function OfferChart({ turns, list, floor, reserve, money }: OfferChartProps) {
  const { practice: words } = useWords();
  const { ref, width } = useWidth<HTMLElement>();
  const prices = turns.flatMap(({ offered, asked }) => [offered, asked]).filter((price) => price !== null);
  const low = Math.min(floor, ...prices);
  const high = Math.max(list, ...prices);
  const pad = (high - low || high || 1) * 0.08;
  const y = (price: number) => TOP + ((high + pad - price) / (high - low + 2 * pad)) * (HEIGHT - TOP - BOTTOM);
  const x = (index: number) => LEFT + ((index + 0.5) / Math.max(turns.length, TURNS_LEAST)) * (width - LEFT - RIGHT);
  const pointsOf = (side: keyof ChartTurn) =>
    turns.flatMap((turn, index) => {
      const price = turn[side];
      return price === null ? [] : [{ x: x(index), y: y(price), price }];
    });
  // Words of the reserve that would lie over those of a price near by stand on the other side.
  const crowded = reserve !== null && [list, floor].some((price) => Math.abs(y(price) - y(reserve)) < LABEL_HEIGHT);
  const levels = [
    { name: words.list, price: list, side: 'end' },
    ...(reserve === null ? [] : [{ name: words.reserve, price: reserve, side: crowded ? 'start' : 'end' } as const]),
    { name: words.floor, price: floor, side: 'end' },
  ] as const;
  return (
    <figure class="chart" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.chart}>
        {levels.map(({ name, price, side }) => (
          <g key={name}>
            <line class="level" x1={LEFT} x2={width - RIGHT} y1={y(price)} y2={y(price)} />
            <text x={side === 'end' ? width - RIGHT : LEFT} y={y(price) - 6} text-anchor={side}>
              {`${name} ${money(price)}`}
            </text>
          </g>
        ))}
        <line class="axis" x1={LEFT} x2={width - RIGHT} y1={HEIGHT - BOTTOM + 8} y2={HEIGHT - BOTTOM + 8} />
        {turns.map((_turn, index) => (
          <text key={index} x={x(index)} y={HEIGHT - 8} text-anchor="middle">
            {index + 1}
          </text>
        ))}
        {SIDES.map(({ side, look, radius }) => (
          <g key={side} class={look}>
            <polyline
              points={pointsOf(side)
                .map((point) => `${point.x},${point.y}`)
                .join(' ')}
            />
            {pointsOf(side).map((point) => (
              <circle key={point.x} cx={point.x} cy={point.y} r={radius}>
                <title>{`${words[side]}: ${money(point.price)}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
      <figcaption class="small soft">
        <span class="key accent">{words.offered}</span>
        <span class="key plain">{words.asked}</span>
      </figcaption>
      <TableTwin
        columns={[words.turn, words.asked, words.offered]}
        rows={turns.map(({ offered, asked }, index) => [
          String(index + 1),
          asked === null ? '–' : money(asked),
          offered === null ? '–' : money(offered),
        ])}
      />
    </figure>
  );
}
