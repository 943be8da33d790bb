import { useState } from 'preact/hooks';
import { useWords } from '../words/words.js';
import { TextField } from './text-field.js';

export interface KeyRequest {
  readonly agent_id: string;
  readonly contact_email: string;
  readonly intended_use_summary: string;
  /** Calls that say `share_outcome` may be recorded. */
  readonly telemetry_consent: boolean;
}

const EMPTY: KeyRequest = { agent_id: '', contact_email: '', intended_use_summary: '', telemetry_consent: false };

export interface IssueKeyFormProps {
  readonly busy: boolean;
  /** The key that was issued just now; shown once. */
  readonly issued: string | null;
  readonly onAsk: (request: KeyRequest) => void;
  /** A key that the visitor has already. */
  readonly onOwn: (key: string) => void;
}

/** Asks for a key with a wallet, or takes one. */
export function IssueKeyForm({ busy, issued, onAsk, onOwn }: IssueKeyFormProps) {
  const { account: words } = useWords();
  const [request, setRequest] = useState(EMPTY);
  const [own, setOwn] = useState('');
  return (
    <section class="card">
      <h2>{words.walletKey}</h2>
      <p class="small soft">{words.walletKeyHint}</p>
      {issued !== null && (
        <p class="notice good" role="status">
          {words.issued} <code>{issued}</code>
        </p>
      )}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(request);
        }}
      >
        <div class="form-grid">
          <TextField
            label={words.agentName}
            value={request.agent_id}
            onText={(agent_id) => setRequest({ ...request, agent_id })}
          />
          <TextField
            label={words.email}
            value={request.contact_email}
            onText={(contact_email) => setRequest({ ...request, contact_email })}
          />
          <TextField
            label={words.purpose}
            value={request.intended_use_summary}
            onText={(intended_use_summary) => setRequest({ ...request, intended_use_summary })}
          />
        </div>
        <label class="row">
          <input
            class="tick-box"
            type="checkbox"
            checked={request.telemetry_consent}
            onChange={(event) => setRequest({ ...request, telemetry_consent: event.currentTarget.checked })}
          />
          <span>{words.consent}</span>
        </label>
        <button class="button" disabled={busy || Object.values(request).some((value) => String(value).trim() === '')}>
          {words.ask}
        </button>
      </form>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onOwn(own.trim());
          setOwn('');
        }}
      >
        <label class="field">
          <span>{words.ownKey}</span>
          <input
            type="password"
            autocomplete="off"
            placeholder="gt_…"
            value={own}
            onInput={(event) => setOwn(event.currentTarget.value)}
          />
        </label>
        <button class="button" disabled={own.trim() === ''}>
          {words.use}
        </button>
      </form>
    </section>
  );
}
