/** Something that compile asks back. */
export interface ShownQuestion {
  readonly id: string;
  readonly quote: string;
  readonly ask: string;
  readonly severity: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

interface QuestionCardProps {
  readonly question: ShownQuestion;
  /** The choice that was taken; null where none was. */
  readonly answer: string | null;
  readonly onAnswer: (choice: string) => void;
}

/** A question with a button for each choice. */
export function QuestionCard({ question: { id, quote, ask, severity, choices }, answer, onAnswer }: QuestionCardProps) {
  return (
    <fieldset class={`question notice ${severity === 'error' ? 'error' : 'warning'}`}>
      <legend>{ask}</legend>
      {quote !== '' && <q class="quote">{quote}</q>}
      <div class="row">
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            class="button"
            data-question={id}
            aria-pressed={answer === choice.id}
            onClick={() => onAnswer(choice.id)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
