import type { JsonSchema } from './json-schema.js';
import { STOCK_KEYS } from './policy.js';
import { POLICY_SHAPE } from './policy-shape.js';

/** What a place of the policy says: of itself, of its members by name, and of each item of a list. */
interface Words {
  readonly self: string;
  readonly members?: Readonly<Record<string, Words | string>>;
  readonly item?: Words | string;
}

const wordList = (self: string): Words => ({ self, item: 'A word or phrase.' });
const reduction = (self: string, share: string): Words => ({
  self: `${self}: exactly one of share, amount, to_price.`,
  members: { share, amount: 'Money a unit.', to_price: 'Down to this unit price.' },
});
const effect = {
  gives: reduction('What everybody who has it pays less, not bargained over', 'A share of the list price.'),
  unlocks: reduction('How far below the package’s list the price may be bargained', 'A share of the package’s list.'),
  stacks: 'Whether it adds to the effects of other choices.',
};
const optionRef = {
  self: 'An option of a term.',
  members: { term: 'A term id.', option: 'An option id of that term.' },
} satisfies Words;
const breaksFrom = (what: string): Words => ({
  self: 'Lower prices and trades for more of it.',
  item: {
    self: 'What is lower, or may be bargained lower, from there on.',
    members: {
      from: `From this ${what} on.`,
      ...effect,
      flag: 'For buyers with this confirmed flag only.',
      option: { self: 'For orders with this option only.', members: optionRef.members },
    },
  },
});
const subject = (self: string): Words => ({
  self,
  members: { id: 'Its id.', text: 'What is said about it.', words: wordList('Words that raise it.') },
});

const option: Words = {
  self: 'One way to settle a term.',
  members: {
    id: 'The option’s id, unique in its term.',
    label: 'What buyers read.',
    worth: 'Money to the seller against the default option, beside its charge.',
    worth_per: 'Whether worth counts a unit or a deal.',
    ...effect,
    charge: {
      self: 'What the buyer pays for it on top of the price, never discounted: exactly one of amount, share.',
      members: { amount: 'Money, as often as charge_per says.', share: 'A share of price times quantity.' },
    },
    charge_per:
      'How often a charge of an amount is paid: a unit, a period, a unit and period, a deal, or a count of its own.',
    periods: 'For how many periods the deal is made with it.',
    requires: { self: 'An option of another term without which it cannot be had.', members: optionRef.members },
    requires_discount_at_most: 'Given only while the discount from list is at most this share.',
    words: wordList('How buyers name the option.'),
  },
};

const term: Words = {
  self: 'Something that can be traded.',
  members: {
    id: 'The term’s id.',
    label: 'What buyers read.',
    options: { self: 'The ways to settle it.', item: option },
    default: 'The option that holds when nobody speaks of the term.',
    words: wordList('How buyers name the term.'),
  },
};

const bind: Words = {
  self: 'A stock record that must say available.',
  members: {
    match: {
      self: 'A record matches by any of these.',
      members: Object.fromEntries(STOCK_KEYS.map((key) => [key, `The record’s ${key}.`])),
    },
    option: optionRef,
    accept: wordList('Availability words that count as available too.'),
  },
};

/** Apart from the shape: what only checks policies, such as a verifier in a browser, need not carry the words. */
const POLICY_WORDS: Words = {
  self: 'What a seller may agree to.',
  members: {
    version: 'The policy language.',
    name: 'What is sold.',
    language: 'The seller’s language.',
    currency: 'ISO 4217 code.',
    salt: '128 random bits, base64url.',
    price_decimals: 'Decimals of the unit price.',
    engine: 'A name of the bargain: bundle2 or price1, which are one.',
    meso: 'Options in a menu; 0 or 1 is one deal at a time.',
    list_price: 'The unit price nobody pays more than.',
    floor_price: 'The unit price nobody pays less than.',
    reserve_price: 'The lowest unit price at which a conversation closes by itself; computed where it is absent.',
    reserve_dates: {
      self: 'How the reserve falls by dates.',
      item: {
        self: 'A reserve from a day on.',
        members: { from: 'The day, YYYY-MM-DD, from midnight UTC.', price: 'The reserve from then on.' },
      },
    },
    free_discount: 'Money a unit that may be given for nothing from the package’s list; absent means to the reserve.',
    quantity: {
      self: 'What may be ordered.',
      members: {
        min: 'Fewest units.',
        max: 'Most units.',
        unit: 'The word for one unit.',
        step: 'Counts are multiples of it.',
        breaks: breaksFrom('quantity'),
      },
    },
    period: {
      self: 'Where the price is paid by time: prices, worth and discounts are then for one unit and one period.',
      members: {
        unit: 'What one period is.',
        min: 'Fewest periods.',
        max: 'Most periods.',
        default: 'How many where nobody says; absent means until somebody ends it.',
        breaks: breaksFrom('number of periods'),
      },
    },
    terms: { self: 'What can be traded beside the price.', item: term },
    grants: {
      self: 'What confirmed buyers get.',
      item: {
        self: 'What a confirmed flag opens.',
        members: {
          flag: 'The flag in the caller’s records.',
          ...effect,
          options: { self: 'Options only for buyers with the flag.', item: optionRef },
        },
      },
    },
    never: { self: 'What is never given.', item: subject('A request that is always refused.') },
    inventory: { self: 'What stock records must confirm.', members: { bind: { self: 'The binds.', item: bind } } },
    handoff: { self: 'Subjects for people.', item: subject('A subject for a person.') },
    facts: {
      self: 'Answers.',
      item: {
        self: 'Something a buyer may be told.',
        members: { id: 'Its id.', words: wordList('Words that ask for it.'), answer: 'What buyers are told.' },
      },
    },
    manner: {
      self: 'How the seller negotiates.',
      members: {
        objective: 'How high the reserve lies where none is named: close a sixth, balance a third, margin a half.',
        max_rounds: 'Bids and wishes for less that are answered with something new.',
        counters: {
          self: 'How far each move takes the price from the list to the reserve, ascending.',
          item: 'A share of the way.',
        },
        share_of_trades: 'The share of what a trade is worth that the buyer may have.',
        pass_on: 'Whether buyers are told that a bid below the reserve is put before the seller.',
        approve: {
          self: 'Bids below the reserve that are approved without a person.',
          members: { from: 'The lowest unit price that is approved.', after_hours: 'How long a bid waits.' },
        },
        offer_valid_hours: 'How long an offer and a standing bid are good.',
        hold_hours: 'How long a signed deal holds a single thing.',
        conversations_per_day: 'How many conversations a day one known buyer may move the price in.',
        tone: 'How replies sound.',
        sign_off: 'The closing line of each reply.',
      },
    },
  },
};

/** A schema with its words; a place without words is an error of this file, found when it is loaded. */
function describe(schema: JsonSchema, words: Words | string | undefined, path: string): JsonSchema {
  if (words === undefined) throw new Error(`no words for ${path}`);
  const { self, members = {}, item } = typeof words === 'string' ? ({ self: words } as Words) : words;
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, member]) => [
          name,
          describe(member, members[name], `${path}/${name}`),
        ]),
      ),
    }),
    ...(schema.items && { items: describe(schema.items, item, `${path}/-`) }),
    description: self,
  };
}

/** The JSON Schema of a policy, served at `/schemas/policy.json`. */
export const POLICY_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Negotiation policy svc-policy/1',
  ...describe(POLICY_SHAPE, POLICY_WORDS, ''),
};
