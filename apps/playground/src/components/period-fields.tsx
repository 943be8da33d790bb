import type { Policy } from '../service/service.js';
import { useWords } from '../words/words.js';
import { NumberField } from './number-field.js';

type Period = NonNullable<Policy['period']>;
const UNITS = ['hour', 'day', 'night', 'week', 'month', 'year'] as const satisfies readonly Period['unit'][];

export interface PeriodFieldsProps {
  readonly policy: Policy;
  readonly onChange: (policy: Policy) => void;
}

/** The time that the price is paid for, and for how long a deal may be; nothing where it is paid once. */
export function PeriodFields({ policy, onChange }: PeriodFieldsProps) {
  const { policy: words } = useWords();
  const { period, ...once } = policy;
  const put = (part: Partial<Record<'min' | 'max' | 'default', number | undefined>>, from: Period) => {
    const next = Object.entries({ ...from, ...part }).filter(([, value]) => value !== undefined);
    onChange({ ...once, period: Object.fromEntries(next) as Period });
  };
  return (
    <>
      <label class="field">
        <span>{words.period}</span>
        <select
          value={period?.unit ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(value === '' ? once : { ...once, period: { ...period, unit: value as Period['unit'] } })
          }
        >
          <option value="">{words.paidOnce}</option>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {words.periods[unit]}
            </option>
          ))}
        </select>
      </label>
      {period !== undefined && (
        <>
          <NumberField label={words.shortest} value={period.min} onNumber={(min) => put({ min }, period)} />
          <NumberField label={words.longest} value={period.max} onNumber={(max) => put({ max }, period)} />
          <NumberField
            label={words.usual}
            value={period.default}
            onNumber={(usual) => put({ default: usual }, period)}
          />
        </>
      )}
    </>
  );
}
