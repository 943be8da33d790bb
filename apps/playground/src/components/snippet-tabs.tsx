import { useState } from 'preact/hooks';
import type { Snippet } from '../tools/snippets.js';
import { useWords } from '../words/words.js';
import { ChoiceRow } from './choice-row.js';
import { CodeBlock } from './code-block.js';

/** The same request in several languages, one at a time. */
export function SnippetTabs({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const { tools: words } = useWords();
  const [chosen, setChosen] = useState(snippets[0]?.label ?? '');
  const shown = snippets.find(({ label }) => label === chosen);
  return (
    <section class="stack tight">
      <h2>{words.request}</h2>
      <ChoiceRow
        label={words.request}
        choices={snippets.map(({ label }) => ({ id: label, label }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {shown !== undefined && <CodeBlock code={shown.code} label={shown.address} />}
    </section>
  );
}
