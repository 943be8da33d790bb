import { useEffect, useState } from 'preact/hooks';
import { CheckList } from '../components/check-list.js';
import { ReceiptCard } from '../components/receipt-card.js';
import { publishedKeys, type BuyersReply } from '../service/talk-service.js';
import type { Verdict } from '../verify-here.js';
import { useWords, type LanguageId } from '../words/words.js';

export interface TalkReceiptProps {
  readonly receipt: NonNullable<BuyersReply['receipt']>;
  readonly language: LanguageId;
}

/** The receipt of a deal, checked in this page under the keys that the service publishes. */
export function TalkReceipt({ receipt, language }: TalkReceiptProps) {
  const { talk: words, verify } = useWords();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    void Promise.all([import('../verify-here.js'), publishedKeys()]).then(
      async ([{ verifyHere }, keys]) =>
        setVerdict(await verifyHere({ receipt: JSON.stringify(receipt), policy: '', keys })),
      () => undefined,
    );
  }, [receipt]);
  const checked = verdict !== null && 'valid' in verdict ? verdict : null;
  const standing = checked === null ? 'unchecked' : checked.valid ? 'agreed' : 'refuted';
  return (
    <>
      {checked !== null && (
        <p class={`notice ${checked.valid ? 'good' : 'error'}`} role="status">
          <strong>{checked.valid ? verify.holds : verify.fails}</strong> {checked.valid && words.kept}
        </p>
      )}
      <ReceiptCard receipt={receipt} language={language} standing={standing} />
      {checked !== null && (
        <section class="card">
          <CheckList checks={checked.checks} />
        </section>
      )}
    </>
  );
}
