import { CLOSE, MARGIN, ROUNDS } from './phrases/manner.js';
import type { Recogniser } from '../recogniser.js';
import { pattern } from '@svc/language';

const BALANCE = /\b(?:balanced?|fair (?:deal|balance))\b|兼顾|双赢/;
/** The same as the unit of a count, which holds its word: "five rounds". */
const ROUND_UNIT = /^(?:rounds?|(?:counter-?)?offers?|turns?|轮|回合)$/;
const ROUND_WORD = /\brounds?\b|counter-?offers?\b|\bturns?\b|轮|回合|还价次数|报价/;
const TONES = [
  ['formal', /\b(?:formal(?:ly)?|professional(?:ly)?|businesslike)\b|正式|专业/],
  ['friendly', /\b(?:friendly|warm(?:ly)?|casual|cheerful|kind|polite(?:ly)?)\b|友好|亲切|热情|客气|礼貌/],
  ['plain', /\b(?:to the point|matter[- ]of[- ]fact|short and plain|plain(?:ly)?|brief|concise)\b|简洁|直接了当|简短/],
] as const;
const TONE_CUE = /\b(?:be|keep|sound|tone|reply|replies|answer|write|stay|style|talk|speak)\b|语气|口吻|回复|态度|说话/;
const SIGN_OFF = pattern`
    \bsign(?:ed)?(?: off)?(?: as| with| by)\s*["“”']?([^"“”'.,;<]{2,60})
    |(?:落款|署名)[\s:：为是用]*["“”「]?([^"“”」，。；<]{1,40})
  `;

/** "I'm in a hurry", "no rush", "at most five rounds", "keep it friendly", "sign as Anna". */
export const readManner: Recogniser = (clause) => {
  const { text } = clause;
  const objective =
    MARGIN.test(text) && clause.left('mn').length === 0
      ? 'margin'
      : CLOSE.test(text)
        ? 'close'
        : BALANCE.test(text)
          ? 'balance'
          : undefined;
  const rounds = ROUNDS.exec(text);
  const counted = rounds?.[1] ?? rounds?.[2] ?? rounds?.[3];
  const isRounds =
    counted !== undefined && (ROUND_WORD.test(text) || ROUND_UNIT.test(clause.number(counted)?.unit ?? ''));
  const roundsTag = isRounds ? counted : undefined;
  const maxRounds = roundsTag === undefined ? undefined : clause.value(roundsTag);
  const tone = TONE_CUE.test(text) ? TONES.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
  const signOff = signature(clause);
  const valid = maxRounds !== undefined && Number.isInteger(maxRounds) && maxRounds >= 1 && maxRounds <= 64;
  if (objective === undefined && !valid && tone === undefined && signOff === undefined) return [];
  if (valid && roundsTag !== undefined) clause.take(roundsTag);
  clause.understood = true;
  return [
    {
      kind: 'manner',
      quote: clause.quote,
      ...(objective === undefined ? {} : { objective }),
      ...(valid ? { maxRounds } : {}),
      ...(tone === undefined ? {} : { tone }),
      ...(signOff === undefined ? {} : { signOff }),
    },
  ];
};

function signature(clause: { text: string; words(from: number, to: number): string }): string | undefined {
  const match = SIGN_OFF.exec(clause.text);
  const name = match?.[1] ?? match?.[2];
  if (!match || name === undefined) return undefined;
  const from = match.index + match[0].lastIndexOf(name);
  return clause.words(from, from + name.length).trim() || undefined;
}
