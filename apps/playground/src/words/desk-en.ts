/** The words of the seller's desk in English. */
export const desk = {
  title: 'Your desk',
  lead: 'The talks over your links that were held in this browser. The service keeps none, so it knows of no others.',
  reach:
    'A buyer who opens a link on a device of their own bargains all the same, and a deal is signed. But that talk ' +
    'stays on that device: its bids do not reach this desk. To get them, let the element on a page of your own speak ' +
    'to an endpoint that keeps its talks, as the example of a shop does.',
  none: 'There is no talk yet.',
  figures: {
    talks: 'Talks',
    waiting: 'Bids that wait',
    deals: 'Deals',
    questions: 'Questions noted',
    conversion: 'Of all talks, deals',
  },
  csv: 'Download as a table (CSV)',
  standings: { deal: 'Deal', waits: 'Waits for you', ended: 'Ended', open: 'Open' },
  sold: 'sold at {price}',
  questions: '{count} noted for you',
  elsewhere: 'The link was made in another browser: only there can you decide.',
  said: 'What was said',
  bid: 'A bid of {price} for {quantity}, until {until}.',
  lawful: 'Your rules allow it.',
  unlawful: 'It is below what your rules allow.',
  accept: 'Accept',
  decline: 'Decline',
  price: 'Your price',
  counter: 'Offer this',
};
