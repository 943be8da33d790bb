import type { ComponentChildren } from 'preact';
import { moneyOf } from '../money.js';
import type { Receipt } from '../service/service.js';
import { useWords } from '../words/words.js';

export interface ReceiptCardProps {
  readonly receipt: Receipt;
  readonly language: string;
  /** What can be done with it. */
  readonly children?: ComponentChildren;
}

/** What was agreed and signed, as people read it. */
export function ReceiptCard({ receipt, language, children }: ReceiptCardProps) {
  const { receipt: words } = useWords();
  const money = moneyOf(receipt.currency, language);
  return (
    <section class="card receipt appear">
      <div class="row apart">
        <h2>{words.title}</h2>
        <span class="total">{money(receipt.total)}</span>
      </div>
      <dl class="pairs amounts">
        <dt>{words.price}</dt>
        <dd>{money(receipt.price)}</dd>
        <dt>{words.list}</dt>
        <dd>{money(receipt.list_price)}</dd>
        <dt>{words.quantity}</dt>
        <dd>{receipt.quantity}</dd>
        {receipt.charges.flatMap(({ term, option, label, amount }) => [
          <dt key={`${term} ${option}`}>{label}</dt>,
          <dd key={`${term} ${option} amount`}>{money(amount)}</dd>,
        ])}
        <dt>{words.total}</dt>
        <dd>{money(receipt.total)}</dd>
      </dl>
      <ul class="plain-list ruled-list small soft">
        {Object.values(receipt.labels).map((label) => (
          <li key={label}>{label}</li>
        ))}
        <li>
          {words.issued} {new Date(receipt.issued_at).toLocaleString(language)} · <code>{receipt.id}</code>
        </li>
      </ul>
      <div class="row">
        {children}
        <a
          class="button"
          download={`${receipt.id}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(receipt, null, 2))}`}
        >
          {words.save}
        </a>
      </div>
    </section>
  );
}
