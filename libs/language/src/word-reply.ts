import { menuLabel, menuLines, offerLine } from './offer-line.js';
import type { SentenceTable, Toned } from './sentence-table.js';
import { CHINESE } from './sentences-zh.js';
import { ENGLISH } from './sentences-en.js';
import type { Speech } from './speech.js';

/** The number of the reply, else a small whole number from what is said: sentences vary from turn to turn, and equal speeches are worded alike. */
function variation(speech: Speech): number {
  if (speech.turn !== undefined) return speech.turn;
  let hash = 7;
  const seed = [speech.reason, speech.kind, ...[speech.offer, ...speech.menu].map((offer) => (offer ? `${offer.price}x${offer.quantity}` : ''))].join('|');
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

interface Writer {
  speech: Speech;
  table: SentenceTable;
  seed: number;
}

/** Puts strings in place of `{name}`, as they are; a string that holds braces itself is not looked into. */
function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{([a-z]+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
}

function pick(writer: Writer, toned: Toned, line = ''): string {
  const sentences = toned[writer.speech.tone];
  const sentence = sentences[writer.seed % sentences.length] ?? '';
  const { subject, handoff, menu, language } = writer.speech;
  const labels = menu.map((_, index) => `${index === 0 ? '' : index === menu.length - 1 ? writer.table.or : writer.table.comma}${menuLabel(index, language)}`).join('');
  return fill(sentence, { line, labels, subject: subject.trim() || writer.table.matter, handoff: handoff?.trim() || writer.table.matter });
}

/** A full stop after a sentence that the policy wrote without one. */
function closed(text: string, language: 'en' | 'zh'): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?。！？…:：]$/.test(trimmed) ? trimmed : trimmed + (language === 'zh' ? '。' : '.');
}

function offerParts(writer: Writer): string[] {
  const { speech, table } = writer;
  const which = speech.reason === 'which_option';
  if (speech.menu.length > 1) return [which ? '' : pick(writer, table.menu), `\n${menuLines(speech.menu, speech).join('\n')}\n`, pick(writer, which ? table.name : table.choose)];
  if (!speech.offer) return [];
  const line = offerLine(speech.offer, speech);
  if (speech.reason === 'unclear') return [pick(writer, table.standing, line)];
  const yours = speech.reason === 'accepts_yours' || speech.reason === 'still_offered' || speech.reason === 'yes_in_doubt';
  return [pick(writer, yours ? table.standing : table.offer, line), yours ? '' : pick(writer, table.close)];
}

function kindParts(writer: Writer): string[] {
  const { speech, table } = writer;
  const { offer } = speech;
  const reason = pick(writer, table.reasons[speech.reason]);
  if (speech.kind === 'deal') return [reason, offer ? pick(writer, table.agreed, offerLine(offer, speech)) : ''];
  if (speech.kind === 'handoff') return [pick(writer, table.reasons.for_a_person)];
  if (speech.kind === 'decline') return [reason, offer && speech.reason !== 'out_of_stock' ? pick(writer, table.standing, offerLine(offer, speech)) : ''];
  return [reason, ...offerParts(writer)];
}

/**
 * Words a reply in the speech's language and tone: the answers and refusals of the policy, the reason in one sentence,
 * and the offer or menu in full. Equal speeches give equal words; every figure and every term comes from the speech.
 */
export function wordReply(speech: Speech): string {
  const writer: Writer = { speech, table: speech.language === 'zh' ? CHINESE : ENGLISH, seed: variation(speech) };
  const said = [...speech.answers, ...speech.refusals].map((text) => closed(text, speech.language));
  const kind = kindParts(writer);
  const answering = speech.reason === 'answering' && speech.kind === 'offer';
  const parts = answering ? [kind[0] ?? '', ...said, ...kind.slice(1)] : [...said, ...kind];
  const glue = speech.language === 'zh' ? '' : ' ';
  const body = parts.filter((part) => part !== '').join(glue).replace(/ *\n */g, '\n').trim();
  const signOff = speech.signOff?.trim() ?? '';
  return signOff === '' ? body : `${body}\n${signOff}`;
}
