import type { Sums } from '../deal-rows.js';
import type { ReplyAnswer } from '../service/service.js';
import { fill, useWords } from '../words/words.js';
import { DealSums } from './deal-sums.js';

type ShownOffer = Pick<NonNullable<ReplyAnswer['offer']>, 'line' | 'price' | 'quantity' | 'net'> & Sums;

export interface OfferCardProps {
  readonly offer: ShownOffer;
  readonly money: (amount: number) => string;
}

/** The offer on the table: what is paid, each charge on top, and what it is worth to the seller. */
export function OfferCard({ offer, money }: OfferCardProps) {
  const { practice: words } = useWords();
  const { line, price, quantity, net } = offer;
  return (
    <section class="card">
      <h2>{words.table}</h2>
      <p>{line}</p>
      <dl class="pairs amounts">
        <dt>{fill(words.each, { count: String(quantity), price: money(price) })}</dt>
        <dd>{money(price * quantity)}</dd>
        <DealSums deal={offer} money={money} />
        <dt>{words.net}</dt>
        <dd>{money(net)}</dd>
      </dl>
    </section>
  );
}
