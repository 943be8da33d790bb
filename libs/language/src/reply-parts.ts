import type { PeriodUnit } from '@svc/policy-rules';
import { formatMoney } from './figures/format-money.js';
import { countText, menuLabel, menuLines, offerLine } from './offer-line.js';
import { periodName, perPeriod, periodsText } from './offer-time.js';
import { nameTime } from './name-time.js';
import { STANDING, MERE_OPENINGS, LEADING, ANSWERING_BID, FOLLOWING } from './reasons-said.js';
import type { SentenceTable, Toned } from './sentence-table.js';
import { CHINESE } from './phrases/sentences-zh.js';
import { ENGLISH } from './phrases/sentences-en.js';
import type { Speech, SpokenNote } from './speech.js';
import { patternWith } from './pattern.js';

/**
 * The number of the reply, else a small whole number from what is said: sentences vary from turn to turn, and equal
 * speeches are worded alike.
 */
function variation(speech: Speech): number {
  if (speech.turn !== undefined) return speech.turn;
  let hash = 7;
  const seed = [
    speech.reason,
    speech.kind,
    ...[speech.offer, ...speech.menu].map((offer) => (offer ? `${offer.price}x${offer.quantity}` : '')),
  ].join('|');
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

/**
 * What a part of a reply is: the names are those of the placeholders that a writer from outside puts in their places.
 */
export type PartName = 'answer' | 'refusal' | 'reason' | 'offer' | 'close';

/**
 * One part of a reply in the built-in words: sentences that are whole, with every figure, term and date that the reply
 * has.
 */
export interface ReplyPart {
  name: PartName;
  text: string;
  /** Whether the reply would say less without it; a question back and a mere opening may be left out. */
  required: boolean;
}

interface Writer {
  speech: Speech;
  table: SentenceTable;
  seed: number;
}

/** Puts strings in place of `{name}`, as they are; a string that holds braces itself is not looked into. */
function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

function pick(writer: Writer, toned: Toned, line = ''): string {
  const sentences = toned[writer.speech.tone];
  const sentence = sentences[writer.seed % sentences.length] ?? '';
  const { subject, handoff, menu, language, figure } = writer.speech;
  const labels = menu
    .map((_, index) => {
      const joint = index === menu.length - 1 ? writer.table.or : writer.table.comma;
      return `${index === 0 ? '' : joint}${menuLabel(index, language)}`;
    })
    .join('');
  return fill(sentence, {
    line,
    labels,
    figure: figure === undefined ? writer.table.figure : moneyText(figure, writer.speech),
    subject: subject.trim() || writer.table.matter,
    handoff: nameOf(handoff) || writer.table.matter,
  });
}

/** Words that make a text a sentence, which cannot stand where a subject is named. */
const SENTENCE = patternWith('i')`
    (?<![a-z])(?:
      i
      |we
      |you
      |please
      |need
      |needs
      |must
      |will
      |should
      |is
      |are
      |has
      |have
      |can
      |contact
      |call
      |ask
      |talk
      |go
      |goes
      |before
      |if
    )(?![a-z])
    |[，。！？；]
    |我
    |您
    |你
    |请
    |要
    |会
    |得
  `;

/** A hand-off's text as the name of a subject; empty where it is a sentence. */
function nameOf(handoff: string | null): string {
  const text = (handoff ?? '').trim().replace(/[.。]$/, '');
  if (SENTENCE.test(text) || /[.!?]/.test(text)) return '';
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** An amount in the policy's currency; a whole one without decimals. */
const moneyText = (amount: number, { currency, priceDecimals, language }: Speech): string =>
  formatMoney(amount, currency, Number.isInteger(amount) ? 0 : priceDecimals, language);

/** An amount that is paid again and again. */
const periodMoney = (amount: number, per: PeriodUnit, speech: Speech): string =>
  speech.language === 'zh'
    ? `${perPeriod(per, 'zh')}${moneyText(amount, speech)}`
    : `${moneyText(amount, speech)} ${perPeriod(per, 'en')}`;

/** A fact of the moment in words. */
function noteText({ speech, table, seed }: Writer, note: SpokenNote): string {
  const { kind, option = '', words = '', count = 0, amount = 0, until = '', per } = note;
  const { language, currency } = speech;
  const sentences = table.notes[kind];
  const toned = typeof sentences === 'string' ? [sentences] : sentences[speech.tone];
  return fill(toned[seed % toned.length] ?? '', {
    option,
    words,
    until: nameTime(until, language),
    amount: per === undefined ? moneyText(amount, speech) : periodMoney(amount, per, speech),
    limit: countText(count, words, language),
    times: speech.period === undefined ? '' : periodName(speech.period, language),
    time: speech.period === undefined ? '' : periodsText(count, speech.period, language),
    count: countText(count, speech.unit ?? (language === 'zh' ? '件' : null), language),
    currency,
  });
}

/** A full stop after a sentence that the policy wrote without one. */
function closed(text: string, language: 'en' | 'zh'): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?。！？…:：]$/.test(trimmed) ? trimmed : trimmed + (language === 'zh' ? '。' : '.');
}

/** The offer or the menu, and the question after it. */
function offerParts(writer: Writer): ReplyPart[] {
  const { speech, table } = writer;
  const offer = (text: string): ReplyPart => ({ name: 'offer', text, required: true });
  const close = (toned: Toned): ReplyPart => ({ name: 'close', text: pick(writer, toned), required: false });
  const which = speech.reason === 'which_option';
  if (speech.menu.length > 1) {
    const lead = which ? '' : pick(writer, table.menu);
    return [offer(`${lead}\n${menuLines(speech.menu, speech).join('\n')}\n`), close(which ? table.name : table.choose)];
  }
  if (!speech.offer) return [];
  const line = offerLine(speech.offer, speech);
  const standing = STANDING.has(speech.reason);
  const stated = offer(pick(writer, standing ? table.standing : table.offer, line));
  return standing ? [stated] : [stated, close(table.close)];
}

/** What else a reply of each kind says. */
function kindParts(writer: Writer): ReplyPart[] {
  const { speech, table } = writer;
  const { offer, kind } = speech;
  const reason = (toned: Toned): ReplyPart => ({
    name: 'reason',
    text: pick(writer, toned),
    required: !MERE_OPENINGS.has(speech.reason),
  });
  const stated = (toned: Toned): ReplyPart[] =>
    offer === null ? [] : [{ name: 'offer', text: pick(writer, toned, offerLine(offer, speech)), required: true }];
  if (kind === 'handoff') return [reason(table.reasons.for_a_person)];
  if (kind === 'deal') return [reason(table.reasons[speech.reason]), ...stated(table.agreed)];
  if (kind === 'decline')
    return [reason(table.reasons[speech.reason]), ...(speech.reason === 'out_of_stock' ? [] : stated(table.standing))];
  return [reason(table.reasons[speech.reason]), ...offerParts(writer)];
}

/**
 * The parts of a reply, in the order of the built-in wording: what the policy answers and refuses, the reason in one
 * sentence, the offer or menu in full, a question back. Every figure and every term of a reply stands in one of them.
 */
export function replyParts(speech: Speech): ReplyPart[] {
  const writer: Writer = { speech, table: speech.language === 'zh' ? CHINESE : ENGLISH, seed: variation(speech) };
  const said = (name: PartName, texts: readonly string[]): ReplyPart[] =>
    texts.map((text) => ({ name, text: closed(text, speech.language), required: true }));
  const notesThat = (follow: boolean): string[] =>
    (speech.notes ?? [])
      .filter(({ kind }) => (ANSWERING_BID.has(speech.reason) && FOLLOWING.has(kind)) === follow)
      .map((note) => noteText(writer, note));
  const [notes, following] = [notesThat(false), said('answer', notesThat(true))];
  const spoken = [...said('answer', [...notes, ...speech.answers]), ...said('refusal', speech.refusals)];
  const [reason, ...rest] = kindParts(writer);
  if (reason === undefined) return [...spoken, ...following];
  if (speech.kind === 'deal')
    return [...said('answer', speech.answers), reason, ...rest, ...said('answer', notes), ...following];
  const leads = LEADING.has(speech.reason) && speech.kind === 'offer';
  const parts = leads ? [reason, ...spoken, ...following, ...rest] : [...spoken, reason, ...following, ...rest];
  return parts.filter((part) => part.text !== '');
}

/** Texts made one reply, with the sign-off of the policy on a line of its own. */
export function joinReply(texts: readonly string[], { language, signOff }: Speech): string {
  const body = texts
    .join(language === 'zh' ? '' : ' ')
    .replace(/ *\n */g, '\n')
    .trim();
  const ending = signOff?.trim() ?? '';
  return ending === '' ? body : `${body}\n${ending}`;
}
