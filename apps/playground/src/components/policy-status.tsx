import { useWords } from '../words/words.js';

export interface PolicyStatusProps {
  readonly ready: boolean;
  readonly onUse: () => void;
  readonly onPractise: () => void;
  readonly onBacktest: () => void;
}

/** Whether the policy can be used, and the way on. */
export function PolicyStatus({ ready, onPractise, onBacktest, onUse }: PolicyStatusProps) {
  const { policy: words, backtest, use } = useWords();
  return (
    <div class={`notice row apart ${ready ? 'good' : 'error'}`} role="status">
      <span>{ready ? words.ready : words.notReady}</span>
      {ready && (
        <div class="row">
          <button type="button" class="button primary" onClick={onPractise}>
            {words.practice}
          </button>
          <button type="button" class="button" onClick={onBacktest}>
            {backtest.title}
          </button>
          <button type="button" class="button" onClick={onUse}>
            {use.title}
          </button>
        </div>
      )}
    </div>
  );
}
