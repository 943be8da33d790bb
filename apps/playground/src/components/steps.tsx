import { useWords } from '../words/words.js';

export type Step = 'say' | 'try' | 'use';

/** Where each step of the way from words to a shop is done. */
const STEPS: readonly (readonly [Step, string])[] = [
  ['say', '#/policy'],
  ['try', '#/practice'],
  ['use', '#/policy?step=use'],
];

/** The three steps from words to a shop that sells, and the one that is open. */
export function Steps({ current }: { readonly current: Step }) {
  const { use: words } = useWords();
  return (
    <ol class="steps small" aria-label={words.way}>
      {STEPS.map(([step, href]) => (
        <li key={step}>
          <a href={href} aria-current={step === current ? 'step' : undefined}>
            {words.steps[step]}
          </a>
        </li>
      ))}
    </ol>
  );
}
