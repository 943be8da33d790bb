/** What the tables of the price engine share. */

/** A share as a text: `percent(0.5)` is `50.00 %`. */
export const percent = (share) => `${(100 * share).toFixed(2)} %`;

/** A part of a count, and no fewer than a number of them. */
export const few = (count, part, least) => Math.max(least, Math.round(count / part));

/** The engine as a seller and as a buyer of a bargain. */
export function players({ engine, bargain }, extra = {}, tunables = undefined) {
  const withTunables = (answer) => (request) => answer(request, tunables);
  return [
    bargain.enginePlayer(withTunables(engine.sellNextOffer), 'opponent_offer_history', extra),
    bargain.enginePlayer(withTunables(engine.buyNextOffer), 'seller_offer_history', extra),
  ];
}
