import { useState } from 'preact/hooks';
import { useWords } from '../words/words.js';

export interface AccessKeyFormProps {
  readonly hasKey: boolean;
  /** Null forgets it. */
  readonly onKey: (key: string | null, remember?: boolean) => void;
}

/** The key with which this tab calls the service. */
export function AccessKeyForm({ hasKey, onKey }: AccessKeyFormProps) {
  const { account: words } = useWords();
  const [key, setKey] = useState('');
  const [remember, setRemember] = useState(false);
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        onKey(key.trim(), remember);
        setKey('');
      }}
    >
      <h2>{words.access}</h2>
      <p role="status">{hasKey ? words.have : words.none}</p>
      <label class="field">
        <span>{words.key}</span>
        <input
          type="password"
          autocomplete="off"
          placeholder="svc_…"
          value={key}
          onInput={(event) => setKey(event.currentTarget.value)}
        />
      </label>
      <label class="row">
        <input
          class="tick-box"
          type="checkbox"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <span>{words.keep}</span>
      </label>
      <div class="row">
        <button class="button primary" disabled={key.trim() === ''}>
          {words.use}
        </button>
        {hasKey && (
          <button type="button" class="button" onClick={() => onKey(null)}>
            {words.forget}
          </button>
        )}
      </div>
    </form>
  );
}
