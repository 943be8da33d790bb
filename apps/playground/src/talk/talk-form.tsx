import { useState } from 'preact/hooks';
import { MenuCards } from '../components/menu-cards.js';
import { fill, useWords } from '../words/words.js';
import type { Talk } from './use-talk.js';

/** What the buyer can do next: take what is on the table, choose from a menu, or write. */
export function TalkForm({ talk, busy, say }: Pick<Talk, 'talk' | 'busy' | 'say'>) {
  const { talk: words } = useWords();
  const [message, setMessage] = useState('');
  const { offer = null, menu = [] } = talk?.last ?? {};
  const send = (text: string) => void say(text).then((sent) => sent && setMessage((now) => (now === text ? '' : now)));
  return (
    <div class="stack">
      {menu.length > 0 && <MenuCards offers={menu} onChoose={busy ? null : (option) => send(option)} />}
      {offer !== null && menu.length === 0 && (
        <div class="card">
          <p>{fill(words.table, { line: offer.line })}</p>
          <div class="row">
            <button type="button" class="button primary" disabled={busy} onClick={() => send(words.yes)}>
              {words.accept}
            </button>
          </div>
        </div>
      )}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send(message);
        }}
      >
        <label class="field">
          <span>{words.message}</span>
          <input
            value={message}
            maxLength={4000}
            autocomplete="off"
            onInput={(event) => setMessage(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button class={`button ${offer === null ? 'primary' : ''}`} disabled={busy || message.trim() === ''}>
            {words.send}
          </button>
        </div>
      </form>
    </div>
  );
}
