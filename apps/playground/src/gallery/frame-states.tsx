import { AccessKeyForm } from '../components/access-key-form.js';
import { CallFault } from '../components/call-fault.js';
import { CheckList } from '../components/check-list.js';
import { IssueKeyForm } from '../components/issue-key-form.js';
import { KeyForm } from '../components/key-form.js';
import { NoSuchPage } from '../components/no-such-page.js';
import { ReceiptList } from '../components/receipt-list.js';
import { TextDrop } from '../components/text-drop.js';
import { ThemeChoice } from '../components/theme-choice.js';
import { WalletCard } from '../components/wallet-card.js';
import { nothing, RECEIPT } from './samples.js';

const WALLET = { starter_millicents: 50_000, funded_millicents: 1_000_000 };
const PACKS = { small: 1_000, large: 20_000 };

/** Header and footer stand around this page, in the state that is set. */
export const FRAME_STATES = {
  'access-key-form': [true, false].map((hasKey) => <AccessKeyForm hasKey={hasKey} onKey={nothing} />),
  'call-fault': [
    <CallFault fault="429: too many requests" keyWanted={false} hasKey={false} onKey={nothing} />,
    <CallFault fault="" keyWanted={false} hasKey={false} onKey={nothing} />,
    <CallFault fault={null} keyWanted hasKey={false} onKey={nothing} />,
  ],
  'check-list': [
    <CheckList
      checks={[
        { id: 'floor', ok: true, message: 'not below the lowest price' },
        { id: 'notary_sig', ok: false, message: 'the signature is not that of the key' },
      ]}
    />,
  ],
  'issue-key-form': [
    <IssueKeyForm busy={false} issued={null} onAsk={nothing} onOwn={nothing} />,
    <IssueKeyForm busy issued="gt_sample" onAsk={nothing} onOwn={nothing} />,
  ],
  'key-form': [<KeyForm hasKey={false} onKey={nothing} />, <KeyForm hasKey onKey={nothing} />],
  'theme-choice': [<ThemeChoice theme="dark" onTheme={nothing} />],
  'no-such-page': [<NoSuchPage name="verfy" />],
  'receipt-list': [
    <ReceiptList
      receipts={['Oak desk', ''].map((goods) => ({ receipt: { ...RECEIPT, id: `${RECEIPT.id}${goods}` }, goods }))}
      language="en"
      linkOf={() => '#/verify'}
    />,
    <ReceiptList receipts={[]} language="en" linkOf={() => '#/verify'} />,
  ],
  'text-drop': [<TextDrop label="Receipt" hint="as JSON" value="" onText={nothing} />],
  'wallet-card': [
    <WalletCard wallet={WALLET} packs={PACKS} available busy={false} onPay={nothing} />,
    <WalletCard wallet={null} packs={PACKS} available={false} busy={false} onPay={nothing} />,
  ],
};
