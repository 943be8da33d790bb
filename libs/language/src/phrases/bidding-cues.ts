/** Words of currencies. Data only. */
export const CURRENCY_CUES: ReadonlySet<string> = new Set(
  'dollar dollars bucks euro euros pound pounds quid yuan'.split(' '),
);

/** The closed words of a bid, and of currencies: what a slip of the hand is read over. Data only. */
export const BIDDING_CUES: ReadonlySet<string> = new Set([
  ...CURRENCY_CUES,
  ...(
    'i we can could would will how about pay paying give offer offering bid take accept want buy budget price ' +
    'maximum most highest final last total cash each rmb ' +
    'for the that this and you your only deal sell'
  ).split(' '),
]);
