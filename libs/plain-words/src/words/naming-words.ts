import { foldText, patternWith, readNumbers } from '@svc/language';
import { namesNothing } from './names-nothing.js';

/** What an option is, and what is had without it, where its words say so. */
interface Choice {
  chosen: string;
  other: string | null;
}

/** One thing in place of another, the chosen one first, or behind what it was before. Closed classes. */
const IN_PLACE_OF: readonly RegExp[] = [
  patternWith('iu')`
    ^(?<chosen>.+?)(?:
      [ ](?:instead[ ]of|rather[ ]than|in[ ](?:place|lieu)[ ]of|as[ ]opposed[ ]to)[ ]
      |代替|替代|取代|而不是|而非
    )(?<other>.+)$
  `,
  patternWith('iu')`
    ^(?:upgrad\p{L}+|chang\p{L}+|switch\p{L}*|mov\p{L}+|go(?:ing)?)[ ]from[ ](?<other>.+)[ ]to[ ](?<chosen>.+)$
  `,
  /^swap(?:ping|ped)? (?<other>.+) for (?<chosen>.+)$/iu,
  /^[把将將]?(?<other>.+?)(?:换成|換成|换为|改成|改为|改為|升级成|升级为|升级到)(?<chosen>.+)$/u,
];

/**
 * What an option is and what is had without it: the words of the one never name the other.
 * @example besideWhat('Walnut instead of oak') // { chosen: 'Walnut', other: 'oak' }
 * @example besideWhat('gift wrap') // { chosen: 'gift wrap', other: null }
 */
export function besideWhat(label: string): Choice {
  for (const pattern of IN_PLACE_OF) {
    const { chosen, other } = pattern.exec(label.trim())?.groups ?? {};
    if (chosen !== undefined && other !== undefined) return { chosen: chosen.trim(), other: other.trim() };
  }
  return { chosen: label, other: null };
}

/** Verbs of what every buyer does, which name an option only with what follows. */
const OF_ANY_DEAL = patternWith('u')`
    ^(?:
      pay(?:s|ing|ments?)?|paid|buy(?:s|ing)?|purchase|book(?:s|ing)?|order(?:s|ing)?|sign(?:s|ing)?
      |decid(?:e|es|ing)|commit|close
    )$
  `;
/** When, from where and how far: what stands behind is told of the thing, and names it no more than the day does. */
const DETAIL = patternWith('iu')`
    ^(?<head>.+?),?[ ](?:
      (?:from|by|within|before|after|until|till|beyond|near|inside|outside)(?=[ ])
      |to(?=[ ])(?<=\b(?:deliver\p{L}*|ship\p{L}*|post\p{L}*|sen[dt]\p{L}*|mail\p{L}*|courier\p{L}*)[ ]
        (?:it[ ]|them[ ])?to)
      |(?=(?:today|tonight|tomorrow|now|same[ ]day|this[ ](?:week|weekend|month|evening|afternoon))\b)
      |(?:on|upon|at)(?=[ ](?:deliver\p{L}*|pick-?up|collection|arrival|receipt|site|handover)\b)
    )
  `;
/** A verb and its particle around what is done: "pick it up". */
const PARTED =
  /\b(pick|take|drop|send|haul) (?:it|them|this|these|those|everything)(?: all)? (up|away|apart|off|out|down)\b/iu;
/** A day by which something is done. */
const DAY = patternWith('u')`
    ^(?:the[ ])?(?:
      end|next|this|mon|tues?|wednes|thurs?|fri|satur|sun
      |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|\d
    )
  `;
/** Paid by or within a time. */
const PAID_WHEN = /^(?:pay(?:s|ing|ments?)?|paid)\b.*? (?<when>within|in|by|before|after|until) (?<time>.+)$/iu;

/**
 * The words of an option that name it: of what it is, without where and when; whole words where nothing but those is
 * left.
 * @example namingPart('collect it from Leith by Sunday') // 'collect it'
 * @example namingPart('pick it up today') // 'pick up'
 * @example namingPart('pay by card') // 'pay by card'
 */
export function namingPart(label: string): string {
  const chosen = besideWhat(label).chosen.replace(PARTED, '$1 $2');
  const head = DETAIL.exec(chosen)?.groups?.['head'];
  if (head === undefined) return chosen;
  const tokens = head.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return tokens.every((token) => OF_ANY_DEAL.test(token) || namesNothing(token)) ? chosen : head;
}

/**
 * How buyers say that they pay in time, where an option is that; null where it is something else. The time alone may
 * be that of anything: "we need them within 30 days".
 * @example paidInTime('payment within 8 days') // ['payment within 8 days', 'pay within 8 days', …]
 */
export function paidInTime(label: string): string[] | null {
  const { text } = foldText(label);
  const { when, time } = PAID_WHEN.exec(text)?.groups ?? {};
  if (when === undefined || time === undefined) return null;
  const isLong = readNumbers(time).some(({ kind, start }) => kind === 'count' && start === 0);
  const isIn = /^(?:with)?in$/.test(when);
  if (!isLong && (isIn || (when === 'by' && !DAY.test(time)))) return null;
  const joined = isIn ? ['within', 'in'] : [when];
  return ['payment', 'pay', 'paid', 'paying'].flatMap((verb) => joined.map((word) => `${verb} ${word} ${time}`));
}
