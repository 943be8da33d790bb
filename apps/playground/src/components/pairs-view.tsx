import { useWidth } from './use-width.js';

export interface PairsViewProps {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly pairs: readonly (readonly [string, string])[];
  readonly label: string;
}

/** Lines between two sides. */
export function PairsView({ left, right, pairs, label }: PairsViewProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const height = Math.max(left.length, right.length) * 40 + 8;
  const y = (names: readonly string[], name: string): number => ((names.indexOf(name) + 0.5) / names.length) * height;
  const [from, to] = [width * 0.3, width * 0.7];
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <g class="accent">
          {pairs.map(([one, other]) => (
            <polyline key={`${one} ${other}`} points={`${from},${y(left, one)} ${to},${y(right, other)}`} />
          ))}
        </g>
        {left.map((name) => (
          <text key={name} x={from - 12} y={y(left, name) + 4} text-anchor="end">
            {name}
          </text>
        ))}
        {right.map((name) => (
          <text key={name} x={to + 12} y={y(right, name) + 4}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}
