import { useState } from 'preact/hooks';
import type { Policy } from '../service/service.js';
import { fill, useWords } from '../words/words.js';
import { NumberField } from './number-field.js';
import { TextField } from './text-field.js';

export type PolicyTerm = NonNullable<Policy['terms']>[number];
type PolicyOption = PolicyTerm['options'][number];

export interface TermFormProps {
  readonly term: PolicyTerm;
  readonly onChange: (term: PolicyTerm) => void;
}

/** A term and its options: what each is worth to the seller, takes off the price, or costs on top. */
export function TermForm({ term, onChange }: TermFormProps) {
  const { policy: words } = useWords();
  const put = (index: number, option: PolicyOption) =>
    onChange({ ...term, options: term.options.map((one, at) => (at === index ? option : one)) });
  return (
    <fieldset class="plain">
      <legend>{term.label}</legend>
      {term.options.map((option, index) =>
        option.id === term.default ? (
          <p key={option.id} class="small soft">
            {fill(words.normally, { option: option.label })}
          </p>
        ) : (
          <div key={option.id} class="option-row">
            <TextField label={words.option} value={option.label} onText={(label) => put(index, { ...option, label })} />
            <WordsField option={option} onOption={(next) => put(index, next)} />
            <div class="form-grid">
              <NumberField
                label={words.became.worth}
                value={option.worth}
                onNumber={(worth) => put(index, withMember(option, 'worth', worth))}
              />
              <Reduction option={option} member="gives" onOption={(next) => put(index, next)} />
              <Reduction option={option} member="unlocks" onOption={(next) => put(index, next)} />
              <Reduction option={option} member="charge" onOption={(next) => put(index, next)} />
            </div>
            <button
              type="button"
              class="button quiet"
              onClick={() => onChange({ ...term, options: term.options.filter((one) => one !== option) })}
            >
              {fill(words.remove, { option: option.label })}
            </button>
          </div>
        ),
      )}
    </fieldset>
  );
}

/** What buyers call an option: without its words nobody but who names its label gets it. */
function WordsField({ option, onOption }: Pick<ReductionProps, 'option' | 'onOption'>) {
  const { policy: words } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const named = text.split(/[,，、]/).flatMap((word) => word.trim() || []);
    onOption(withMember(option, 'words', named.length === 0 ? undefined : [...new Set(named)]));
  };
  return <TextField label={words.optionWords} value={typed ?? (option.words ?? []).join(', ')} onText={take} />;
}

interface ReductionProps {
  readonly option: PolicyOption;
  readonly member: 'gives' | 'unlocks' | 'charge';
  readonly onOption: (option: PolicyOption) => void;
}

/** A reduction or a charge, in the form in which it stands: money, a share or a price. */
function Reduction({ option, member, onOption }: ReductionProps) {
  const { policy: words } = useWords();
  const [[form, value] = ['amount', undefined]] = Object.entries(option[member] ?? {});
  return (
    <NumberField
      label={form === 'to_price' ? `${words.became[member]}: ${words.became.to_price}` : words.became[member]}
      percent={form === 'share'}
      value={value as number | undefined}
      onNumber={(next) => onOption(withMember(option, member, next === undefined ? undefined : { [form]: next }))}
    />
  );
}

/** The option with a member set, or without it. */
function withMember(option: PolicyOption, member: keyof PolicyOption, value: unknown): PolicyOption {
  const rest = { ...option };
  delete (rest as Partial<PolicyOption>)[member];
  return value === undefined ? rest : { ...rest, [member]: value };
}
