export interface PolicyMissingProps {
  readonly words: Readonly<Record<'none' | 'begin' | 'waiting' | 'answerIt', string>>;
  /** Whether an offer is described already, with a question that waits. */
  readonly waits: boolean;
}

/** Why there is nothing to try: nothing is described yet, or a question about it waits for an answer. */
export const PolicyMissing = ({ words, waits }: PolicyMissingProps) => (
  <>
    {waits ? words.waiting : words.none} <a href="#/policy">{waits ? words.answerIt : words.begin}</a>
  </>
);
