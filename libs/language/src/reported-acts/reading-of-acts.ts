import { foldMessage } from '../look-up.js';
import { unitsOrdered } from '../counts.js';
import { readNumbers } from '../figures/numbers.js';
import type { Intent, MessageReading, ReadingFacts, Standing } from '../reading.js';
import type { Vocabulary } from '../vocabulary.js';
import type { ReportedAct, ReportedKind, ReportedMessage } from './act-kinds.js';
import type { Named } from './bids.js';
import { noteBid, settleBid } from './bids.js';
import type { FigureText } from './figure-of.js';
import { figureAt, numberAt } from './figure-of.js';
import { orderedBeside } from '../ordered-beside.js';
import { readReported } from './read-reported.js';
import { yesOfBoth } from './yes-of-both.js';

/** A message, what it may speak of, and what the built-in reader made of it. */
interface Context {
  text: string;
  message: FigureText;
  vocabulary: Vocabulary;
  standing: Standing;
  builtin: MessageReading;
}

const push = (facts: ReadingFacts, list: 'asked' | 'never' | 'handoff' | 'claims' | 'by_piece', id: string): void => {
  facts[list] = [...new Set([...(facts[list] ?? []), id])];
};

/** Notes words of the message that only the seller can answer. */
function noteOpen(facts: ReadingFacts, words: string): void {
  facts.open_questions = [...(facts.open_questions ?? []), words];
}

/** Notes what a question is about: an id of the vocabulary, the price or what it comes to, or something else. */
function noteQuestion({ facts }: MessageReading, act: ReportedAct, { text, vocabulary }: Context): void {
  const { about, option } = act;
  facts.question = true;
  const asks = { price: 'price', total: 'total', stock: 'available', bot: 'automated' } as const;
  const known = about !== null && Object.hasOwn(asks, about) ? asks[about as keyof typeof asks] : null;
  const [term, chosen] = (about ?? '').split('/');
  const named =
    option ?? (vocabulary.terms.some(({ id }) => id === term) ? { term: term ?? '', option: chosen ?? '' } : null);
  const has = (list: readonly { id: string }[]): boolean => list.some(({ id }) => id === about);
  if (known !== null) facts.asks = [...new Set([...(facts.asks ?? []), known])];
  else if (about === 'lowest') facts.wants_discount = true;
  else if (has(vocabulary.facts)) push(facts, 'asked', about ?? '');
  else if (has(vocabulary.never)) push(facts, 'never', about ?? '');
  else if (has(vocabulary.handoff)) push(facts, 'handoff', about ?? '');
  else if (named !== null) facts.asked_about = { ...facts.asked_about, [named.term]: named.option };
  else noteOpen(facts, text.slice(act.quote.start, act.quote.end));
}

/** Notes how many are ordered; a number that counts something else than is sold, or none at all, is unclear. */
function noteCount(reading: MessageReading, act: ReportedAct, { message, vocabulary, standing }: Context): void {
  const place = act.count ?? act.quote;
  const { counts } = orderedBeside(message.text.slice(place.start, place.end), vocabulary);
  if (counts !== undefined) {
    reading.facts.counts = { ...reading.facts.counts, ...counts };
    return;
  }
  const mention = numberAt(message, place);
  if (mention === null || mention.unclear || mention.kind === 'money' || mention.kind === 'percent') {
    reading.facts.unclear = true;
    return;
  }
  const quantity = unitsOrdered(message.text, mention, vocabulary, standing);
  const differs = reading.package['quantity'] !== undefined && reading.package['quantity'] !== quantity;
  if (quantity === null || differs) reading.facts.unclear = true;
  else reading.package['quantity'] = quantity;
}

/** Notes for how long; of what is not paid by time it is no part of any offer until the seller says so. */
function notePeriod(reading: MessageReading, act: ReportedAct, context: Context): void {
  const { text, vocabulary } = context;
  const place = act.count ?? act.quote;
  if (vocabulary.period === undefined) return NOTES.wish(reading, act, context);
  const { periods, open } = orderedBeside(text.slice(place.start, place.end), vocabulary);
  const differs = reading.package['periods'] !== undefined && reading.package['periods'] !== periods;
  if (periods !== undefined && !differs) reading.package['periods'] = periods;
  else {
    reading.facts.time_open = open ?? { words: text.slice(place.start, place.end), perhaps: null };
    reading.facts.unclear = true;
  }
}

/** What each act notes in a reading. Prices are noted together, when the count is known. */
const NOTES: Readonly<Record<ReportedKind, (reading: MessageReading, act: ReportedAct, context: Context) => void>> = {
  bid: () => undefined,
  relative: () => undefined,
  accept: () => undefined,
  leave: () => undefined,
  courtesy: () => undefined,
  lower: ({ facts }) => {
    facts.wants_discount = true;
  },
  count: noteCount,
  period: notePeriod,
  want: (reading, { option }) => {
    if (option === null) reading.facts.unclear = true;
    else if ((reading.package[option.term] ?? option.option) !== option.option) reading.facts.unclear = true;
    else reading.package[option.term] = option.option;
  },
  without: (reading, { option }, { vocabulary }) => {
    const usual = vocabulary.terms.find(({ id }) => id === option?.term)?.default;
    if (option === null || usual === undefined) reading.facts.unclear = true;
    else if (usual === option.option) reading.refuses[option.term] = option.option;
    else reading.package[option.term] = usual;
  },
  wish: ({ facts }, { quote }, { text }) => {
    const words = text.slice(quote.start, quote.end);
    facts.wishes = [...(facts.wishes ?? []), words];
    noteOpen(facts, words);
  },
  some_of: ({ facts }, act, { text }) => {
    if (act.option === null) noteOpen(facts, text.slice(act.quote.start, act.quote.end));
    else {
      facts.asked_about = { ...facts.asked_about, [act.option.term]: act.option.option };
      push(facts, 'by_piece', act.option.term);
    }
  },
  refuse: (reading, { figure, option }, { message }) => {
    if (option !== null) reading.refuses[option.term] = option.option;
    const refused = figure === null ? null : figureAt(message, figure);
    if (refused !== null && 'sum' in refused) reading.refuses['price'] = refused.sum;
  },
  ask: noteQuestion,
  claim: ({ facts }, { group, quote }, { text, vocabulary }) => {
    if ((vocabulary.groups ?? []).some(({ id }) => id === group)) push(facts, 'claims', group ?? '');
    else noteOpen(facts, text.slice(quote.start, quote.end));
  },
  person: ({ facts }) => {
    facts.wants_person = true;
  },
  defer: () => undefined,
  other: ({ facts }, { quote }, { text }) => {
    facts.unread = [...(facts.unread ?? []), text.slice(quote.start, quote.end)];
  },
};

/** The acts of the first proposal, and those that belong to all; of several, nothing is settled. */
function firstProposal({ acts }: ReportedMessage): { acts: ReportedAct[]; others: ReportedAct[] } {
  const first = acts.find(({ proposal }) => proposal !== null)?.proposal ?? null;
  const others = acts.filter(({ proposal }) => proposal !== null && proposal !== first);
  return { acts: acts.filter((act) => !others.includes(act)), others };
}

/** How many are bought: as said, else as stands on the table, else as said before. */
function quantityOf(reading: MessageReading, { vocabulary, standing }: Context): number | undefined {
  const said = reading.package['quantity'];
  if (typeof said === 'number') return said;
  const counts = new Set(standing.offers.map(({ quantity }) => quantity));
  if (counts.size === 1) return [...counts][0];
  return standing.lastCount ?? ((vocabulary.most ?? 1) === 1 ? 1 : undefined);
}

/** Reads prices, when the count is known. */
function notePrices(reading: MessageReading, acts: readonly ReportedAct[], context: Context): void {
  const quantity = quantityOf(reading, context);
  const named: Named = { prices: new Set(), totals: new Set(), otherCurrency: null, unclear: false };
  for (const act of acts)
    if (act.act === 'bid' || act.act === 'relative') noteBid(named, act, { ...context, quantity });
  if (named.otherCurrency !== null) reading.facts.other_currency = named.otherCurrency;
  if (named.unclear) reading.facts.unclear = true;
  else settleBid(named, quantity, reading);
}

/** What a message does as a whole, where it says no yes. */
function intentOf({ package: named, refuses, facts }: MessageReading, acts: readonly ReportedAct[]): Intent {
  const does = (...kinds: ReportedKind[]): boolean => acts.some(({ act }) => kinds.includes(act));
  if (Object.keys(named).length > 0 || facts.total !== undefined || facts.other_currency !== undefined) return 'offer';
  if (does('leave') && refuses['price'] === undefined && !does('ask')) return 'quit';
  if (does('refuse')) return 'reject';
  if (does('ask', 'lower', 'person', 'claim')) return 'ask';
  return acts.every(({ act }) => act === 'courtesy') ? 'greet' : 'other';
}

/**
 * The reading of a message whose acts a language model pointed at: kinds, words and ids are its own, every figure is
 * read out of the message by code, and a yes takes the built-in reader too. Null where nothing of the answer can be
 * used.
 * @param answer the input of the tool `report_acts`, whatever it looks like
 * @param builtin what `readMessage` made of the same message
 * @example readingOfActs('I can do 850', answer, vocabulary, standing, builtin)?.package // { price: 850 }
 */
export function readingOfActs(
  original: string,
  answer: unknown,
  vocabulary: Vocabulary,
  standing: Standing,
  builtin: MessageReading,
): MessageReading | null {
  const reported = readReported(original, answer, vocabulary, standing);
  if (reported === null) return null;
  const text = foldMessage(original);
  const options = { currency: vocabulary.currency, ...(vocabulary.unit ? { units: [vocabulary.unit] } : {}) };
  const message = { text, mentions: readNumbers(text, options), options, listPrice: standing.listPrice };
  const context: Context = { text, message, vocabulary, standing, builtin };
  const { acts, others } = firstProposal(reported);
  const language = reported.language === 'other' ? (standing.language ?? vocabulary.language) : reported.language;
  const reading: MessageReading = { intent: 'other', package: {}, refuses: {}, facts: { language }, source: 'model' };
  const { facts } = reading;
  if (reported.unclear || others.length > 0) facts.unclear = true;
  if (builtin.facts.question) facts.question = true;
  for (const act of acts) NOTES[act.act](reading, act, context);
  for (const { quote } of others) facts.unread = [...(facts.unread ?? []), text.slice(quote.start, quote.end)];
  notePrices(reading, acts, context);
  const yes = yesOfBoth(text, acts, reading, builtin, vocabulary, standing);
  if (yes === 'doubt') {
    Object.assign(facts, { unclear: true, yes_in_doubt: true });
    reading.intent = Object.keys(reading.package).length > 0 ? 'offer' : 'other';
  } else if (yes === null || 'changed' in yes) {
    if (yes !== null && standing.offers.length > 1) facts.choice = yes.changed;
    reading.intent = intentOf(reading, acts);
  } else {
    if (standing.offers.length > 1) facts.choice = yes.choice;
    delete facts.question;
    reading.intent = 'accept';
  }
  if (reading.intent === 'quit' && builtin.facts.for_good) facts.for_good = true;
  return reading;
}
