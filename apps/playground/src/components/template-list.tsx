import { useWords } from '../words/words.js';

export interface ShownTemplate {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly description: string;
}

export interface TemplateListProps {
  readonly templates: readonly ShownTemplate[];
  /** Those of this language are listed; where there are none, all. */
  readonly language: string;
  readonly onChoose: (description: string) => void;
}

/** Descriptions to begin from. */
export function TemplateList({ templates, language, onChoose }: TemplateListProps) {
  const { policy: words } = useWords();
  const own = templates.filter((template) => template.language === language);
  const listed = own.length > 0 ? own : templates;
  return (
    <section class="stack tight">
      <h2>{words.templates}</h2>
      <ul class="plain-list">
        {listed.map(({ id, title, language: spoken, description }) => (
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
