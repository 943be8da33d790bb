import { useSession } from '../session.js';

export interface PolicyMissingProps {
  readonly words: Readonly<Record<'none' | 'begin' | 'waiting' | 'answer', string>>;
}

/** Why there is nothing to try: nothing is described yet, or a question about it waits for an answer. */
export function PolicyMissing({ words }: PolicyMissingProps) {
  const { compiled } = useSession();
  return (
    <>
      {compiled === null ? words.none : words.waiting}{' '}
      <a href="#/policy">{compiled === null ? words.begin : words.answer}</a>
    </>
  );
}
