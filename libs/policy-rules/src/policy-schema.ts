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
  members: { share, amount: 'Money per unit.', to_price: 'The reduction leads to this unit price.' },
});
const effect = {
  gives: reduction(
    'The reduction for every buyer with this option, flag or quantity, without bargaining',
    'A share of the list price.',
  ),
  unlocks: reduction(
    'How far below the package’s list price a buyer with this option, flag or quantity can bargain',
    'A share of the package’s list price.',
  ),
  stacks: 'Whether it adds to the effects of other choices.',
};
const optionRef = {
  self: 'An option of a term.',
  members: { term: 'The id of a term.', option: 'The id of one of its options.' },
} satisfies Words;
const breaksFrom = (what: string): Words => ({
  self: 'Lower prices and trades for larger orders.',
  item: {
    self: 'What an order gets from this number on.',
    members: {
      from: `From this ${what} on.`,
      ...effect,
      flag: 'The effect is only for buyers for whom the seller’s records confirm this flag.',
      option: { self: 'The effect is only for orders with this option.', members: optionRef.members },
    },
  },
});
const subject = (self: string): Words => ({
  self,
  members: {
    id: 'A unique id.',
    text: 'The text of the rule or subject.',
    words: wordList('Buyers’ words for the subject.'),
  },
});

const option: Words = {
  self: 'One of the choices for a term.',
  members: {
    id: 'The option’s id, unique in its term.',
    label: 'The option’s name for buyers.',
    worth: 'What the option is worth to the seller beyond the default option, without its charge.',
    worth_per: 'Whether worth is per unit or per deal.',
    ...effect,
    charge: {
      self: 'What the buyer pays on top of the price, never discounted: exactly one of amount, share.',
      members: { amount: 'Money, paid as often as charge_per says.', share: 'A share of price times quantity.' },
    },
    charge_per:
      'How often an amount is charged: per unit, period, unit and period, deal, or thing counted beyond included.',
    charge_free_from: 'From this quantity on, nothing is charged.',
    periods: 'How many periods a deal with this option lasts.',
    requires: { self: 'The option of another term that this option needs.', members: optionRef.members },
    requires_discount_at_most: 'The option is offered only up to this discount, a share of the list price.',
    words: wordList('Buyers’ words for the option.'),
  },
};

const term: Words = {
  self: 'What can be traded.',
  members: {
    id: 'The term’s id.',
    label: 'The term’s name for buyers.',
    options: { self: 'The choices for the term.', item: option },
    default: 'The option if nobody mentions the term.',
    words: wordList('Buyers’ words for the term.'),
  },
};

const bind: Words = {
  self: 'A stock record that must say “available”.',
  members: {
    match: {
      self: 'The record’s keys; one match is enough.',
      members: Object.fromEntries(STOCK_KEYS.map((key) => [key, `The record’s ${key}.`])),
    },
    option: optionRef,
    accept: wordList('Other availability words that count as available.'),
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
    engine: 'bundle2 or price1; both bargain alike.',
    meso: 'How many equal offers a menu has; 0 or 1: a single offer.',
    list_price: 'The highest unit price; no buyer pays more.',
    floor_price: 'The lowest unit price; no buyer pays less.',
    reserve_price: 'The lowest unit price at which a deal closes without asking the seller. Default: computed.',
    reserve_dates: {
      self: 'The dates on which the reserve falls, each with the new reserve.',
      item: {
        self: 'The reserve from a date on.',
        members: { from: 'The date, YYYY-MM-DD, from midnight UTC.', price: 'The reserve from then on.' },
      },
    },
    free_discount:
      'How much below the package’s list price a unit can be bargained for nothing in return. ' +
      'Default: down to the reserve.',
    quantity: {
      self: 'How much can be ordered.',
      members: {
        min: 'Fewest units.',
        max: 'Most units.',
        unit: 'The word for one unit.',
        step: 'Every order is a multiple of this number.',
        breaks: breaksFrom('quantity'),
      },
    },
    period: {
      self: 'Prices, worth and discounts are then for one unit and one period.',
      members: {
        unit: 'What one period is.',
        min: 'Fewest periods.',
        max: 'Most periods.',
        default: 'The number of periods if nobody names one. Default: until one side ends the deal.',
        breaks: breaksFrom('number of periods'),
      },
    },
    terms: { self: 'What can be traded.', item: term },
    grants: {
      self: 'What buyers get if the seller’s records confirm a flag.',
      item: {
        self: 'What a confirmed flag gives.',
        members: {
          flag: 'The flag that the seller’s records must confirm, such as student.',
          ...effect,
          options: { self: 'Options only for buyers with this flag.', item: optionRef },
        },
      },
    },
    never: { self: 'What is never given.', item: subject('A request that is always refused.') },
    inventory: {
      self: 'What stock records must confirm.',
      members: { bind: { self: 'Stock records that must say “available”.', item: bind } },
    },
    handoff: { self: 'Subjects that a person must answer.', item: subject('A subject that a person must answer.') },
    facts: {
      self: 'Answers for buyers.',
      item: {
        self: 'An answer for buyers.',
        members: {
          id: 'A unique id.',
          words: wordList('Buyers’ words for the question.'),
          answer: 'The answer.',
        },
      },
    },
    manner: {
      self: 'How the seller negotiates.',
      members: {
        objective:
          'How far above the lowest price the reserve is computed if none is set: about a sixth (close), a third ' +
          '(balance) or half (margin) of the way to the list price.',
        max_rounds: 'How many bids and requests for a lower price get a new offer.',
        counters: {
          self: 'How far the offer has come from list price to reserve after each move of the buyer, ascending.',
          item: 'A share of the way from list price to reserve.',
        },
        share_of_trades: 'The share of what a trade is worth to the seller that the buyer may get.',
        pass_on: 'Whether buyers are told that a bid below the reserve goes to the seller.',
        approve: {
          self: 'Which bids below the reserve are approved without a person.',
          members: {
            from: 'The lowest unit price that is approved.',
            after_hours: 'How many hours a bid waits before it is approved.',
          },
        },
        offer_valid_hours: 'How long offers and waiting bids are valid, in hours.',
        hold_hours: 'How long a signed deal holds a single item, in hours.',
        conversations_per_day: 'In how many conversations a day one known buyer can move the price.',
        tone: 'The tone of replies.',
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
