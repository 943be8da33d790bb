import { useState } from 'preact/hooks';
import type { Snippet } from '../tools/snippets.js';
import { ChoiceRow } from './choice-row.js';
import { CodeBlock } from './code-block.js';

export interface SnippetTabsProps {
  readonly title: string;
  readonly snippets: readonly Snippet[];
}

/** The same request in several languages, one at a time. */
export function SnippetTabs({ title, snippets }: SnippetTabsProps) {
  const [chosen, setChosen] = useState(snippets[0]?.label ?? '');
  const shown = snippets.find(({ label }) => label === chosen);
  return (
    <section class="stack tight">
      <h2>{title}</h2>
      <ChoiceRow
        label={title}
        choices={snippets.map(({ label }) => ({ id: label, label }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {shown !== undefined && <CodeBlock code={shown.code} label={shown.address} />}
    </section>
  );
}
