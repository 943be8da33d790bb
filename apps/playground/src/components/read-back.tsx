import { useState } from 'preact/hooks';
import { readFigure } from '../read-figures.js';
import { OF_A_FIGURE } from '../seller-marks.js';
import type { CompileAnswer } from '../service/service.js';
import { useWords } from '../words/words.js';
import { TextField } from './text-field.js';

type Line = CompileAnswer['readback'][number];

interface ReadBackProps {
  readonly lines: readonly Line[];
  /** The words of the questions: a line about them is asked there, and not a second time. */
  readonly asked: readonly string[];
  readonly onAnswer: (id: string, answer: string | { value: number }) => void;
  /** Everything is right as it stands. */
  readonly onAllRight: () => void;
}

/** What was understood, a plain sentence a line: to be confirmed at once, or mended where it is wrong. */
export function ReadBack({ lines, asked, onAnswer, onAllRight }: ReadBackProps) {
  const { policy: words } = useWords();
  const said = lines.filter(({ kind }) => kind !== 'open');
  const open = lines.filter(({ kind }) => kind === 'open');
  return (
    <section class="card" aria-labelledby="read-back">
      <h2 id="read-back">{words.understood}</h2>
      <ul class="plain-list">
        {said.map((line) => (
          <ReadBackLine key={line.id} line={line} isAsked={isAbout(line, asked)} onAnswer={onAnswer} />
        ))}
      </ul>
      {open.length > 0 && <h3>{words.notPart}</h3>}
      <ul class="plain-list">
        {open.map((line) => (
          <ReadBackLine key={line.id} line={line} isAsked onAnswer={onAnswer} />
        ))}
      </ul>
      {lines.some(({ waits }) => waits) && (
        <button type="button" class="button primary" onClick={onAllRight}>
          {words.allRight}
        </button>
      )}
    </section>
  );
}

/** Whether a question is about the words of a line. */
const isAbout = ({ quote }: Line, asked: readonly string[]): boolean =>
  asked.some((words) => words !== '' && (quote.includes(words) || words.includes(quote)));

interface LineProps {
  readonly line: Line;
  readonly isAsked: boolean;
  readonly onAnswer: ReadBackProps['onAnswer'];
}

function ReadBackLine({ line, isAsked, onAnswer }: LineProps) {
  const { policy: words } = useWords();
  const { id, says, quote, waits, choices, by } = line;
  const [typed, setTyped] = useState('');
  const value = readFigure(typed);
  return (
    <li class={waits ? 'notice warning' : ''}>
      {line.certainty === 'likely' && !isAsked ? (
        <p>
          {says} <span class="severity-warning">{words.isThatRight}</span>{' '}
          <button
            type="button"
            class="button"
            aria-label={`${words.yes}: ${says}`}
            onClick={() => onAnswer(id, 'right')}
          >
            {words.yes}
          </button>
        </p>
      ) : (
        <p>{says}</p>
      )}
      {!says.includes(quote) && <q class="quote">{quote}</q>}
      <details>
        <summary class="small soft">{words.otherwise}</summary>
        <div class="row">
          {waits && isAsked && (
            <button type="button" class="button" onClick={() => onAnswer(id, 'right')}>
              {words.right}
            </button>
          )}
          {choices.map((choice) => (
            <button key={choice.id} type="button" class="button" onClick={() => onAnswer(id, choice.id)}>
              {choice.says}
            </button>
          ))}
        </div>
        {(by !== 'reader' || OF_A_FIGURE.includes(line.kind)) && line.kind !== 'open' && /\d/.test(says) && (
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              if (value !== null) onAnswer(id, { value });
            }}
          >
            <TextField label={words.otherFigure} value={typed} onText={setTyped} />
            <button type="submit" class="button" disabled={value === null}>
              {words.take}
            </button>
          </form>
        )}
      </details>
    </li>
  );
}
