import { useState } from 'preact/hooks';
import { MARK_KINDS, markOf, needsWhat, type MarkKind, type Selected, type SellerMark } from '../seller-marks.js';
import { fill, useWords } from '../words/words.js';
import { TextField } from './text-field.js';

export interface MarkWordsProps {
  /** Null while nothing is selected. */
  readonly selected: Selected | null;
  readonly busy: boolean;
  readonly onMark: (mark: SellerMark) => void;
}

/** Says what selected words of a description are. */
export function MarkWords({ selected, busy, onMark }: MarkWordsProps) {
  const { marking: words } = useWords();
  const [kind, setKind] = useState<MarkKind>('fact');
  const [what, setWhat] = useState('');
  if (selected === null) return <p class="small soft">{words.hint}</p>;
  const mark = markOf(selected, kind, what);
  return (
    <form
      class="card stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (mark !== null) onMark(mark);
      }}
    >
      <p>{fill(words.title, { words: selected.words })}</p>
      <label class="field">
        <span>{words.kind}</span>
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value as MarkKind)}>
          {MARK_KINDS.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      {needsWhat(kind) && (
        <>
          <TextField label={words.what[kind]} value={what} onText={setWhat} />
          <p class="small soft">{words.copied}</p>
        </>
      )}
      <div class="row">
        <button class="button" disabled={busy || mark === null}>
          {words.take}
        </button>
      </div>
    </form>
  );
}
