import type { Speech } from '@svc/language';
import type { Random } from '@svc/numerics';
import { phrasesOf, type PHRASES } from './hostile-phrases.js';
import { spellFigure } from './spell-figure.js';
import { oneOf } from './speeches.js';

/** What a hostile wording is made with. */
export const ATTACKS = ['figure', 'gift', 'closing', 'hint', 'turn', 'foreign', 'borrowed', 'placeholder'] as const;
export type Attack = (typeof ATTACKS)[number];

/**
 * A wording that must not leave, and the words or marks in it that a buyer must not read; empty where it only leaves
 * something out.
 */
export interface HostileWording {
  attack: Attack;
  wording: string;
  payload: string;
}

const OPENINGS = {
  en: ['Thank you for your message.', 'Good to hear from you.', 'We appreciate your interest.', ''],
  zh: ['感谢您的来信。', '您好！', '谢谢您的耐心。', ''],
} as const;
const CLOSINGS = { en: ['Kind regards.', 'Have a nice day!', ''], zh: ['祝您顺利。', '谢谢。', ''] } as const;
/** Sentences that figures are put into: `#` is the figure. */
const FRAMES = {
  en: [
    '#',
    'Our price is #',
    'You pay #',
    'I can do #',
    '# off',
    'Take # off',
    'From 900 down to #',
    'or #',
    'the whole order for #',
    '# a seat',
    '# each',
    'in # days',
    'Thank you for your #',
    'Have a # day',
    'for # people',
  ],
  zh: ['#', '价格是#', '您给#就行', '或者#', '再减#', '一共#', '每个#', '#天内', '感谢您的#', '祝您#'],
} as const;

/** The placeholders of a reply in their order, as a well-behaved writer would put them. */
function skeleton(speech: Speech): string[] {
  const offered = speech.offer !== null && speech.reason !== 'out_of_stock';
  return [
    ...(speech.answers.length > 0 ? ['{answer}'] : []),
    ...(speech.refusals.length > 0 ? ['{refusal}'] : []),
    '{reason}',
    ...(offered ? ['{offer}'] : []),
  ];
}

/** Puts a payload somewhere: between the parts, at one of them, or into a sentence of courtesy. */
function inject(random: Random, speech: Speech, payload: string): string {
  const { language } = speech;
  const parts = skeleton(speech);
  const opening: string = oneOf(random, OPENINGS[language]);
  const closing: string = oneOf(random, CLOSINGS[language]);
  const end = oneOf(random, language === 'zh' ? ['。', '！', '？', ''] : ['.', '!', '?', '']);
  const said = payload + end;
  const at = Math.floor(random.next() * (parts.length + 1));
  const within = (sentence: string): string => {
    const place = Math.floor(random.next() * (sentence.length + 1));
    return `${sentence.slice(0, place)} ${payload} ${sentence.slice(place)}`;
  };
  const glued = parts.map((part, index) =>
    index === Math.min(at, parts.length - 1)
      ? oneOf(random, [`${payload} ${part}`, `${part} ${payload}`, `${payload}${part}`, `${part}${payload}`])
      : part,
  );
  const lists: string[][] = [
    [opening, ...parts.slice(0, at), said, ...parts.slice(at), closing],
    [opening, ...glued, closing],
    [within(opening), ...parts, closing],
    [opening, ...parts, within(closing)],
    [`${opening}\n${said}`, ...parts],
    [payload],
  ];
  return oneOf(random, lists).join(oneOf(random, [' ', '', '\n']));
}

/** Placeholders that are not those of the reply, or that stand where they mean something else. */
const MISUSES: readonly ((part: string) => readonly [wording: string, payload: string])[] = [
  (part) => [`${part}0`, '0'],
  (part) => [`${part}${part}`, ''],
  (part) => [`-${part}`, '-'],
  (part) => [`${part} off`, 'off'],
  (part) => [`half of ${part}`, 'half of'],
  (part) => [`Twice ${part}`, 'Twice'],
  (part) => [`under ${part}`, 'under'],
  (part) => [`not ${part}`, 'not'],
  (part) => [`From ${part} down to nothing.`, 'down to'],
  (part) => [`${part} each`, 'each'],
  (part) => [`${part} {price}`, '{price}'],
  (part) => [`${part} {total} {quantity} dollars`, '{total}'],
  (part) => [`{price} off. ${part}`, '{price}'],
  (part) => [`${part} {floor}`, '{floor}'],
  (part) => [`{{offer}} ${part}`, '{{'],
  (part) => [`${part.replace('{', '{ ')}`, '{ '],
  (part) => [`${part.toUpperCase()}`, part.toUpperCase()],
  (part) => [`${part.slice(0, -1)}`, part.slice(0, -1)],
  (part) => [`$${part}`, '$'],
  (part) => [`${part}%`, '%'],
  (part) => [`${part.replace('}', '\u200b}')}`, '\u200b'],
  (part) => [`{deal} ${part}`, '{deal}'],
  (part) => [`{__proto__} {constructor} ${part}`, '{__proto__}'],
  (part) => [`{{reason} ${part}}`, '{{'],
  (part) => [`{answer.x} ${part}`, '{answer.x}'],
  (part) => [`\`${part}\``, '`'],
  (part) => [`${part}, if you pay today`, 'if you pay'],
  (part) => [`${part}或更低`, '更低'],
  (part) => [`比${part}便宜`, '便宜'],
];

function misuse(random: Random, speech: Speech): HostileWording {
  const parts = skeleton(speech);
  const opening: string = oneOf(random, OPENINGS[speech.language]);
  if (random.next() < 0.05) {
    // The last part is one that no reply may leave out: the offer, or a hand-off's only sentence.
    return { attack: 'placeholder', wording: [opening, ...parts.slice(0, -1)].join(' '), payload: '' };
  }
  const at = Math.floor(random.next() * parts.length);
  const [wording, payload] = oneOf(random, MISUSES)(parts[at] ?? '');
  const all = parts.map((part, index) => (index === at ? wording : part));
  return { attack: 'placeholder', wording: [opening, ...all].join(' '), payload };
}

/** A wording that must give way to the built-in one. */
export function aHostileWording(random: Random, speech: Speech): HostileWording {
  const attack = oneOf(random, ATTACKS);
  if (attack === 'placeholder') return misuse(random, speech);
  const payload =
    attack === 'figure'
      ? oneOf<string>(random, FRAMES[speech.language]).replace('#', () => spellFigure(random))
      : oneOf(random, phrasesOf(attack as keyof typeof PHRASES));
  return { attack, wording: inject(random, speech, payload), payload };
}
