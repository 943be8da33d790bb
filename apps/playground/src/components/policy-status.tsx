import { useWords } from '../words/words.js';

export interface PolicyStatusProps {
  readonly ready: boolean;
  readonly onPractise: () => void;
}

/** Whether the policy can be used, and the way on. */
export function PolicyStatus({ ready, onPractise }: PolicyStatusProps) {
  const { policy: words } = useWords();
  return (
    <div class={`notice row apart ${ready ? 'good' : 'error'}`} role="status">
      <span>{ready ? words.ready : words.notReady}</span>
      {ready && (
        <button type="button" class="button primary" onClick={onPractise}>
          {words.practice}
        </button>
      )}
    </div>
  );
}
