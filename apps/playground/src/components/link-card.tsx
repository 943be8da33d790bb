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
  readonly busy: boolean;
  readonly onMake: (seller: string) => void;
}

/** A link by which a person can bargain: made, copied, opened. */
export function LinkCard({ link, busy, onMake }: LinkCardProps) {
  const { link: words } = useWords().use;
  const [seller, setSeller] = useState('');
  return (
    <section class="stack tight">
      <h3>{words.title}</h3>
      <p class="small soft">{words.lead}</p>
      <form
        class="stack tight"
        onSubmit={(event) => {
          event.preventDefault();
          onMake(seller.trim());
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
