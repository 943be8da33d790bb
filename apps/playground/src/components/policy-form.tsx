import { NO_LARGEST_ORDER } from '../largest-order.js';
import type { Policy } from '../service/service.js';
import { moneyOf } from '../money.js';
import { fill, useWords } from '../words/words.js';
import { NumberField } from './number-field.js';
import { PeriodFields } from './period-fields.js';
import { SayingsForm } from './sayings-form.js';
import { TermForm } from './term-form.js';
import { TextField } from './text-field.js';

export interface PolicyFormProps {
  readonly policy: Policy;
  /** In which amounts are written. */
  readonly language: string;
  readonly onChange: (policy: Policy) => void;
}

const OBJECTIVES = ['close', 'balance', 'margin'] as const;

/** The policy as a form: prices and order sizes, every option that can be traded, and what may be said. */
export function PolicyForm({ policy, language, onChange }: PolicyFormProps) {
  const { policy: words } = useWords();
  const quantity = policy.quantity ?? { min: 1, max: 1, unit: 'unit' };
  const put = (part: Partial<Policy>) => onChange({ ...policy, ...part });
  const order = (part: Partial<typeof quantity>) => put({ quantity: { ...quantity, ...part } });
  return (
    <div class="stack">
      <fieldset class="plain">
        <legend>{words.prices}</legend>
        <div class="form-grid">
          <TextField label={words.name} value={policy.name} onText={(name) => put({ name })} />
          <NumberField
            label={words.list}
            value={policy.list_price}
            onNumber={(value) => value !== undefined && put({ list_price: value })}
          />
          <NumberField
            label={words.floor}
            value={policy.floor_price}
            onNumber={(value) => value !== undefined && put({ floor_price: value })}
          />
          <NumberField
            label={words.reserve}
            value={policy.reserve_price}
            onNumber={(value) => onChange(withOrWithout(policy, 'reserve_price', value))}
          />
          <NumberField
            label={words.free}
            value={policy.free_discount}
            onNumber={(value) => onChange(withOrWithout(policy, 'free_discount', value))}
          />
          <NumberField
            label={words.minimum}
            value={quantity.min}
            onNumber={(min) => min !== undefined && order({ min })}
          />
          <NumberField
            label={words.maximum}
            value={quantity.max >= NO_LARGEST_ORDER ? undefined : quantity.max}
            onNumber={(max) => order({ max: max ?? NO_LARGEST_ORDER })}
          />
          <TextField label={words.unit} value={quantity.unit} onText={(unit) => order({ unit })} />
          <PeriodFields policy={policy} onChange={onChange} />
          <label class="field">
            <span>{words.objective}</span>
            <select
              value={policy.manner?.objective ?? 'balance'}
              onChange={(event) =>
                put({
                  manner: { ...policy.manner, objective: event.currentTarget.value as (typeof OBJECTIVES)[number] },
                })
              }
            >
              {OBJECTIVES.map((one) => (
                <option key={one} value={one}>
                  {words.objectives[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <ReserveHint policy={policy} language={language} />
      </fieldset>
      {(policy.terms ?? []).map((term, index) => (
        <TermForm
          key={term.id}
          term={term}
          onChange={(next) => put({ terms: (policy.terms ?? []).map((one, at) => (at === index ? next : one)) })}
        />
      ))}
      <SayingsForm policy={policy} onChange={put} />
    </div>
  );
}

/** What the reserve of the form means for the seller. */
function ReserveHint({ policy, language }: Omit<PolicyFormProps, 'onChange'>) {
  const { policy: words } = useWords();
  const { reserve_price: reserve, list_price: list, floor_price: floor, currency } = policy;
  if (floor >= list) return null;
  // What is typed as JSON may hold any value, and a browser writes amounts of well-formed currencies only.
  const isPriced = typeof reserve === 'number' && /^[A-Z]{3}$/.test(currency);
  const hint = isPriced ? fill(words.reserveHint, { price: moneyOf(currency, language)(reserve) }) : words.reserveNone;
  return <p class="small soft">{hint}</p>;
}

/** The policy with a member set, or without it. */
function withOrWithout(policy: Policy, member: 'free_discount' | 'reserve_price', value: number | undefined): Policy {
  const rest = { ...policy };
  delete rest[member];
  return value === undefined ? rest : { ...rest, [member]: value };
}
