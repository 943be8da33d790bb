import { useWords } from '../words/words.js';

export interface DescriptionFormProps {
  readonly text: string;
  readonly busy: boolean;
  readonly compiledOnce: boolean;
  readonly onText: (text: string) => void;
  /** The selection of the field moved: its ends, as the field counts them. */
  readonly onSelect?: (from: number, to: number) => void;
  readonly onCompile: () => void;
}

/** The field for a description. */
export function DescriptionForm({ text, busy, compiledOnce, onText, onSelect, onCompile }: DescriptionFormProps) {
  const { policy: words, busy: working } = useWords();
  return (
    <form
      class={compiledOnce ? 'stack' : 'stack describe'}
      onSubmit={(event) => {
        event.preventDefault();
        onCompile();
      }}
    >
      <label class="field">
        <span>{words.describe}</span>
        <textarea
          rows={5}
          value={text}
          placeholder={words.placeholder}
          onInput={(event) => onText(event.currentTarget.value)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => onSelect?.(selectionStart, selectionEnd)}
        />
      </label>
      <div class="row">
        <button class={compiledOnce ? 'button' : 'button primary'} disabled={busy || text.trim() === ''}>
          {busy ? working : compiledOnce ? words.again : words.compile}
        </button>
      </div>
    </form>
  );
}
