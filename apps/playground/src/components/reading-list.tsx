import { useWords } from '../words/words.js';

export interface ReadingListProps {
  readonly intent: string;
  /** What each part of the message does, with its words. */
  readonly acts: readonly { readonly act: string; readonly words: string }[];
  readonly proposed: readonly { readonly name: string; readonly value: string }[];
  readonly refused: readonly { readonly name: string; readonly value: string }[];
  readonly unread: readonly string[];
  /** What decided the answer: as a code, and in words. */
  readonly decidedBy: string;
  readonly decided: string;
}

/** How the last message was read, and what decided the answer. */
export function ReadingList({ intent, acts, proposed, refused, unread, decidedBy, decided }: ReadingListProps) {
  const { practice: words } = useWords();
  const entries = [
    { name: words.proposed, shown: proposed },
    { name: words.refused, shown: refused },
  ].filter(({ shown }) => shown.length > 0);
  return (
    <section class="card">
      <h2>{words.why}</h2>
      <dl class="pairs">
        <dt>{words.intent}</dt>
        <dd>
          {intent}
          {acts.map(({ act, words: said }) => (
            <span key={said} class="quote">
              {(words.acts as Readonly<Record<string, string>>)[act] ?? act} <q>{said}</q>
            </span>
          ))}
        </dd>
        {entries.flatMap(({ name, shown }) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} values`}>{shown.map((one) => `${one.name} ${one.value}`).join(', ')}</dd>,
        ])}
        {unread.length > 0 && <dt>{words.unread}</dt>}
        {unread.map((said) => (
          <dd key={said}>
            <q>{said}</q>
          </dd>
        ))}
        <dt>{words.decided}</dt>
        <dd>
          {decided} <code class="soft">{decidedBy}</code>
        </dd>
      </dl>
    </section>
  );
}
