import { foldPhrase } from './find-phrases.js';
import { readNumbers } from './figures/numbers.js';
import { pattern, patternWith } from './pattern.js';
import type { NamedThing } from './vocabulary.js';

/** Where the words of an option stand in a clause. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** Words of what costs nothing, anywhere in a clause. */
const FREE = pattern`
    (?<![a-z-])(?<!feel )free(?!-|[a-z]| (?:on|at|to|time|day|now|today|tomorrow|this|next)(?![a-z]))
    |(?<![a-z])(?:
      gratis
      |complimentary
      |for nothing
      |on the house
      |(?:throw|throws|threw|thrown|throwing|toss|chuck) (?:(?:it|that|this|them) )?in
      |waive
    )(?![a-z])
    |免费|白送|赠|附送|送的
  `;
/** "No extra charge": what is denied is the charge, and no option. */
const NO_CHARGE = patternWith('g')`
    (?<![a-z])(?:
      (?:(?:at|with|for) )?(?:without|no)(?: any)?(?: extra| additional| further)? (?:charge|cost|fee)s?
      |no extra
    )(?![a-z])
    |不(?:另?[收加]|要)(?:钱|费)
  `;

/**
 * A clause in which no charge is denied, so that nothing else seems to be; of the same length.
 * @example withoutNoCharge('wrap, no fee') // 'wrap,       '
 */
export const withoutNoCharge = (clause: string): string =>
  clause.replace(NO_CHARGE, (words) => ' '.repeat(words.length));

/** "Throw the helmet in": the verb and its particle around the option. */
const THROWN = /(?<![a-z])(?:throw|toss|chuck)(?:ing)? (?:the|a|an|some|your) $/;
const IN = /^s? in(?![a-z])/;
/** What is included costs nothing on top; beside a sum of money it tells what the sum is for. */
const INCLUDED = /^s? (?:(?:is|are|was|be|comes?|being) )?(?:also |already |all )?(?:included|inclusive)(?![a-z])/;
/** 送 right before or behind an option gives it; 送到 and 送货 bring a thing somewhere. */
const GIVEN_BEFORE = /送(?:给?我们?|给?咱们?|一?[个份张套次盒条只]|点|一|两|些|免费|\d)*$/;
const GIVEN_BEHIND = /^(?:服务|也|都|能|可以|要|是|全|就|得|你们?|您|一起|一并)*送(?![到货去上过来达往回])/;

/** Who has it sent for nothing: the seller pays the postage. */
const SENT_FREE = /[包免](?:邮|运费|快递费?|顺丰)/;

/** Whether the label of an option says by itself that it costs nothing. */
const saysFree = ({ label }: NamedThing): boolean =>
  /(?<![a-z])free(?![a-z])|included|complimentary|免费|赠|送(?!货|到|上)/.test(foldPhrase(label));

/**
 * Whether a clause asks to have an option for nothing that costs something on top: it is asked about, and not asked
 * for.
 * @param clause the folded clause
 * @param place where the option's words stand in it
 * @param option what is asked for, with whether it is charged
 * @param isSending whether the option is to have a thing sent, so that 送 gives nothing
 * @example askedAsFree('if wrap is free', { start: 3, end: 7 }, { ...wrap, charged: true }, false) // true
 */
export function askedAsFree(clause: string, place: Place, option: NamedThing | undefined, isSending: boolean): boolean {
  if (option?.charged !== true || saysFree(option)) return false;
  const before = clause.slice(0, place.start);
  const behind = clause.slice(place.end);
  const around = `${before} ${' '.repeat(place.end - place.start)} ${behind}`;
  if (isSending && SENT_FREE.test(clause)) return true;
  if (FREE.test(around) || withoutNoCharge(around) !== around || (THROWN.test(before) && IN.test(behind))) return true;
  if (INCLUDED.test(behind)) return !readNumbers(clause).some(({ kind }) => kind === 'money' || kind === 'number');
  return !isSending && (GIVEN_BEFORE.test(before) || GIVEN_BEHIND.test(behind));
}
