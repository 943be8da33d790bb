import { fill, useWords } from '../words/words.js';

export interface WalletCardProps {
  /** Null before it was asked. */
  readonly wallet: { readonly starter_millicents: number; readonly funded_millicents: number } | null;
  /** What each pack funds, in cents. */
  readonly packs: Readonly<Record<string, number>>;
  /** Whether cards are taken; null before it is known. */
  readonly available: boolean | null;
  readonly busy: boolean;
  readonly onPay: (pack: string) => void;
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const MILLICENTS_PER_CENT = 1000;

/** What the wallet holds, and how it is topped up. */
export function WalletCard({ wallet, packs, available, busy, onPay }: WalletCardProps) {
  const { account: words } = useWords();
  const { starter_millicents: starter = 0, funded_millicents: funded = 0 } = wallet ?? {};
  return (
    <section class="card">
      <h2>{words.wallet}</h2>
      {wallet === null ? (
        <p class="soft">{words.noWallet}</p>
      ) : (
        <dl class="pairs amounts">
          <dt>{words.starter}</dt>
          <dd>{dollars(starter / MILLICENTS_PER_CENT)}</dd>
          <dt>{words.funded}</dt>
          <dd>{dollars(funded / MILLICENTS_PER_CENT)}</dd>
          <dt>{words.spendable}</dt>
          <dd class="total">{dollars((starter + funded) / MILLICENTS_PER_CENT)}</dd>
        </dl>
      )}
      <div class="row">
        {Object.entries(packs).map(([pack, cents]) => (
          <button
            key={pack}
            type="button"
            class="button"
            disabled={busy || wallet === null || available !== true}
            onClick={() => onPay(pack)}
          >
            {fill(words.topUp, { amount: dollars(cents) })}
          </button>
        ))}
      </div>
      <p class="small soft">{available === false ? words.noCards : words.cards}</p>
    </section>
  );
}
