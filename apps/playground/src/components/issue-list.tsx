import { useWords } from '../words/words.js';

export interface ShownIssue {
  readonly severity: string;
  readonly message: string;
  readonly suggestion: string;
  readonly quote: string | null;
}

/** One thing that compile or check has to say. */
export function IssueNote({ issue }: { readonly issue: Omit<ShownIssue, 'quote'> }) {
  const { policy: words } = useWords();
  const { severity, message, suggestion } = issue;
  return (
    <p class="small">
      <span class={`severity-${severity}`}>{severity === 'error' ? words.error : words.warning}</span> {message}{' '}
      {suggestion !== '' && <span class="soft">{suggestion}</span>}
    </p>
  );
}

/** What compile and check have to say, errors first, each with the words that it is about. */
export function IssueList({ issues }: { readonly issues: readonly ShownIssue[] }) {
  const sorted = [...issues].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return (
    <ul class="plain-list">
      {sorted.map((issue, index) => (
        <li key={index} class={`notice ${issue.severity}`}>
          <IssueNote issue={issue} />
          {issue.quote !== null && <q class="quote">{issue.quote}</q>}
        </li>
      ))}
    </ul>
  );
}
