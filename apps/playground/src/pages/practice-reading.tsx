import { ReadingList } from '../components/reading-list.js';
import { decidedText } from '../decided.js';
import { factsOf, proposalOf } from '../exchange.js';
import type { Policy, ReplyAnswer } from '../service/service.js';
import { useWords } from '../words/words.js';

interface ReadingProps {
  readonly answer: ReplyAnswer;
  readonly policy: Policy;
  readonly money: (amount: number) => string;
}

/** How the last message was read, and what decided its answer. */
export function Reading({ answer, policy, money }: ReadingProps) {
  const words = useWords();
  const { reading, decided_by: decidedBy } = answer;
  const { acts = [], unread = [] } = factsOf(answer);
  return (
    <ReadingList
      intent={words.practice.intents[reading.intent]}
      acts={acts}
      proposed={proposalOf(reading.package, policy, words, money)}
      refused={proposalOf(reading.refuses, policy, words, money)}
      unread={unread}
      decidedBy={decidedBy}
      decided={decidedText(decidedBy, words)}
    />
  );
}
