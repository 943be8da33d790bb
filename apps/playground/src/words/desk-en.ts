/** The words of the seller's desk in English. */
export const desk = {
  title: 'Your desk',
  lead:
    'These are the conversations through your links that are stored in this browser. The service stores no ' +
    'conversations, so those in other browsers are not shown.',
  reach:
    'A buyer who opens your link on another device can bargain and sign a deal as well. But that conversation ' +
    'stays on that device: its bids do not reach this desk. To receive them, put the shop element on ' +
    'your own page with an endpoint that stores conversations, as the shop example does.',
  none: 'There is no conversation yet.',
  figures: {
    talks: 'Conversations',
    waiting: 'Waiting bids',
    deals: 'Deals',
    questions: 'Open questions',
    conversion: 'Conversations that became deals',
  },
  csv: 'Download as a table (CSV)',
  standings: { deal: 'Deal', waits: 'Waiting for your decision', ended: 'Ended', open: 'Open' },
  sold: 'sold: {price}',
  questions: '{count} open questions',
  elsewhere: 'You can decide only in the browser in which the link was made. This is another one.',
  said: 'The conversation',
  bid: 'A bid of {price} for {quantity}, until {until}.',
  each: '{price} each',
  lawful: 'Your rules allow this bid.',
  unlawful: 'This bid is below what your rules allow.',
  accept: 'Accept',
  decline: 'Decline',
  price: 'Your counter-price',
  counter: 'Make this counter-offer',
};
