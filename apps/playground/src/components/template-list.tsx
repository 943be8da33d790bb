import { useWords } from '../words/words.js';

export interface ShownTemplate {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly description: string;
}

export interface TemplateListProps {
  readonly templates: readonly ShownTemplate[];
  /** Those of this language come first. */
  readonly language: string;
  readonly onChoose: (description: string) => void;
}

/** Descriptions to begin from. */
export function TemplateList({ templates, language, onChoose }: TemplateListProps) {
  const { policy: words } = useWords();
  const sorted = [...templates].sort((a, b) => Number(b.language === language) - Number(a.language === language));
  return (
    <section class="stack tight">
      <h2>{words.templates}</h2>
      <ul class="plain-list">
        {sorted.map(({ id, title, language: spoken, description }) => (
          <li key={id}>
            <button type="button" class="button template" lang={spoken} onClick={() => onChoose(description)}>
              <strong>{title}</strong>
              <span class="excerpt">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
