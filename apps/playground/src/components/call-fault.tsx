import { useWords } from '../words/words.js';
import { KeyForm } from './key-form.js';

export interface CallFaultProps {
  /** What went wrong; empty where nothing answered; null where nothing went wrong. */
  readonly fault: string | null;
  readonly keyWanted: boolean;
  /** Whether a key is in use. */
  readonly hasKey: boolean;
  /** Null forgets the key in use. */
  readonly onKey: (key: string | null) => void;
}

/** What stands in the way of a call, and what to do about it. */
export function CallFault({ fault, keyWanted, hasKey, onKey }: CallFaultProps) {
  const words = useWords();
  if (keyWanted) return <KeyForm hasKey={hasKey} onKey={onKey} />;
  if (fault === null) return null;
  return (
    <p class="notice error" role="alert">
      {fault === '' ? words.fault.network : fault}
    </p>
  );
}
