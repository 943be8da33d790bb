import type { BuyerStyle } from '../service/service.js';
import { useWords } from '../words/words.js';

export interface MessageFormProps {
  readonly message: string;
  readonly style: BuyerStyle;
  readonly busy: boolean;
  readonly onMessage: (message: string) => void;
  readonly onStyle: (style: BuyerStyle) => void;
  readonly onSend: () => void;
  readonly onAutomatic: () => void;
}

/** The buyer's next message, written by hand or by the practice buyer. */
export function MessageForm(props: MessageFormProps) {
  const { message, style, busy, onMessage, onStyle, onSend, onAutomatic } = props;
  const { practice: words } = useWords();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label class="field">
        <span>{words.message}</span>
        <input value={message} onInput={(event) => onMessage(event.currentTarget.value)} />
      </label>
      <div class="row">
        <button class="button primary" disabled={busy || message.trim() === ''}>
          {words.send}
        </button>
        <button type="button" class="button" disabled={busy} onClick={onAutomatic}>
          {words.automatic}
        </button>
        <label class="row small soft">
          <span>{words.style}</span>
          <select class="inline" value={style} onChange={(event) => onStyle(event.currentTarget.value as BuyerStyle)}>
            {(Object.keys(words.styles) as BuyerStyle[]).map((one) => (
              <option key={one} value={one}>
                {words.styles[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </form>
  );
}
