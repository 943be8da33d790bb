import { useState } from 'preact/hooks';
import { timeOf } from '../deal-rows.js';
import { questionsOf, standingOf, type DeskTalk } from '../desk/desk-talks.js';
import { moneyOf } from '../money.js';
import type { BidDecision } from '../service/service.js';
import { fill, useWords } from '../words/words.js';

export interface DeskCardProps {
  readonly one: DeskTalk;
  readonly language: string;
  readonly busy: boolean;
  readonly onDecide: (decision: BidDecision, price: number | null) => void;
}

/** A talk: how it stands, what waits in it, what was said. */
export function DeskCard(props: DeskCardProps) {
  const { one, language } = props;
  const { desk: words, practice } = useWords();
  const { talk, side, mayDecide } = one;
  const standing = standingOf(one);
  const asked = questionsOf(one);
  const questions = side?.summary?.open_questions ?? asked.length;
  const money = moneyOf(talk.currency, language);
  const when = new Date(talk.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="card">
      <div class="row apart">
        <h2>{talk.name}</h2>
        <span class={standing === 'waits' ? 'severity-warning' : 'soft'}>{words.standings[standing]}</span>
      </div>
      <p class="small soft">
        {when}
        {talk.last.receipt !== undefined &&
          ` · ${fill(words.sold, { price: talk.last.offer?.line ?? money(talk.last.receipt.price) })}`}
        {questions > 0 && ` · ${fill(words.questions, { count: String(questions) })}`}
      </p>
      {asked.length > 0 && (
        <ul class="small">
          {asked.map((question) => (
            <li key={question}>
              <q>{question}</q>
            </li>
          ))}
        </ul>
      )}
      {standing === 'waits' && <Waiting {...props} />}
      {!mayDecide && <p class="small soft">{words.elsewhere}</p>}
      <details>
        <summary class="small">{words.said}</summary>
        <ol class="plain-list ruled-list small">
          {talk.lines.map(({ from, text }, index) => (
            <li key={index}>
              <strong>{practice[from]}:</strong> {text}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** The bid that waits, and what can be decided on it. */
function Waiting({ one: { talk, side, options = [] }, language, busy, onDecide }: DeskCardProps) {
  const { desk: words, receipt } = useWords();
  const [price, setPrice] = useState('');
  const bid = side?.standing_bid;
  if (bid === undefined) return null;
  const money = moneyOf(talk.currency, language);
  const until = new Date(bid.expires_at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const each = bid.quantity > 1 ? fill(words.each, { price: money(bid.price) }) : money(bid.price);
  const time = timeOf({ period: talk.last.offer?.period, periods: bid.periods }, receipt);
  const beside = [time, ...options].filter(Boolean).join(', ');
  const quantity = beside === '' ? String(bid.quantity) : `${bid.quantity} (${beside})`;
  const said = fill(words.bid, { quantity, price: each, until });
  const counter = Number(price);
  return (
    <div class="stack tight">
      <p>
        {said} <strong>{bid.lawful ? words.lawful : words.unlawful}</strong>
      </p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          disabled={busy || !bid.lawful}
          onClick={() => onDecide('accept', null)}
        >
          {words.accept}
        </button>
        <button type="button" class="button" disabled={busy} onClick={() => onDecide('decline', null)}>
          {words.decline}
        </button>
      </div>
      <form
        class="row ends"
        onSubmit={(event) => {
          event.preventDefault();
          onDecide('counter', counter);
        }}
      >
        <label class="field">
          <span>{words.price}</span>
          <input inputMode="decimal" value={price} onInput={(event) => setPrice(event.currentTarget.value)} />
        </label>
        <button class="button" disabled={busy || !(counter > 0)}>
          {words.counter}
        </button>
      </form>
    </div>
  );
}
