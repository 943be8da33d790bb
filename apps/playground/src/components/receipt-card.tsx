import type { ComponentChildren } from 'preact';
import { receiptRows } from '../deal-rows.js';
import { moneyOf } from '../money.js';
import type { Receipt } from '../service/service.js';
import { useWords } from '../words/words.js';
import { DealRows, dealTotal } from './deal-sums.js';

export interface ReceiptCardProps {
  readonly receipt: Receipt;
  readonly language: string;
  /** What a check came to; left out where the service has just signed it. */
  readonly standing?: 'agreed' | 'unchecked' | 'refuted';
  /** What was sold, for a receipt of the first form, which does not say it. */
  readonly goods?: string | undefined;
  /** What can be done with it, unless it was refuted. */
  readonly children?: ComponentChildren;
}

/** What was agreed and signed, as people read it; what is not proven is no agreed deal, and is marked. */
export function ReceiptCard({ receipt, language, standing = 'agreed', goods, children }: ReceiptCardProps) {
  const { receipt: words } = useWords();
  const money = moneyOf(receipt.currency, language);
  return (
    <section class={`card receipt appear ${standing}`}>
      <div class="row apart">
        <h2>{words.titles[standing]}</h2>
        {standing !== 'refuted' && <span class="total">{dealTotal(receipt, money, words.perPeriod)}</span>}
      </div>
      {standing !== 'agreed' && <p class={standing === 'refuted' ? 'fault' : 'soft'}>{words.hints[standing]}</p>}
      <dl class="pairs amounts">
        <DealRows rows={receiptRows(receipt, money, words, goods)} />
      </dl>
      <ul class="plain-list ruled-list small soft">
        {Object.values(receipt.labels).map((label) => (
          <li key={label}>{label}</li>
        ))}
        <li>
          {words.issued} {new Date(receipt.issued_at).toLocaleString(language)} · <code>{receipt.id}</code>
        </li>
      </ul>
      {standing !== 'refuted' && (
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
      )}
    </section>
  );
}
