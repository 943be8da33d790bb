/** The engine as a seller and as a buyer of a bargain. */
export function players({ engine, bargain }, extra = {}, tunables = undefined) {
  const withTunables = (answer) => (request) => answer(request, tunables);
  return [
    bargain.enginePlayer(withTunables(engine.sellNextOffer), 'opponent_offer_history', extra),
    bargain.enginePlayer(withTunables(engine.buyNextOffer), 'seller_offer_history', extra),
  ];
}
