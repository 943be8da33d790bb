import type { Policy } from '../service/service.js';
import { useWords } from '../words/words.js';
import { TextField } from './text-field.js';

export interface SayingsFormProps {
  readonly policy: Policy;
  readonly onChange: (part: Partial<Policy>) => void;
}

/** Lists of what is said to a buyer: answers, refusals, and what a person takes over. */
const SAYINGS = ['facts', 'never', 'handoff'] as const;

/** A saying as the form sees it: the words that raise it, and what is said. */
interface Saying {
  readonly id: string;
  readonly words: readonly string[];
  readonly answer?: string;
  readonly text?: string;
}

/** What a buyer may be told, what is always refused, and what is for a person. */
export function SayingsForm({ policy, onChange }: SayingsFormProps) {
  const { policy: words } = useWords();
  return (
    <>
      {SAYINGS.map((list) => {
        const sayings: readonly Saying[] = policy[list] ?? [];
        const member = list === 'facts' ? 'answer' : 'text';
        const put = (next: readonly Saying[]) => onChange({ [list]: next });
        const change = (index: number, part: Partial<Saying>) =>
          put(sayings.map((one, at) => (at === index ? { ...one, ...part } : one)));
        return (
          <fieldset key={list} class="plain">
            <legend>{words.sayings[list]}</legend>
            {sayings.map((saying, index) => (
              <div key={saying.id} class="option-row">
                <TextField
                  label={words.saidWhen}
                  value={saying.words.join(', ')}
                  onText={(text) => change(index, { words: text.split(/\s*[,，、]\s*/) })}
                />
                <TextField
                  label={words.said}
                  value={saying[member] ?? ''}
                  onText={(text) => change(index, { [member]: text })}
                />
              </div>
            ))}
            <div class="row">
              <button
                type="button"
                class="button small"
                onClick={() => put([...sayings, { id: freeId(list, sayings), words: [''], [member]: '' }])}
              >
                {words.add}
              </button>
              {sayings.length > 0 && (
                <button type="button" class="button quiet" onClick={() => put(sayings.slice(0, -1))}>
                  {words.removeLast}
                </button>
              )}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}

/** An id that no other saying of the list has. */
function freeId(list: string, sayings: readonly Saying[]): string {
  let count = sayings.length + 1;
  while (sayings.some(({ id }) => id === `${list}_${count}`)) count += 1;
  return `${list}_${count}`;
}
