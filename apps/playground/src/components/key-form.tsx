import { useState } from 'preact/hooks';
import { useWords } from '../words/words.js';

export interface KeyFormProps {
  /** Whether the call brought a key, which then is not known. */
  readonly hasKey: boolean;
  /** Null forgets the one in use. */
  readonly onKey: (key: string | null) => void;
}

/** Asks for an access key. */
export function KeyForm({ hasKey, onKey }: KeyFormProps) {
  const { fault } = useWords();
  const [key, setKey] = useState('');
  return (
    <form
      class="notice warning stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim() !== '') onKey(key.trim());
      }}
    >
      <p>
        {hasKey ? fault.keyUnknown : fault.key} {fault.keyHint}
      </p>
      <label class="field">
        <span>{fault.keyLabel}</span>
        <input
          type="password"
          autocomplete="off"
          value={key}
          placeholder="svc_…"
          onInput={(event) => setKey(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button class="button">{fault.keyUse}</button>
        {hasKey && (
          <button type="button" class="button" onClick={() => onKey(null)}>
            {fault.keyForget}
          </button>
        )}
      </div>
    </form>
  );
}
