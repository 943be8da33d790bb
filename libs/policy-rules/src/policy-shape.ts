import type { JsonSchema } from './json-schema.js';
import { MAX_AMOUNT } from './money.js';
import { POLICY_LIMITS } from './policy-limits.js';
import { OBJECTIVES, PERIOD_UNITS, STOCK_KEYS } from './policy.js';
import { eitherOf, listOf, numberFrom, objectOf, oneWord, patterned, textUpTo, wholeFrom } from './shapes.js';

const words = (minItems = 0): JsonSchema => listOf(textUpTo(POLICY_LIMITS.wordLength), POLICY_LIMITS.words, minItems);
/** At least one of these members, or exactly one. */
const someOf = (properties: Readonly<Record<string, JsonSchema>>, maxProperties?: number): JsonSchema => ({
  ...objectOf(properties),
  minProperties: 1,
  ...(maxProperties && { maxProperties }),
});

const id = patterned('^[A-Za-z0-9][A-Za-z0-9_.-]*$', POLICY_LIMITS.idLength);
const amount = numberFrom(0, MAX_AMOUNT);
const share = numberFrom(0, 1);
const label = textUpTo(POLICY_LIMITS.labelLength);
const units = wholeFrom(1, POLICY_LIMITS.quantity);
const hours = wholeFrom(1, POLICY_LIMITS.hours);
const periods = wholeFrom(1, POLICY_LIMITS.periods);
const unitWord = textUpTo(40);
const reduction = someOf({ share, amount, to_price: amount }, 1);
const effect = { gives: reduction, unlocks: reduction, stacks: { type: 'boolean' } } satisfies Record<
  string,
  JsonSchema
>;
const charge = someOf({ amount, share: numberFrom(0, POLICY_LIMITS.chargeShare) }, 1);
const optionRef = objectOf({ term: id, option: id }, ['term', 'option']);
const breaksFrom = (from: JsonSchema): JsonSchema =>
  listOf(objectOf({ from, ...effect, flag: id, option: optionRef }, ['from']), POLICY_LIMITS.breaks);
const subject = objectOf({ id, text: textUpTo(POLICY_LIMITS.textLength), words: words(1) }, ['id', 'text', 'words']);

const option = objectOf(
  {
    id,
    label,
    worth: numberFrom(-MAX_AMOUNT, MAX_AMOUNT),
    worth_per: oneWord(['unit', 'deal']),
    ...effect,
    charge,
    charge_per: eitherOf(
      oneWord(['unit', 'period', 'unit_period', 'deal']),
      objectOf({ count: unitWord, max: units, included: units }, ['count', 'max']),
    ),
    charge_free_from: units,
    periods,
    requires: optionRef,
    requires_discount_at_most: share,
    words: words(),
  },
  ['id', 'label'],
);

/** What a policy may hold, without words: what every check reads. `POLICY_SCHEMA` is this with descriptions. */
export const POLICY_SHAPE: JsonSchema = objectOf(
  {
    version: { type: 'string', const: 'svc-policy/1' },
    name: label,
    language: oneWord(['en', 'zh']),
    currency: patterned('^[A-Z]{3}$'),
    salt: patterned('^[A-Za-z0-9_-]{22}$'),
    price_decimals: wholeFrom(0, 6),
    engine: id,
    meso: wholeFrom(0, 3),
    list_price: { type: 'number', exclusiveMinimum: 0, maximum: MAX_AMOUNT },
    floor_price: amount,
    reserve_price: amount,
    reserve_dates: listOf(
      objectOf({ from: patterned('^\\d{4}-\\d{2}-\\d{2}$'), price: amount }, ['from', 'price']),
      POLICY_LIMITS.reserveDates,
    ),
    free_discount: amount,
    quantity: objectOf(
      {
        min: units,
        max: units,
        unit: unitWord,
        step: units,
        breaks: breaksFrom(units),
      },
      ['min', 'max', 'unit'],
    ),
    period: objectOf(
      { unit: oneWord(PERIOD_UNITS), min: periods, max: periods, default: periods, breaks: breaksFrom(periods) },
      ['unit'],
    ),
    terms: listOf(
      objectOf({ id, label, options: listOf(option, POLICY_LIMITS.optionsPerTerm, 1), default: id, words: words() }, [
        'id',
        'label',
        'options',
        'default',
      ]),
      POLICY_LIMITS.terms,
    ),
    grants: listOf(
      objectOf(
        { flag: id, ...effect, options: listOf(optionRef, POLICY_LIMITS.terms * POLICY_LIMITS.optionsPerTerm) },
        ['flag'],
      ),
      POLICY_LIMITS.grants,
    ),
    never: listOf(subject, POLICY_LIMITS.never),
    inventory: objectOf(
      {
        bind: listOf(
          objectOf(
            {
              match: someOf(Object.fromEntries(STOCK_KEYS.map((key) => [key, label]))),
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
    handoff: listOf(subject, POLICY_LIMITS.handoff),
    facts: listOf(
      objectOf({ id, words: words(1), answer: textUpTo(POLICY_LIMITS.textLength) }, ['id', 'words', 'answer']),
      POLICY_LIMITS.facts,
    ),
    manner: objectOf({
      objective: oneWord(OBJECTIVES),
      max_rounds: wholeFrom(1, 64),
      counters: listOf(share, POLICY_LIMITS.counters, 1),
      share_of_trades: share,
      pass_on: { type: 'boolean' },
      approve: objectOf({ from: amount, after_hours: hours }, ['from']),
      offer_valid_hours: hours,
      hold_hours: hours,
      conversations_per_day: wholeFrom(1, POLICY_LIMITS.conversationsPerDay),
      tone: oneWord(['friendly', 'plain', 'formal']),
      sign_off: label,
    }),
  },
  ['version', 'name', 'language', 'currency', 'list_price', 'floor_price'],
);
