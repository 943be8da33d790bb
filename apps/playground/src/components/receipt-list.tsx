import { moneyOf } from '../money.js';
import type { Receipt } from '../service/service.js';
import { fill, useWords } from '../words/words.js';
import { dealTotal } from './deal-sums.js';

export interface ListedReceipt {
  readonly receipt: Receipt;
  /** What was sold, by the policy: a receipt of the first form does not say it. */
  readonly goods: string;
}

export interface ReceiptListProps {
  readonly receipts: readonly ListedReceipt[];
  readonly language: string;
  readonly linkOf: (receipt: Receipt) => string;
}

/** Receipts by what was sold, how much of it and when; each is a link to its check. */
export function ReceiptList({ receipts, language, linkOf }: ReceiptListProps) {
  const { account: words, receipt: receiptWords } = useWords();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="card">
      <h2>{words.receipts}</h2>
      {receipts.length === 0 && <p class="soft">{words.noReceipts}</p>}
      <ul class="plain-list ruled-list">
        {receipts.map(({ receipt, goods }) => {
          const money = moneyOf(receipt.currency, language);
          const deal = fill(words.deal, { quantity: String(receipt.quantity), price: money(receipt.price) });
          return (
            <li key={receipt.id} class="stack tight">
              <div class="row apart">
                <a href={linkOf(receipt)}>{goods === '' ? deal : goods}</a>
                <span>{dealTotal(receipt, money, receiptWords.perPeriod)}</span>
              </div>
              <p class="small soft">
                {goods !== '' && `${deal} · `}
                {when.format(new Date(receipt.issued_at))} · <code>{receipt.id.slice(0, 16)}…</code>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
