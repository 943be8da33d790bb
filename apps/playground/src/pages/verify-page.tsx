import { useEffect, useState } from 'preact/hooks';
import { ReceiptCard } from '../components/receipt-card.js';
import { CheckList } from '../components/check-list.js';
import { TextDrop } from '../components/text-drop.js';
import { useRoute } from '../route.js';
import { useSession } from '../session.js';
import { useCall } from '../use-call.js';
import { CallFault } from '../components/call-fault.js';
import { fill, useWords } from '../words/words.js';
import { goodsOf, readReceipt, verifyHere, type Verdict } from '../verify-here.js';
import { linkOf, receiptOfLink } from '../verify-link.js';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** Checks a receipt in the page: nothing of it is sent anywhere. */
export function VerifyPage() {
  const { verify: words } = useWords();
  const { service, receipts, hasKey, useKey } = useSession();
  const { values } = useRoute();
  const latest = receipts.at(-1);
  const [receipt, setReceipt] = useState(() => receiptOfLink(values) ?? (latest ? pretty(latest.receipt) : ''));
  const [policy, setPolicy] = useState(() => (values.has('receipt') || !latest ? '' : pretty(latest.policy)));
  const [keys, setKeys] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const call = useCall();
  const changed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setVerdict(null);
  };
  const fetchKeys = () => call.run(async () => changed(setKeys)(pretty(await service.publishedKeys())));
  useEffect(() => void fetchKeys(), [service]);
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <form
        class="columns"
        onSubmit={(event) => {
          event.preventDefault();
          void verifyHere({ receipt, policy, keys }).then(setVerdict);
        }}
      >
        <div class="stack">
          <TextDrop label={words.receipt} value={receipt} onText={changed(setReceipt)} />
          <TextDrop label={words.policy} value={policy} onText={changed(setPolicy)} />
          <TextDrop label={words.keys} hint={words.keysHint} value={keys} onText={changed(setKeys)} />
          <div class="row">
            <button class="button primary" disabled={receipt.trim() === ''}>
              {words.check}
            </button>
            <button type="button" class="button quiet" onClick={() => void fetchKeys()}>
              {words.fetchKeys}
            </button>
            {receipt.trim() !== '' && (
              <a class="button quiet" href={linkOf(receipt)}>
                {words.link}
              </a>
            )}
          </div>
          <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
        </div>
        <div class="stack" aria-live="polite">
          <Outcome verdict={verdict} receipt={receipt} policy={policy} />
          <p class="small soft">
            <a href="verify-receipt.html" download="verify-receipt.html">
              {words.file}
            </a>{' '}
            {words.fileHint}
          </p>
        </div>
      </form>
    </>
  );
}

interface OutcomeProps {
  readonly verdict: Verdict | null;
  readonly receipt: string;
  readonly policy: string;
}

/** The verdict, and what the receipt says: as agreed only where it holds. */
function Outcome({ verdict, receipt, policy }: OutcomeProps) {
  const { verify: words } = useWords();
  const { language } = useSession();
  const shown = readReceipt(receipt);
  if (verdict !== null && 'unread' in verdict)
    return (
      <p class="notice error">
        <strong>{fill(words.notJson, { text: words.texts[verdict.unread] })}</strong> {words.notJsonHint}
      </p>
    );
  const standing = verdict === null ? 'unchecked' : verdict.valid ? 'agreed' : 'refuted';
  return (
    <>
      {verdict !== null && (
        <p class={`notice ${verdict.valid ? 'good' : 'error'}`}>
          <strong>{verdict.valid ? words.holds : words.fails}</strong>
        </p>
      )}
      {shown !== null && (
        <ReceiptCard
          receipt={shown}
          language={language}
          standing={standing}
          goods={standing === 'agreed' ? goodsOf(policy) : undefined}
        />
      )}
      {verdict !== null && <CheckList checks={verdict.checks} />}
    </>
  );
}
