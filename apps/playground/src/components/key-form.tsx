import { useState } from 'preact/hooks';
import { useWords } from '../words/words.js';

/** Asks for an access key. */
export function KeyForm({ onKey }: { readonly onKey: (key: string) => void }) {
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
        {fault.key} {fault.keyHint}
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
      <button class="button">{fault.keyUse}</button>
    </form>
  );
}
