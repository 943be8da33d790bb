import type { BuyerStyle } from '../service/service.js';
import { fill, useWords } from '../words/words.js';

/** How a practice buyer came off: its price, or null where there was no deal. */
export interface Outcome {
  readonly price: number | null;
  /** What the deal is worth to the seller a unit, where that is another figure; else null. */
  readonly net: number | null;
  readonly messages: number;
}

export interface OutcomeTableProps {
  readonly outcomes: Readonly<Partial<Record<BuyerStyle, Outcome>>>;
  readonly busy: boolean;
  readonly money: (amount: number) => string;
  readonly onPlay: (style: BuyerStyle) => void;
}

/** What somebody who knows the rules gets, beside the others: each is played when it is asked for. */
export function OutcomeTable({ outcomes, busy, money, onPlay }: OutcomeTableProps) {
  const { backtest: words, practice } = useWords();
  const styles = (Object.keys(practice.styles) as BuyerStyle[]).sort(
    (one, other) => Number(other === 'bargain_hunter') - Number(one === 'bargain_hunter'),
  );
  return (
    <table class="small">
      <thead>
        <tr>
          <th scope="col">{words.manner}</th>
          <th scope="col" class="number">
            {words.paid}
          </th>
          <th scope="col" class="number">
            {words.messages}
          </th>
        </tr>
      </thead>
      <tbody>
        {styles.map((style) => {
          const outcome = outcomes[style];
          return (
            <tr key={style}>
              <th scope="row">{practice.styles[style]}</th>
              {outcome === undefined ? (
                <td class="number" colSpan={2}>
                  <button
                    type="button"
                    class="button quiet"
                    disabled={busy}
                    aria-label={`${words.play}: ${practice.styles[style]}`}
                    onClick={() => onPlay(style)}
                  >
                    {words.play}
                  </button>
                </td>
              ) : (
                <>
                  <td class="number">
                    {outcome.price === null ? words.noDeal : money(outcome.price)}
                    {outcome.net !== null && (
                      <>
                        <br />
                        <span class="soft">{fill(words.worth, { net: money(outcome.net) })}</span>
                      </>
                    )}
                  </td>
                  <td class="number">{outcome.messages}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
