import { useEffect, useRef, useState } from 'preact/hooks';
import type { CheckAnswer, Policy } from '../service/service.js';
import { fill, useWords } from '../words/words.js';
import { PolicyForm } from './policy-form.js';
import { TextDrop } from './text-drop.js';

export interface PolicyEditorProps {
  readonly policy: Policy;
  /** In which amounts are written. */
  readonly language: string;
  readonly check: (policy: unknown) => Promise<CheckAnswer>;
  readonly onChecked: (policy: Policy, answer: CheckAnswer) => void;
}

/** Wait for a pause in typing before the policy is checked. */
const PAUSE_MILLIS = 350;

/** The policy as a form and as JSON, checked as it is typed. */
export function PolicyEditor({ policy, language, check, onChecked }: PolicyEditorProps) {
  const words = useWords();
  const [draft, setDraft] = useState(policy);
  const [json, setJson] = useState(() => JSON.stringify(policy, null, 2));
  const [fault, setFault] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const written = useRef(policy);
  useEffect(() => {
    if (written.current !== policy) {
      setDraft(policy);
      setJson(JSON.stringify(policy, null, 2));
    }
    written.current = policy;
  }, [policy]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const take = (next: Policy) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      check(next).then(
        (answer) => {
          written.current = next;
          setFault(null);
          onChecked(next, answer);
        },
        (reason: Error) => setFault(reason.message),
      );
    }, PAUSE_MILLIS);
  };
  const typed = (text: string) => {
    setJson(text);
    try {
      take(JSON.parse(text) as Policy);
    } catch (reason) {
      setFault(fill(words.fault.json, { reason: (reason as Error).message }));
    }
  };
  const formed = (next: Policy) => {
    setJson(JSON.stringify(next, null, 2));
    take(next);
  };
  return (
    <details class="card editor">
      <summary>{words.policy.change}</summary>
      <div class="stack">
        {fault !== null && (
          <p class="notice error" role="alert">
            {fault}
          </p>
        )}
        <PolicyForm policy={draft} language={language} onChange={formed} />
        <details>
          <summary class="small">{words.policy.json}</summary>
          <TextDrop label={words.policy.json} value={json} onText={typed} />
        </details>
      </div>
    </details>
  );
}
