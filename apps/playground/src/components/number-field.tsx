import { useEffect, useState } from 'preact/hooks';

export interface NumberFieldProps {
  readonly label: string;
  /** Undefined where the policy says nothing. */
  readonly value: number | undefined;
  /** Shown in per cent and given as a share of 1. */
  readonly percent?: boolean;
  /** Undefined where the field was emptied; a field that must be filled does not give that. */
  readonly onNumber: (value: number | undefined) => void;
}

const shownAs = (value: number | undefined, percent: boolean): string =>
  value === undefined ? '' : String(percent ? Number((value * 100).toPrecision(9)) : value);

/** A field for a number, given on while it is typed; what is no number is marked and kept back. */
export function NumberField({ label, value, percent = false, onNumber }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => shownAs(value, percent));
  const read = typed.trim() === '' ? undefined : Number(typed) / (percent ? 100 : 1);
  const wrong = read !== undefined && !Number.isFinite(read);
  useEffect(() => {
    if (read !== value) setTyped(shownAs(value, percent));
  }, [value]);
  return (
    <label class="field">
      <span>{percent ? `${label} (%)` : label}</span>
      <input
        inputMode="decimal"
        value={typed}
        aria-invalid={wrong}
        onInput={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const next = text.trim() === '' ? undefined : Number(text) / (percent ? 100 : 1);
          if (next === undefined || Number.isFinite(next)) onNumber(next);
        }}
      />
    </label>
  );
}
