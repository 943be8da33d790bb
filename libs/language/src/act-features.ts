import { structureOf } from './act-structure.js';
import { runsOf } from './linear-model.js';
import type { NumberMention } from './figures/number-mention.js';
import { readNumbers } from './figures/numbers.js';
import type { MessageReading, Standing } from './reading.js';
import type { Vocabulary } from './vocabulary.js';

/** Tokens of a message that are looked at: what stands beyond adds nothing to what it does. */
const MOST_TOKENS = 160;

const TOKEN = /#[a-z<>=%]+;|[a-z]+(?:'[a-z]+)*|\p{Script=Han}|[?!,.;]|👍|👌|🤝/gu;

/** What a figure is beside the offers that stand: equal, a little under, over, a total; not how much it is. */
function figureToken({ kind, sense, value }: NumberMention, { offers, listPrice }: Standing): string {
  if (kind === 'percent') return '#%;';
  if (kind === 'count') return offers.some((offer) => offer.quantity === value) ? '#ce;' : '#c;';
  if (sense !== null) return '#s;';
  const prices = offers.length === 0 ? [listPrice] : offers.map((offer) => offer.price);
  const totals = offers.flatMap((offer) =>
    offer.quantity > 1 ? [offer.total ?? offer.price * offer.quantity, offer.price * offer.quantity] : [],
  );
  const scaled = [value, value * 1000];
  if (scaled.some((one) => prices.includes(one))) return '#=;';
  if (totals.includes(value)) return '#te;';
  if (offers.some((offer) => offer.quantity > 1 && offer.quantity === value)) return '#qe;';
  const within = (bases: readonly number[], from: number, to: number): boolean =>
    bases.some((base) => scaled.some((one) => one > base * from && one < base * to));
  if (within(prices, 0.4, 1)) return '#<;';
  if (within(prices, 1, 1.6)) return '#>;';
  if (within(totals, 0.4, 1.05)) return '#tl;';
  return value < (prices[0] ?? 0) ? '#low;' : '#high;';
}

/** A folded text as words, Han characters and marks, each figure as what it is beside the offers. */
function tokensOf(text: string, vocabulary: Vocabulary, standing: Standing): string[] {
  const units = vocabulary.unit === undefined ? [] : [vocabulary.unit];
  let written = '';
  let from = 0;
  for (const mention of readNumbers(text, { currency: vocabulary.currency, units })) {
    written += `${text.slice(from, mention.start)} ${figureToken(mention, standing)} `;
    from = mention.end;
  }
  written += text.slice(from);
  return (
    written
      .replace(/[？]/g, '?')
      .replace(/[！]/g, '!')
      .replace(/[。]/g, '.')
      .replace(/[，、]/g, ',')
      .match(TOKEN) ?? []
  ).slice(0, MOST_TOKENS);
}

/** What the tables have read, as features. */
function readingFeatures({ intent, package: said, refuses, facts }: MessageReading): string[] {
  const acts = (facts.acts ?? []).map(({ act }) => act);
  return [
    `:intent ${intent}`,
    ...acts.map((act) => `:act ${act}`),
    `:first ${acts[0] ?? 'none'}`,
    `:acts ${[...new Set(acts)].sort().join('+')}`,
    ...(facts.asks ?? []).map((asked) => `:asks ${asked}`),
    ...(
      [
        'question',
        'wants_discount',
        'unclear',
        'yes_in_doubt',
        'unread',
        'open_questions',
        'asked_about',
        'other_currency',
      ] as const
    )
      // The model was fitted where a complaint counted as a wish for less.
      .filter((key) => facts[key] !== undefined || (key === 'wants_discount' && facts.complains))
      .map((key) => `:${key}`),
    ...['price', 'quantity'].filter((key) => said[key] !== undefined).map((key) => `:said ${key}`),
    ...(facts.total === undefined ? [] : [':said total']),
    ...(Object.keys(said).some((key) => key !== 'price' && key !== 'quantity') ? [':said term'] : []),
    ...(Object.keys(refuses).length > 0 ? [':refuses'] : []),
  ];
}

/**
 * The features of a folded message for the act model, each once: runs of its words with figures as what they are beside
 * the offers, how they stand to each other, and what the tables have read. Linear in the length.
 * @example actFeatures('would you take 400?', reading, vocabulary, standing)
 * // ['^', '^ would', 'would', …, '#<; ?', ':act offer', …]
 */
export function actFeatures(
  text: string,
  reading: MessageReading,
  vocabulary: Vocabulary,
  standing: Standing,
): string[] {
  const tokens = tokensOf(text, vocabulary, standing);
  const length = tokens.length < 4 ? 'short' : tokens.length < 12 ? 'middle' : 'long';
  return [
    ...new Set([
      ...runsOf(tokens),
      ...structureOf(tokens),
      ...readingFeatures(reading),
      `:length ${length}`,
      ':always',
    ]),
  ];
}
