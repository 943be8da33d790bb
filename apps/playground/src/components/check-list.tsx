import { fill, useWords } from '../words/words.js';

export interface ShownCheck {
  readonly id: string;
  readonly ok: boolean;
  readonly message: string;
}

/** What was checked, with reasons: what failed first, and what holds folded behind how many those are. */
export function CheckList({ checks }: { readonly checks: readonly ShownCheck[] }) {
  const { verify: words } = useWords();
  const failed = checks.filter(({ ok }) => !ok);
  const held = checks.filter(({ ok }) => ok);
  return (
    <div class="checks stack tight">
      {failed.length > 0 && <Lines checks={failed} />}
      {held.length > 0 && (
        <details>
          <summary class="small">{fill(words.held, { count: String(held.length) })}</summary>
          <Lines checks={held} />
        </details>
      )}
    </div>
  );
}

function Lines({ checks }: { readonly checks: readonly ShownCheck[] }) {
  const { verify: words } = useWords();
  return (
    <ul class="plain-list ruled-list">
      {checks.map(({ id, ok, message }) => (
        <li key={id} class={ok ? 'ok' : 'failed'}>
          <span aria-hidden="true">{ok ? '✓' : '✗'}</span>
          <span>
            <span class="visually-hidden">{ok ? words.passed : words.failed}</span>
            {sayingOf(words.checks[id], ok, message)} <code>{id}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a check says: its own message, or the words of the language, and why it failed. */
const sayingOf = (asked: string | undefined, ok: boolean, message: string): string =>
  asked === undefined ? message : ok ? asked : `${asked} (${message})`;
