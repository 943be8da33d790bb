import { useState } from 'preact/hooks';
import { useWords } from '../words/words.js';
import { NumberField } from './number-field.js';

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
  /** Takes a figure of the seller's own, where the question is for one; left out where it is not. */
  readonly onFigure?: (figure: number) => void;
}

/** A question with a button for each choice, and a field where a figure of one's own answers it. */
export function QuestionCard({ question, answer, onAnswer, onFigure }: QuestionCardProps) {
  const { id, quote, ask, severity, choices } = question;
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
      {onFigure !== undefined && <OwnFigure onFigure={onFigure} />}
    </fieldset>
  );
}

/** A figure that no choice holds. */
function OwnFigure({ onFigure }: { readonly onFigure: (figure: number) => void }) {
  const { policy: words } = useWords();
  const [figure, setFigure] = useState<number | undefined>(undefined);
  return (
    <div class="row">
      <NumberField label={words.otherFigure} value={figure} onNumber={setFigure} />
      <button
        type="button"
        class="button"
        disabled={figure === undefined}
        onClick={() => figure !== undefined && onFigure(figure)}
      >
        {words.take}
      </button>
    </div>
  );
}
