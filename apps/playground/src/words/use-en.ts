/** The words of the third step in English. */
export const use = {
  way: 'Three steps',
  steps: { say: 'Say it', try: 'Try it', use: 'Use it' },
  title: 'Use it',
  lead:
    'Send each message of a buyer together with this policy. The answer contains the text for the buyer and a ' +
    'state; send the state with the next message.',
  answers: 'Answer a buyer with this policy',
  message: 'Hi, is this still available?',
  key:
    'This needs an access key (svc_…): the service printed one at its first start. On your own page you can use the ' +
    'shop element instead: the element talks to your endpoint, which holds the policy and the key.',
  account: 'Keys and account',
  link: {
    title: 'A link for buyers',
    lead:
      'Anyone with the link can bargain over this offer. The link contains your limits, encrypted so that ' +
      'nobody can read them. The link works for seven days and cannot be withdrawn before.',
    seller: 'Your name, as buyers see it',
    once: 'There is only one item: the first deal holds it for 24 hours',
    yours:
      'A conversation stays in the browser of the buyer. You hear of a deal when the buyer sends you the receipt: ' +
      'ask for it. To be told at once, answer buyers on your own page:',
    own: 'how this works',
    make: 'Make a link',
    until: 'Works until {time}. Conversations in this browser appear on your desk.',
    copy: 'Copy the link',
    open: 'Open the link',
    address: 'The link',
  },
};

/** The words of the page that a link opens. */
export const talk = {
  title: 'Make an offer',
  price: 'List price {price}',
  /** What the price is for: `£4.50 per chair and day`. */
  per: [' per ', ' and '],
  soldBy: 'sold by {seller}',
  program: 'A program answers here for the seller.',
  binding: 'The program keeps to what the seller allows. A deal made here is signed, and you get the receipt.',
  goods: 'What is sold, and what you can choose',
  until: 'This link works until {time}.',
  empty: 'Ask, or name your price.',
  table: 'Current offer: {line}',
  accept: 'Accept this offer',
  /** What the button says for the buyer. */
  yes: 'Yes, deal.',
  message: 'Your message',
  send: 'Send',
  restart: 'Begin again',
  over: 'The conversation is over.',
  person: 'A person must answer this: write to the seller directly.',
  kept: 'Keep the receipt: it is your proof of what was agreed. Send it to the seller, who learns of the deal from it.',
  unanswered: 'The service did not answer. Your message is still here; please try again.',
  refused: 'Your message was refused. Please try again, or ask the seller for a new link.',
  faults: {
    sealed_policy_altered: 'This link is incomplete. Copy it again, or ask the seller for it.',
    sealed_policy_foreign: 'This link does not belong to this service, or is too old. Ask the seller for a new one.',
    sealed_policy_expired: 'This link has expired. Ask the seller for a new one.',
    state_invalid: 'This conversation cannot continue. Begin again.',
    rate_exceeded: 'You are writing too fast. Wait a moment and send your message again.',
  } as Readonly<Record<string, string>>,
};

/** The question until when a single thing should be gone. */
export const goneBy = {
  title: 'By when should the item be sold?',
  hint: 'The price at which the item sells without asking you can start high and fall on set dates, or stay as it is.',
  day: 'Sold by',
  buyers: 'How many buyers you expect',
  several: 'Several',
  few: 'One or two',
  first: '{price} at first',
  then: '{price} from {from}',
  fall: 'Let the price fall',
};
