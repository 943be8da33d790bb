import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../words/words.js';

export interface ChatLine {
  readonly from: 'buyer' | 'seller';
  readonly text: string;
  /** How it was read, or what decided it. */
  readonly note: string;
}

export interface ChatLogProps {
  readonly lines: readonly ChatLine[];
  readonly busy: boolean;
  /** What stands there before the first line; left out: that nothing was said yet. */
  readonly empty?: string;
}

/** The conversation, newest last; what comes new is read out. */
export function ChatLog({ lines, busy, empty }: ChatLogProps) {
  const { practice: words, busy: working } = useWords();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => log.current?.scrollTo(0, log.current.scrollHeight), [lines.length, busy]);
  return (
    <div class="chat" role="log" aria-live="polite" tabIndex={0} ref={log}>
      <ol class="plain-list">
        {lines.map(({ from, text, note }, index) => (
          <li key={index} class={`line ${from} appear`}>
            <span class="visually-hidden">{words[from]}</span>
            <span class="said">{text}</span>
            {note !== '' && <span class="note">{note}</span>}
          </li>
        ))}
      </ol>
      <p class="soft small">{busy ? working : lines.length === 0 ? (empty ?? words.empty) : ''}</p>
    </div>
  );
}
