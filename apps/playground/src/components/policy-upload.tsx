import { useState } from 'preact/hooks';
import { fill, useWords } from '../words/words.js';

/** Opens a policy that was saved before. */
export function PolicyUpload({ onPolicy }: { readonly onPolicy: (policy: unknown) => void }) {
  const words = useWords();
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onPolicy(JSON.parse(await file.text()));
      setFault(null);
    } catch (reason) {
      setFault(fill(words.fault.json, { reason: (reason as Error).message }));
    }
  };
  return (
    <div class="stack tight">
      <label class="file small">
        <span>{words.policy.open}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {fault !== null && (
        <p class="notice error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
