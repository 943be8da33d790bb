import { moneyOf } from '../money.js';
import type { Receipt } from '../service/service.js';
import { useWords } from '../words/words.js';

export interface ReceiptListProps {
  readonly receipts: readonly Receipt[];
  readonly language: string;
  readonly linkOf: (receipt: Receipt) => string;
}

/** Receipts, each a link to its check. */
export function ReceiptList({ receipts, language, linkOf }: ReceiptListProps) {
  const { account: words } = useWords();
  return (
    <section class="card">
      <h2>{words.receipts}</h2>
      {receipts.length === 0 && <p class="soft">{words.noReceipts}</p>}
      <ul class="plain-list ruled-list">
        {receipts.map((receipt) => (
          <li key={receipt.id} class="row apart">
            <a href={linkOf(receipt)}>
              <code>{receipt.id.slice(0, 16)}…</code>
            </a>
            <span>{moneyOf(receipt.currency, language)(receipt.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
