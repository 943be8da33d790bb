import { useState } from 'preact/hooks';
import { fill, useWords } from '../words/words.js';
import { CodeBlock } from './code-block.js';

/** A link, and until when it is good, in words. */
export interface ShownLink {
  readonly address: string;
  readonly until: string;
}

export interface LinkCardProps {
  /** Null before one was made. */
  readonly link: ShownLink | null;
  /** Whether orders are for one unit, so that there may be only one of it. */
  readonly mayBeOnce: boolean;
  readonly busy: boolean;
  readonly onMake: (seller: string, isOnce: boolean) => void;
}

/** A link by which a person can bargain: made, copied, opened. */
export function LinkCard({ link, mayBeOnce, busy, onMake }: LinkCardProps) {
  const { link: words } = useWords().use;
  const [seller, setSeller] = useState('');
  const [isOnce, setIsOnce] = useState(true);
  return (
    <section class="stack tight">
      <h3>{words.title}</h3>
      <p class="small soft">{words.lead}</p>
      <p class="notice">
        {words.yours} <a href="guide/tutorial-rental.html">{words.own}</a>
      </p>
      <form
        class="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          onMake(seller.trim(), mayBeOnce && isOnce);
        }}
      >
        <label class="field">
          <span>{words.seller}</span>
          <input
            value={seller}
            maxLength={80}
            autocomplete="organization"
            onInput={(event) => setSeller(event.currentTarget.value)}
          />
        </label>
        {mayBeOnce && (
          <label class="row">
            <input
              class="tick-box"
              type="checkbox"
              checked={isOnce}
              onChange={(event) => setIsOnce(event.currentTarget.checked)}
            />
            <span>{words.once}</span>
          </label>
        )}
        <div class="row">
          <button class="button primary" disabled={busy}>
            {words.make}
          </button>
          {link !== null && (
            <a class="button" href={link.address} target="_blank" rel="noreferrer">
              {words.open}
            </a>
          )}
        </div>
      </form>
      {link !== null && (
        <>
          <CodeBlock code={link.address} label={words.address} />
          <p class="small soft" role="status">
            {fill(words.until, { time: link.until })}
          </p>
        </>
      )}
    </section>
  );
}
