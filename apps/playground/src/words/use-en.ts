/** The words of the third step in English. */
export const use = {
  way: 'Three steps',
  steps: { say: 'Say it', try: 'Try it', use: 'Use it' },
  title: 'Use it',
  lead:
    'Send each message of a buyer together with this policy. The answer holds what to say and a state; send ' +
    'the state with the next message.',
  answers: 'Answer a buyer with this policy',
  message: 'Hi, is this still available?',
  key:
    'This needs an access key. On a page of your own the element talks to an endpoint of yours, which holds ' +
    'the policy and the key.',
  account: 'Get an access key',
  link: {
    title: 'A link for buyers',
    lead:
      'Whoever opens it can bargain over this offer. The limits stand in it under a seal that nobody can read. It is ' +
      'good for seven days, and nothing takes it back before.',
    seller: 'Your name, as buyers see it',
    once: 'There is only one: the first deal holds it for 24 hours',
    yours:
      'A conversation stays in the browser of the buyer. You hear of a deal when the buyer sends you the receipt: ' +
      'ask for it.',
    make: 'Make a link',
    until: 'Good until {time}. The talks of this browser are on your desk.',
    copy: 'Copy the link',
    open: 'Open it',
    address: 'The link',
  },
};

/** The words of the page that a link opens. */
export const talk = {
  title: 'Make an offer',
  price: 'List price {price}',
  soldBy: 'sold by {seller}',
  program: 'A program answers here for the seller.',
  binding: 'It keeps to what the seller allows. What you agree on here is signed, and you get the receipt.',
  until: 'This link is good until {time}.',
  empty: 'Ask, or name your price.',
  table: 'On the table: {line}',
  accept: 'Accept this offer',
  /** What the button says for the buyer. */
  yes: 'Yes, deal.',
  message: 'Your message',
  send: 'Send',
  restart: 'Begin again',
  over: 'The conversation is over.',
  person: 'A person is needed here: write to the seller directly.',
  kept: 'Keep it: it is your proof of what was agreed. Send it to the seller, who learns of the deal by it.',
  unanswered: 'The service did not answer. Your message is still here; please try again.',
  refused: 'This was refused. Please try again, or ask the seller for a new link.',
  faults: {
    sealed_policy_altered: 'This link is not whole. Copy it again, or ask the seller for it.',
    sealed_policy_foreign: 'This link does not belong to this service, or is too old. Ask the seller for a new one.',
    sealed_policy_expired: 'This link has expired. Ask the seller for a new one.',
    state_invalid: 'This talk cannot go on. Begin again.',
    rate_exceeded: 'That was quick. Wait a moment and send it again.',
  } as Readonly<Record<string, string>>,
};

/** The question until when a single thing should be gone. */
export const goneBy = {
  title: 'Until when should it be gone?',
  hint: 'The price at which it sells without you can begin high and come down by dates. Or leave it as it is.',
  day: 'Gone by',
  buyers: 'How many buyers you expect',
  several: 'Several',
  few: 'One or two',
  first: '{price} at first',
  then: '{price} from {from}',
  fall: 'Let it come down',
};
