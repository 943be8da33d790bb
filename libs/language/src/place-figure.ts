import { countsOwnWords } from './counted-words.js';
import { unitsOrdered } from './counts.js';
import type { Reader } from './figure-reader.js';
import { inThousands, isEach, isLowering, isNoBid, offBase, roleOf, settled, type FigureRole } from './figure-role.js';
import { comparisonAt } from './figures/comparison.js';
import type { NumberMention } from './figures/number-mention.js';
import { isVague } from './figures/vague.js';
import { countsAside } from './orders-count.js';
import { placeGuess, placeOfTime } from './place-guess.js';
import { bidsBeside, isUnsaid, onlySpokenOf } from './table-figure.js';
import type { NumberOfTime } from './time-wanted.js';

/** Whether a figure is read as no one value: by its spelling, its mark, or the words beside it ("under $40"). */
const isUnclear = (text: string, { unclear, mark, start, end }: NumberMention): boolean =>
  unclear ||
  mark !== null ||
  isVague(text, start, end) ||
  ['above', 'below'].includes(comparisonAt(text, start, end) ?? '');

/** What a figure may be and still be what is paid for a time. */
const BY_TIME: ReadonlySet<FigureRole | 'guess'> = new Set(['guess', 'price', 'total']);

/** What a figure is. "Your price of $800" is plain where that is the price. */
function saidAs({ text, standing, each }: Reader, mention: NumberMention, named: number): FigureRole | 'guess' {
  if (isLowering({ text, standing }, mention)) return 'off';
  const role = roleOf(text, mention, each);
  return role === 'unclear' && named === standing.listPrice ? 'guess' : role;
}

/** Puts a figure of a message in its place: what it proposes, refuses, or is aside from. */
export function placeFigure(reader: Reader, mention: NumberOfTime): void {
  const { amounts, standing, vocabulary } = reader;
  if (isUnsaid(reader.place, mention)) return;
  const named = settled(mention, standing.listPrice) ?? mention.value;
  const role = saidAs(reader, mention, named);
  if (role === 'skip') return;
  if (role === 'others' && !onlySpokenOf(reader.place, mention, named, role)) {
    amounts.aside = true;
    amounts.byOthers = true;
    return;
  }
  const counts = mention.kind === 'number' && (role === 'guess' || role === 'quantity');
  const beside = reader.quantity !== undefined && countsOwnWords(reader.text, mention, standing.listPrice);
  if (
    (role === 'guess' && (beside || isNoBid(reader, mention))) ||
    (counts && countsAside(reader.text, mention, vocabulary))
  ) {
    amounts.aside = true;
    return;
  }
  if (mention.kind === 'money' && mention.currency !== null && mention.currency !== vocabulary.currency) {
    amounts.otherCurrency = mention.currency;
    amounts.unclear = true;
    return;
  }
  const plain = settled(mention, standing.listPrice);
  const value = plain !== null && inThousands(mention, plain, standing.listPrice) ? plain * 1000 : plain;
  const span = { start: mention.start, end: mention.end };
  if (value !== null && onlySpokenOf(reader.place, mention, value, role)) {
    amounts.ofTable.push(span);
    return;
  }
  if (
    role === 'guess' &&
    (amounts.ofTable.length > 0 || reader.place.complains) &&
    !bidsBeside(reader.place, mention)
  ) {
    amounts.byOthers = true;
    return;
  }
  if (role === 'refused') amounts.refused.push(span);
  else amounts.proposed.push(span);
  if (value === null || role === 'unclear' || isUnclear(reader.text, mention)) amounts.unclear = true;
  else note(reader, role, { ...mention, value });
}

/** Notes a figure by what it is; what its words leave open, by its size. */
function note(reader: Reader, role: FigureRole | 'guess', mention: NumberOfTime): void {
  const { amounts, standing } = reader;
  const { value } = mention;
  if (role === 'refused') amounts.refusedPrice = value;
  else if (mention.paid !== undefined && BY_TIME.has(role)) placeOfTime(reader, value, mention);
  else if (role === 'price') {
    reader.prices.add(value);
    amounts.each ||= isEach(reader, mention);
  } else if (role === 'total') reader.totals.add(value);
  else if (role === 'quantity') noteQuantity(reader, mention);
  else if (role === 'off') reader.prices.add(Number((offBase(standing) - value).toFixed(6)));
  else placeGuess(reader, value, mention);
}

/** Notes how many units a number orders; what is no whole number of them is unclear. */
function noteQuantity({ amounts, text, vocabulary, standing }: Reader, mention: NumberMention): void {
  const quantity = unitsOrdered(text, mention, vocabulary, standing);
  if (quantity === null) amounts.unclear = true;
  else amounts.quantity = quantity;
}
