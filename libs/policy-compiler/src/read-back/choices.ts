import type { Marks, PointedStatement, StatementKind } from '@svc/plain-words';
import { KINDS, understand } from '@svc/plain-words';
import type { LineChoice } from './line.js';
import type { Writing } from './says.js';
import { sayStatement, textsOf } from './says.js';

/** Another reading of the same words: other marks, or another kind. */
interface Reading {
  id: string;
  pointed: PointedStatement;
}

const marked = (pointed: PointedStatement, id: string, marks: Marks): Reading => ({
  id,
  pointed: { ...pointed, marks: { ...pointed.marks, ...marks } },
});

/** Kinds whose words can be read as another that pays, where both have their figure. */
const PRICED: readonly StatementKind[] = ['price', 'lowest', 'discount', 'buyers', 'extra', 'free'];
/** What any words can be instead. */
const TOLD: readonly StatementKind[] = ['fact', 'never', 'private', 'nothing'];

/** The same words as a statement of another kind; what it needs and the words do not say is all of them. */
function asKind(pointed: PointedStatement, kind: StatementKind): Reading {
  const { quote, slots } = pointed;
  const what = slots.what ?? slots.only_at ?? quote;
  const needsWhat = (KINDS[kind].needs as readonly string[]).includes('what');
  const kept = Object.fromEntries(
    Object.entries(slots).filter(([slot]) => (KINDS[kind].slots as readonly string[]).includes(slot)),
  );
  return { id: `as_${kind}`, pointed: { ...pointed, kind, slots: needsWhat ? { ...kept, what } : kept, marks: {} } };
}

/** What else the words of a statement can be: first what is nearest. */
export function otherReadings(pointed: PointedStatement): Reading[] {
  const { kind, slots, marks } = pointed;
  const names: readonly (keyof Marks)[] = KINDS[kind].marks;
  const has = (name: keyof Marks): boolean => names.includes(name);
  const readings: Reading[] = [];
  if (has('means') && slots.figure !== undefined && kind !== 'extra')
    for (const means of ['off', 'price_each', ...(kind === 'volume' ? (['price_for_all'] as const) : [])] as const)
      if (marks.means !== means) readings.push(marked(pointed, means, { means }));
  if (has('how') && kind !== 'free' && kind !== 'lowest')
    for (const how of ['given', 'up_to'] as const) if (marks.how !== how) readings.push(marked(pointed, how, { how }));
  if (has('paid'))
    for (const paid of ['once', 'per_unit'] as const)
      if (marks.paid !== paid) readings.push(marked(pointed, paid, { paid }));
  if (has('always') && !marks.always) readings.push(marked(pointed, 'always', { always: true }));
  if (PRICED.includes(kind) && slots.figure !== undefined)
    for (const other of PRICED) if (other !== kind) readings.push(asKind(pointed, other));
  for (const other of TOLD) if (other !== kind) readings.push(asKind(pointed, other));
  return readings;
}

/** What a statement alone says, as a plain sentence. */
export function sayPointed(pointed: PointedStatement, writing: Writing): string {
  const texts = textsOf(writing.language);
  const [understood] = understand([pointed], writing.currency);
  const [said] = understood?.said ?? [];
  if (said) return sayStatement(said, writing);
  if (pointed.kind === 'private') return texts.private(pointed.quote.quote);
  return pointed.kind === 'nothing' ? texts.nothing(pointed.quote.quote) : texts.unread(pointed.quote.quote);
}

/** The other readings as choices; two that say the same are one, and what says what the line says is none. */
export function choicesOf(pointed: PointedStatement, says: string, writing: Writing): LineChoice[] {
  const choices = new Map<string, string>();
  for (const reading of otherReadings(pointed)) {
    const sentence = sayPointed(reading.pointed, writing);
    if (sentence !== says && ![...choices.values()].includes(sentence)) choices.set(reading.id, sentence);
  }
  return [...choices].map(([id, sentence]) => ({ id, says: sentence }));
}
