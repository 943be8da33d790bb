import type { JsonSchema } from './json-schema.js';
import { MAX_AMOUNT } from './money.js';
import { OBJECTIVES, STOCK_KEYS } from './policy.js';

/** Bounds that keep every check quick and every message short. */
export const POLICY_LIMITS = {
  terms: 12,
  optionsPerTerm: 12,
  breaks: 32,
  grants: 32,
  never: 64,
  handoff: 64,
  facts: 64,
  binds: 64,
  words: 32,
  quantity: 1_000_000_000,
  idLength: 64,
  labelLength: 200,
  wordLength: 80,
  textLength: 1000,
  chargeShare: 10,
  counters: 8,
  reserveDates: 64,
  hours: 720,
  conversationsPerDay: 1000,
} as const;

const text = (maxLength: number): JsonSchema => ({ type: 'string', minLength: 1, maxLength });
const words = (minItems = 0): JsonSchema => ({
  type: 'array',
  minItems,
  maxItems: POLICY_LIMITS.words,
  items: text(POLICY_LIMITS.wordLength),
});
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const object = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const oneOf = (properties: Readonly<Record<string, JsonSchema>>, rest: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  minProperties: 1,
  ...rest,
  additionalProperties: false,
  properties,
});
const list = (items: JsonSchema, maxItems: number, minItems = 0): JsonSchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});

const id: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: POLICY_LIMITS.idLength,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*$',
};
const amount: JsonSchema = { type: 'number', minimum: 0, maximum: MAX_AMOUNT };
const share: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const label = text(POLICY_LIMITS.labelLength);
const units = whole(1, POLICY_LIMITS.quantity);
const hours = whole(1, POLICY_LIMITS.hours);
const reduction = oneOf({ share, amount, to_price: amount }, { maxProperties: 1 });
const effect = { gives: reduction, unlocks: reduction, stacks: { type: 'boolean' } } satisfies Record<
  string,
  JsonSchema
>;
const charge = oneOf(
  { amount, share: { type: 'number', minimum: 0, maximum: POLICY_LIMITS.chargeShare } },
  { maxProperties: 1 },
);
const optionRef = object({ term: id, option: id }, ['term', 'option']);
const subject = object({ id, text: text(POLICY_LIMITS.textLength), words: words(1) }, ['id', 'text', 'words']);

const option = object(
  {
    id,
    label,
    worth: { type: 'number', minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT },
    worth_per: { type: 'string', enum: ['unit', 'deal'] },
    ...effect,
    charge,
    charge_per: { type: 'string', enum: ['unit', 'deal'] },
    requires_discount_at_most: share,
    words: words(),
  },
  ['id', 'label'],
);

/** What a policy may hold, without words: what every check reads. `POLICY_SCHEMA` is this with descriptions. */
export const POLICY_SHAPE: JsonSchema = object(
  {
    version: { type: 'string', const: 'svc-policy/1' },
    name: label,
    language: { type: 'string', enum: ['en', 'zh'] },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    salt: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' },
    price_decimals: whole(0, 6),
    engine: id,
    meso: whole(0, 3),
    list_price: { type: 'number', exclusiveMinimum: 0, maximum: MAX_AMOUNT },
    floor_price: amount,
    reserve_price: amount,
    reserve_dates: list(
      object({ from: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, price: amount }, ['from', 'price']),
      POLICY_LIMITS.reserveDates,
    ),
    free_discount: amount,
    quantity: object(
      {
        min: units,
        max: units,
        unit: text(40),
        breaks: list(object({ from: units, ...effect }, ['from']), POLICY_LIMITS.breaks),
      },
      ['min', 'max', 'unit'],
    ),
    terms: list(
      object({ id, label, options: list(option, POLICY_LIMITS.optionsPerTerm, 1), default: id, words: words() }, [
        'id',
        'label',
        'options',
        'default',
      ]),
      POLICY_LIMITS.terms,
    ),
    grants: list(
      object({ flag: id, ...effect, options: list(optionRef, POLICY_LIMITS.terms * POLICY_LIMITS.optionsPerTerm) }, [
        'flag',
      ]),
      POLICY_LIMITS.grants,
    ),
    never: list(subject, POLICY_LIMITS.never),
    inventory: object(
      {
        bind: list(
          object(
            {
              match: oneOf(Object.fromEntries(STOCK_KEYS.map((key) => [key, label]))),
              option: optionRef,
              accept: words(),
            },
            ['match'],
          ),
          POLICY_LIMITS.binds,
        ),
      },
      ['bind'],
    ),
    handoff: list(subject, POLICY_LIMITS.handoff),
    facts: list(
      object({ id, words: words(1), answer: text(POLICY_LIMITS.textLength) }, ['id', 'words', 'answer']),
      POLICY_LIMITS.facts,
    ),
    manner: object(
      {
        objective: { type: 'string', enum: OBJECTIVES },
        max_rounds: whole(1, 64),
        counters: list(share, POLICY_LIMITS.counters, 1),
        share_of_trades: share,
        pass_on: { type: 'boolean' },
        approve: object({ from: amount, after_hours: hours }, ['from']),
        offer_valid_hours: hours,
        hold_hours: hours,
        conversations_per_day: whole(1, POLICY_LIMITS.conversationsPerDay),
        tone: { type: 'string', enum: ['friendly', 'plain', 'formal'] },
        sign_off: label,
      },
      [],
    ),
  },
  ['version', 'name', 'language', 'currency', 'list_price', 'floor_price'],
);
