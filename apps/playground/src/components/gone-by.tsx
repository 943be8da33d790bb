import { useState } from 'preact/hooks';
import { withDays, type Falling } from '../gone-by.js';
import { fill, useWords } from '../words/words.js';

export interface GoneByProps {
  /** For several buyers, and for few. */
  readonly proposals: readonly Falling[];
  /** A day of the calendar, `YYYY-MM-DD`. */
  readonly today: string;
  readonly money: (amount: number) => string;
  readonly onFall: (falling: Falling) => void;
}

/** Asks until when a single thing should be gone, shows how its reserve would fall, and lets it. */
export function GoneBy({ proposals, today, money, onFall }: GoneByProps) {
  const { goneBy: words } = useWords();
  const [day, setDay] = useState('');
  const [few, setFew] = useState(false);
  const proposal = proposals[few ? 1 : 0];
  const falling = proposal !== undefined && day > today ? withDays(proposal, today, day) : null;
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        if (falling !== null) onFall(falling);
      }}
    >
      <h2>{words.title}</h2>
      <p class="small soft">{words.hint}</p>
      <div class="form-grid">
        <label class="field">
          <span>{words.day}</span>
          <input type="date" min={today} value={day} onInput={(event) => setDay(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{words.buyers}</span>
          <select value={few ? 'few' : 'several'} onChange={(event) => setFew(event.currentTarget.value === 'few')}>
            <option value="several">{words.several}</option>
            <option value="few">{words.few}</option>
          </select>
        </label>
      </div>
      {falling !== null && (
        <ol class="small" aria-live="polite">
          <li>{fill(words.first, { price: money(falling.reserve_price) })}</li>
          {falling.reserve_dates.map(({ from, price }) => (
            <li key={from}>{fill(words.then, { from, price: money(price) })}</li>
          ))}
        </ol>
      )}
      <div class="row">
        <button class="button" disabled={falling === null}>
          {words.fall}
        </button>
      </div>
    </form>
  );
}
