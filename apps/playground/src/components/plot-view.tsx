import type { Plot, Point, Series } from '../tools/tool.js';
import { rowsOf, widthOf } from './label-places.js';
import { rounded } from './rounded.js';
import { useWidth } from './use-width.js';

export interface PlotViewProps {
  readonly plot: Plot;
  readonly label: string;
  readonly language: 'en' | 'zh';
}

const HEIGHT = 300;
const [LEFT, RIGHT, BOTTOM] = [52, 12, 44];
/** A line of words above the picture. */
const ROW = 18;

/** Lines and dots over two axes. */
export function PlotView({ plot, label, language }: PlotViewProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { series, levels, x: xName, y: yName } = plot;
  const points = series.flatMap((one) => one.points);
  const xs = rangeOf([...points.map(([x]) => x), ...levels.filter(({ axis }) => axis === 'x').map(({ at }) => at)]);
  const ys = rangeOf([...points.map(([, y]) => y), ...levels.filter(({ axis }) => axis === 'y').map(({ at }) => at)]);
  const x = (value: number) => LEFT + ((value - xs.low) / xs.room) * (width - LEFT - RIGHT);
  // Above the picture stands what is upwards; below it the names of the levels, in rows where they are close.
  const uprights = levels
    .filter(({ axis }) => axis === 'x')
    .map(({ at, label: name }) => {
      const [text, isLate] = [name[language], at > xs.low + xs.room / 2];
      const [from, to] = isLate ? [x(at) - widthOf(text), x(at)] : [x(at), x(at) + widthOf(text)];
      return { at, text, anchor: isLate ? 'end' : 'start', span: [from - 4, to + 4] as const };
    });
  const rows = rowsOf(uprights.map(({ span }) => span));
  const TOP = ROW * (2 + Math.max(0, ...rows)) + 8;
  const y = (value: number) => HEIGHT - BOTTOM - ((value - ys.low) / ys.room) * (HEIGHT - TOP - BOTTOM);
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <line class="axis" x1={LEFT} x2={width - RIGHT} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        {[ys.low, ys.high].map((value) => (
          <text key={value} x={LEFT - 8} y={y(value) + 4} text-anchor="end">
            {rounded(value)}
          </text>
        ))}
        {[xs.low, xs.high].map((value, index) => (
          <text key={value} x={x(value)} y={HEIGHT - BOTTOM + 18} text-anchor={index === 0 ? 'start' : 'end'}>
            {rounded(value)}
          </text>
        ))}
        <text x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 8} text-anchor="middle">
          {xName[language]}
        </text>
        <text x={0} y={ROW - 6}>
          {yName[language]}
        </text>
        {uprights.map(({ at, text, anchor }, index) => (
          <g key={text}>
            <line class="level" x1={x(at)} x2={x(at)} y1={ROW * (2 + (rows[index] ?? 0))} y2={HEIGHT - BOTTOM} />
            <text x={x(at)} y={ROW * (2 + (rows[index] ?? 0)) - 4} text-anchor={anchor}>
              {text}
            </text>
          </g>
        ))}
        {levels.map(
          ({ axis, at, label: name }) =>
            axis === 'y' && (
              <g key={name.en}>
                <line class="level" x1={LEFT} x2={width - RIGHT} y1={y(at)} y2={y(at)} />
                <text x={width - RIGHT} y={y(at) - 6} text-anchor="end">
                  {name[language]}
                </text>
              </g>
            ),
        )}
        {series.map((one) => (
          <Drawn key={one.label.en} series={one} at={([px, py]) => [x(px), y(py)]} />
        ))}
      </svg>
    </div>
  );
}

function Drawn({ series, at }: { readonly series: Series; readonly at: (point: Point) => Point }) {
  const { as, look, points } = series;
  const drawn = points.map(at);
  if (as === 'ring') return drawn.map(([cx, cy]) => <circle key={`${cx} ${cy}`} class="ring" cx={cx} cy={cy} r="7" />);
  return (
    <g class={look}>
      {as === 'dots' ? (
        drawn.map(([cx, cy], index) => <circle key={index} cx={cx} cy={cy} r="3.5" />)
      ) : (
        <polyline points={drawn.map((point) => point.join(',')).join(' ')} />
      )}
    </g>
  );
}

/** The least and the greatest of some values, and what lies between. */
function rangeOf(values: readonly number[]): { low: number; high: number; room: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { low, high, room: high - low || 1 };
}
