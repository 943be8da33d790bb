/** What a policy will be held to, a line each. */
export function SummaryList({ summary }: { readonly summary: string }) {
  const lines = summary.split('\n').filter((line) => line !== '');
  return (
    <ul class="plain-list ruled-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
