import { useWords } from '../words/words.js';
import { placesApart, widthOf } from './label-places.js';
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
const [LEFT, TOP, BOTTOM] = [8, 24, 32];
/** A line of words, and what it keeps from the lines beside it. */
const LABEL_HEIGHT = 18;
const LABEL_GAP = 8;
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
  const levels = [
    { label: `${words.list} ${money(list)}`, price: list },
    ...(reserve === null ? [] : [{ label: `${words.reserve} ${money(reserve)}`, price: reserve }]),
    { label: `${words.floor} ${money(floor)}`, price: floor },
  ];
  // The levels are named beside the lines, where no price is drawn.
  const right = width - LABEL_GAP - Math.min(width / 2, Math.max(...levels.map(({ label }) => widthOf(label))));
  const y = (price: number) => TOP + ((high + pad - price) / (high - low + 2 * pad)) * (HEIGHT - TOP - BOTTOM);
  const x = (index: number) => LEFT + ((index + 0.5) / Math.max(turns.length, TURNS_LEAST)) * (right - LEFT);
  const named = placesApart(
    levels.map(({ price }) => y(price)),
    LABEL_HEIGHT,
    [TOP, HEIGHT - BOTTOM],
  );
  const pointsOf = (side: keyof ChartTurn) =>
    turns.flatMap((turn, index) => {
      const price = turn[side];
      return price === null ? [] : [{ x: x(index), y: y(price), price }];
    });
  return (
    <figure class="chart" ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.chart}>
        {levels.map(({ label, price }, index) => (
          <g key={label}>
            <line class="level" x1={LEFT} x2={right} y1={y(price)} y2={y(price)} />
            <text x={width} y={(named[index] ?? 0) + 4} text-anchor="end">
              {label}
            </text>
          </g>
        ))}
        <line class="axis" x1={LEFT} x2={right} y1={HEIGHT - BOTTOM + 8} y2={HEIGHT - BOTTOM + 8} />
        {turns.map((_turn, index) => (
          <text key={index} x={x(index)} y={HEIGHT - 8} text-anchor="middle">
            {index + 1}
          </text>
        ))}
        {turns.length > 0 && (
          <text x={width} y={HEIGHT - 8} text-anchor="end">
            {words.turn}
          </text>
        )}
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
