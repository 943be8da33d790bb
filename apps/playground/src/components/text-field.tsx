export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A field for a line of text. */
export function TextField({ label, value, onText }: TextFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input value={value} onInput={(event) => onText(event.currentTarget.value)} />
    </label>
  );
}
