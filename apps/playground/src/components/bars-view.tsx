import type { Bar } from '../tools/tool.js';
import { rounded } from './rounded.js';
import { useWidth } from './use-width.js';

export interface BarsViewProps {
  readonly bars: readonly Bar[];
  readonly label: string;
  readonly language: 'en' | 'zh';
}

const ROW = 44;

/** Amounts as bars, the answer among what it is compared with. */
export function BarsView({ bars, label, language }: BarsViewProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const high = Math.max(...bars.map(({ value }) => value), 0) || 1;
  const lengthOf = (value: number) => Math.max(2, (Math.max(value, 0) / high) * (width - 72));
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${width} ${bars.length * ROW}`} role="img" aria-label={label}>
        {bars.map(({ label: name, value, chosen }, index) => (
          <g key={name.en} class={chosen ? 'accent' : 'faint'} transform={`translate(0 ${index * ROW})`}>
            <text x="0" y="13">
              {name[language]}
            </text>
            <rect x="0" y="20" width={lengthOf(value)} height="12" rx="2" />
            <text x={lengthOf(value) + 8} y="31" class={chosen ? 'strong' : undefined}>
              {rounded(value)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
