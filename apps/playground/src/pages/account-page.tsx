import { useEffect, useState } from 'preact/hooks';
import { AccessKeyForm } from '../components/access-key-form.js';
import { CallFault } from '../components/call-fault.js';
import { IssueKeyForm, type KeyRequest } from '../components/issue-key-form.js';
import { ReceiptList } from '../components/receipt-list.js';
import { WalletCard } from '../components/wallet-card.js';
import type { PaymentTerms, Wallet } from '../service/service.js';
import { useSession } from '../session.js';
import { useCall } from '../use-call.js';
import { linkOf } from '../verify-link.js';
import { useWords } from '../words/words.js';

/** The keys in use, the wallet, and what was agreed in this tab. */
export function AccountPage() {
  const { account: words } = useWords();
  const { hasKey, receipts, useKey, language } = useSession();
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <div class="columns">
        <div class="stack">
          <AccessKeyForm hasKey={hasKey} onKey={useKey} />
          <ReceiptList
            receipts={receipts.map(({ receipt, policy }) => ({ receipt, goods: policy.name }))}
            language={language}
            linkOf={(receipt) => linkOf(JSON.stringify(receipt, null, 2))}
          />
        </div>
        <Money />
      </div>
    </>
  );
}

/** A key with a wallet, what it holds, and the way to a card payment. */
function Money() {
  const { service, walletKey, useWalletKey } = useSession();
  const [terms, setTerms] = useState<PaymentTerms | null>(null);
  const [wallet, setWallet] = useState<Wallet | null>(null);
  const [issued, setIssued] = useState<string | null>(null);
  const call = useCall();
  useEffect(() => void service.paymentTerms().then(setTerms, () => undefined), [service]);
  useEffect(() => {
    setWallet(null);
    if (walletKey !== null) void call.run(async () => setWallet(await service.balance()));
  }, [service]);
  const ask = (request: KeyRequest) =>
    void call.run(async () => {
      const key = await service.issueKey(request);
      setIssued(key);
      useWalletKey(key);
    });
  const pay = (pack: string) =>
    void call.run(async () => location.assign(await service.checkout(pack as 'small', location.href)));
  return (
    <div class="stack">
      <WalletCard
        wallet={wallet}
        packs={terms?.packs ?? {}}
        available={terms?.available ?? null}
        busy={call.busy}
        onPay={pay}
      />
      <CallFault
        fault={call.fault ?? (call.keyWanted ? '' : null)}
        keyWanted={false}
        hasKey={false}
        onKey={() => undefined}
      />
      <IssueKeyForm busy={call.busy} issued={issued} onAsk={ask} onOwn={useWalletKey} />
    </div>
  );
}
