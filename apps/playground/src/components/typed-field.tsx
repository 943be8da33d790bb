import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface TypedFieldProps {
  readonly label: ComponentChildren;
  /** The text in the field. */
  readonly value: string;
  readonly numeric: boolean;
  /** Why the text cannot be used, in words; null where it can. */
  readonly fault: string | null;
  /** With each letter. */
  readonly onTyped?: (text: string) => void;
  /** When the field is left, or Enter is pressed. */
  readonly onLeft: (text: string) => void;
}

/** A field for a line that is read; what cannot be read stays in it, with the reason between label and field. */
export function TypedField({ label, value, numeric, fault, onTyped, onLeft }: TypedFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {fault !== null && (
        <p id={`${id}-fault`} class="small fault" role="alert">
          {fault}
        </p>
      )}
      <input
        id={id}
        value={value}
        inputMode={numeric ? 'decimal' : 'text'}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onInput={(event) => onTyped?.(event.currentTarget.value)}
        onChange={(event) => onLeft(event.currentTarget.value)}
      />
    </div>
  );
}
