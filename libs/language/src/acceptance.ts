import {
  CARRYING_ON,
  CONDITION,
  CONTRAST,
  FILLER,
  FIRM_YES,
  HARMLESS,
  MACHINE,
  NEGATION,
  QUESTION,
  SALUTATION,
  SIGNING,
  YES,
} from './phrases/cues.js';
import { readNumbers } from './figures/numbers.js';
import { countedUnit } from './offer-line.js';
import { NEXT_STEP } from './phrases/question-cues.js';
import type { MessageReading, ReadingFacts, Standing, StandingOffer } from './reading.js';
import type { TextPiece } from './sentences.js';
import type { Vocabulary } from './vocabulary.js';
import { patternWith } from './pattern.js';

interface Span {
  start: number;
  end: number;
}

/** Words that pick or restate and change nothing beside a choice. */
const PICKING = patternWith('g')`
    (?<![a-z])(?:
      works?
      |suits?
      |fits?
      |sounds?
      |good
      |fine
      |i'?d
      |choose
      |pick
      |go
      |going
      |take
      |select
      |let'?s
      |want
      |like
      |prefer
      |would
      |one
      |option
      |choice
      |each
      |per
      |in total
      |total
      |seats?
      |units?
      |pieces?
      |years?
      |price
      |each
      |paid
      |pay
      |and
      |for
      |with
      |at
      |in
      |by
      |to
      |of
      |so
    )(?![a-z])
    |[选择一共总每单拿用那种来]
  `;
/** `one` left alone after a yes ("that one is ok") says nothing more. */
const LONE_ONE = /(?<![a-z])one(?![a-z])/g;

/** The clause with the places that were read elsewhere (terms, figures, choices) blanked. */
function blank(clause: TextPiece, spans: readonly Span[]): string {
  let text = clause.text;
  for (const span of spans) {
    const from = Math.max(0, span.start - clause.start);
    const to = Math.min(text.length, span.end - clause.start);
    if (to > from && from < text.length) text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  }
  return text;
}

const leftover = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

/** How one clause bears on a yes. */
function clauseVerdict(
  clause: TextPiece,
  spans: readonly Span[],
  chosen: boolean,
): 'yes' | 'empty' | 'harmless' | 'spoils' {
  if (NEXT_STEP.test(clause.text) && clause.text.search(SIGNING) < 0) return 'empty';
  const text = blank(clause, spans).replace(SIGNING, 'sign me up').replace(HARMLESS, ' ').replace(SALUTATION, ' ');
  if (NEGATION.test(text) || CONDITION.test(text) || QUESTION.test(text)) return 'spoils';
  const restates = text.trim() !== clause.text.trim();
  const withoutYes = text.replace(YES, ' ');
  const agreed = withoutYes !== text || (chosen && restates);
  const plain = withoutYes.replace(FILLER, ' ').replace(LONE_ONE, ' ');
  if (leftover(chosen || restates ? plain.replace(PICKING, ' ') : plain) === '') return agreed ? 'yes' : 'empty';
  return !agreed && !CONTRAST.test(text) && CARRYING_ON.test(text) ? 'harmless' : 'spoils';
}

/**
 * Whether a message says yes and nothing else. Each clause must be a bare yes, a restatement, or harmless;
 * one condition, no, doubt, wish, question or text for a machine is enough to spoil it.
 */
export function saysYes(text: string, clauses: readonly TextPiece[], spans: readonly Span[], chosen: boolean): boolean {
  if (MACHINE.test(text)) return false;
  const verdicts = clauses.map((clause) => clauseVerdict(clause, spans, chosen));
  if (verdicts.includes('spoils') || !verdicts.includes('yes')) return false;
  return !verdicts.includes('harmless') || FIRM_YES.test(text);
}

/** Whether words say yes outright, and not only nod ("ok", "cool", "great"). */
export const isPlainYes = (words: string): boolean =>
  FIRM_YES.test(words) ||
  NEXT_STEP.test(words) ||
  /(?<![a-z])(?:yes|yep|yeah|yup|deal)(?![a-z])|[👍✅🤝]|是的|行|可以|好/u.test(words);

/** What the goods of an offer cost, and what is paid in all: of one period and of the whole deal. */
function sumsOf({ price, quantity, total = price * quantity, dealTotal = total }: StandingOffer): {
  goods: number;
  total: number;
  dealTotal: number;
} {
  return { goods: price * quantity, total, dealTotal };
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/** Whether a sum is what an offer comes to, of one period or of the whole deal where the message does not say which. */
function comesTo(offer: StandingOffer, sum: number, { total_of: of }: ReadingFacts): boolean {
  const { total, dealTotal } = sumsOf(offer);
  return (of !== 'deal' && isSame(total, sum)) || (of !== 'period' && isSame(dealTotal, sum));
}

/** Whether a price is the one of an offer; beside options that cost something it is what is paid in all. */
function isPriceOf(offer: StandingOffer, price: number, facts: ReadingFacts, namesTerms: boolean): boolean {
  const { goods, total } = sumsOf(offer);
  // "900 with delivery" is 900 in all, where delivery costs something on top of the 900 on the table.
  const isPlain = facts.charges_apart === true || !namesTerms || isSame(total, goods);
  const inAll = facts.total ?? (isPlain ? undefined : price * offer.quantity);
  return (isPlain && offer.price === price) || (inAll !== undefined && comesTo(offer, inAll, facts));
}

/** The standing offers (0-based) that a package restates without changing anything. */
export function restated(
  { package: named, facts }: Pick<MessageReading, 'package' | 'facts'>,
  vocabulary: Vocabulary,
  standing: Standing,
): number[] {
  const namesTerms = vocabulary.terms.some(({ id }) => Object.hasOwn(named, id));
  const counts = Object.entries(facts.counts ?? {});
  const fits = (offer: StandingOffer): boolean =>
    (facts.total === undefined || named.price !== undefined || comesTo(offer, facts.total, facts)) &&
    counts.every(([name, count]) => offer.counts?.[name] === count) &&
    Object.entries(named).every(([term, value]) => {
      if (term === 'price') return isPriceOf(offer, Number(value), facts, namesTerms);
      if (term === 'quantity' || term === 'periods') return offer[term] === value;
      return (offer.terms[term] ?? vocabulary.terms.find((candidate) => candidate.id === term)?.default) === value;
    });
  return standing.offers
    .map((offer, index) => (fits(offer) && (facts.choice ?? index + 1) === index + 1 ? index : -1))
    .filter((index) => index >= 0);
}

/** Numbers that are no part of a deal. */
const BESIDE_THE_DEAL: ReadonlySet<string | null> = new Set(['date', 'time', 'phone', 'ordinal', 'year']);

/** "2月": where months are ordered, February may be two of them. */
const MONTH_ALONE = /^\s?月(?!\p{Nd}|初|底|中|末|份)/u;

/** Whether a number stands in the text that is neither price, count nor total of the offer. */
export function namesAnother(text: string, offer: StandingOffer, vocabulary: Vocabulary): boolean {
  const own = [offer.price, offer.quantity, ...Object.values(sumsOf(offer))];
  const units = vocabulary.unit === undefined ? [] : [vocabulary.unit];
  const ordersMonths = vocabulary.unit === countedUnit('月');
  return readNumbers(text, { currency: vocabulary.currency, units }).some(({ value, sense, start }) => {
    const digits = /^\p{Nd}+/u.exec(text.slice(start))?.[0] ?? '';
    const mayCount = ordersMonths && MONTH_ALONE.test(text.slice(start + digits.length));
    return (mayCount || !BESIDE_THE_DEAL.has(sense)) && !own.some((one) => Math.abs(one - value) < 0.005);
  });
}
