import { useEffect, useState } from 'preact/hooks';
import { readFigure } from '../read-figures.js';
import { fill, useWords } from '../words/words.js';
import { TypedField } from './typed-field.js';

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

/** What was typed: undefined where it is nothing, null where it is no number. */
function readAs(typed: string, percent: boolean): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const figure = readFigure(typed);
  return figure === null ? null : figure / (percent ? 100 : 1);
}

/** A field for a number, given on while it is typed; what is no number is kept back, and told when it is left. */
export function NumberField({ label, value, percent = false, onNumber }: NumberFieldProps) {
  const { tools: words } = useWords();
  const [typed, setTyped] = useState(() => shownAs(value, percent));
  const [left, setLeft] = useState(false);
  const wrong = left && readAs(typed, percent) === null;
  useEffect(() => {
    if (readAs(typed, percent) !== value) setTyped(shownAs(value, percent));
  }, [value]);
  return (
    <TypedField
      label={percent ? `${label} (%)` : label}
      value={typed}
      numeric
      fault={wrong ? fill(words.noFigure, { typed }) : null}
      onTyped={(text) => {
        setTyped(text);
        setLeft(false);
        const next = readAs(text, percent);
        if (next !== null) onNumber(next);
      }}
      onLeft={() => setLeft(true)}
    />
  );
}
