export interface PolicyMissingProps {
  readonly words: Readonly<Record<'none' | 'begin' | 'waiting' | 'answer', string>>;
  /** Whether a description is compiled, and a question about it open. */
  readonly waits: boolean;
}

/** Why there is nothing to try: nothing is described yet, or a question about it waits for an answer. */
export function PolicyMissing({ words, waits }: PolicyMissingProps) {
  return (
    <>
      {waits ? words.waiting : words.none} <a href="#/policy">{waits ? words.answer : words.begin}</a>
    </>
  );
}
