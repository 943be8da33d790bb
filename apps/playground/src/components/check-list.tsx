export interface ShownCheck {
  readonly id: string;
  readonly ok: boolean;
  readonly message: string;
}

/** A line for each thing that was checked, with its reason. */
export function CheckList({ checks }: { readonly checks: readonly ShownCheck[] }) {
  return (
    <ul class="checks plain-list ruled-list">
      {checks.map(({ id, ok, message }) => (
        <li key={id} class={ok ? 'ok' : 'failed'}>
          <span aria-hidden="true">{ok ? '✓' : '✗'}</span>
          <span>
            <span class="visually-hidden">{ok ? 'ok: ' : 'failed: '}</span>
            {message} <code>{id}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
