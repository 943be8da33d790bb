import { useWords } from '../words/words.js';

export interface TextDropProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A field that takes typed text, a dropped file or a chosen one. */
export function TextDrop({ label, hint, value, onText }: TextDropProps) {
  const words = useWords();
  const take = async (file: File | undefined) => {
    if (file !== undefined) onText(await file.text());
  };
  return (
    <div
      class="stack text-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <label class="field">
        <span>
          {label} {hint !== undefined && <span class="hint">{hint}</span>}
        </span>
        <textarea
          class="code"
          spellcheck={false}
          placeholder={words.verify.drop}
          value={value}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      <label class="file small">
        <span>{words.upload}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
    </div>
  );
}
