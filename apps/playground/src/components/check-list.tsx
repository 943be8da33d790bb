import { useWords } from '../words/words.js';

export interface ShownCheck {
  readonly id: string;
  readonly ok: boolean;
  readonly message: string;
}

/** A line for each thing that was checked, with its reason. */
export function CheckList({ checks }: { readonly checks: readonly ShownCheck[] }) {
  const { verify: words } = useWords();
  return (
    <ul class="checks plain-list ruled-list">
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
