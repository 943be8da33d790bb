import type { Recogniser } from './recogniser.js';

const CLOSE = /\b(?:in a (?:bit of a )?hurry|(?:need|want|have|like|must)s?(?: it)? (?:to )?(?:be )?(?:sell|sold|gone|go)(?: it)? (?:fast|quick(?:ly)?|soon|asap|this|by|today)|must go|quick sale|sell (?:it )?(?:fast|quickly|soon|asap)|as soon as possible|asap|moving (?:house|out|away|abroad|soon|next)|needs? (?:it )?gone|urgent|priority is (?:speed|closing|a quick)|close (?:deals )?(?:fast|quickly))\b|急(?:售|出|卖|着(?:出|卖|用|转)|转|需)|尽快(?:出|卖|成交|转)|着急|赶紧|搬家|清仓|早点(?:卖|出)/;
const MARGIN = /\b(?:no (?:rush|hurry)|not in (?:a|any) (?:rush|hurry)|in no (?:rush|hurry)|can wait|happy to wait|take (?:our|my) time|best (?:possible )?price|hold(?:s|ing)? (?:out|firm)|maximi[sz]e|protect (?:our |the )?margin|margin (?:matters|first|over)|as much as possible)\b|不(?:着)?急|慢慢(?:卖|谈)|不赶时间|利润优先|价格优先|卖个好价/;
const BALANCE = /\b(?:balanced?|fair (?:deal|balance))\b|兼顾|双赢/;
const ROUNDS = /(?:(?:at most|max(?:imum)?(?: of)?|no more than|up to|after|limit(?:ed)? to|within|only)\s+)(<[cnxm]\d+>)\s*(?:rounds?|offers?|counter-?offers?|turns?|replies|messages|tries|back[- ]and[- ]forths?)?|(?:最多|至多|不超过|只)[^<]{0,6}(<[cnx]\d+>)\s*(?:轮|次|回合|个回合)?/;
const ROUND_WORD = /\brounds?\b|counter-?offers?\b|\bturns?\b|back[- ]and[- ]forth|轮|回合|还价次数|报价/;
const TONES = [
  ['formal', /\b(?:formal(?:ly)?|professional(?:ly)?|businesslike)\b|正式|专业/],
  ['friendly', /\b(?:friendly|warm(?:ly)?|casual|cheerful|kind|polite(?:ly)?)\b|友好|亲切|热情|客气|礼貌/],
  ['plain', /\b(?:to the point|matter[- ]of[- ]fact|short and plain|plain(?:ly)?|brief|concise)\b|简洁|直接了当|简短/],
] as const;
const TONE_CUE = /\b(?:be|keep|sound|tone|reply|replies|answer|write|stay|style|talk|speak)\b|语气|口吻|回复|态度|说话/;
const SIGN_OFF = /\b(?:sign(?:ed)?(?: off)?(?: all replies| replies| messages| it)?(?: as| with| by)|close (?:every|each) (?:reply|message) with)\s*["“”']?([^"“”'.,;<]{2,60})|(?:落款|署名)(?:写|用|为|是|：|:)?\s*["“”「]?([^"“”」，。；<]{1,40})/;

/** "I'm in a hurry", "no rush", "at most five rounds", "keep it friendly", "sign as Anna". */
export const readManner: Recogniser = (clause) => {
  const { text } = clause;
  const objective = MARGIN.test(text) && clause.left('mn').length === 0 ? 'margin' : CLOSE.test(text) ? 'close' : BALANCE.test(text) ? 'balance' : undefined;
  const rounds = ROUND_WORD.test(text) ? ROUNDS.exec(text) : null;
  const roundsTag = rounds?.[1] ?? rounds?.[2];
  const maxRounds = roundsTag === undefined ? undefined : clause.value(roundsTag);
  const tone = TONE_CUE.test(text) ? TONES.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
  const signOff = signature(clause);
  const valid = maxRounds !== undefined && Number.isInteger(maxRounds) && maxRounds >= 1 && maxRounds <= 64;
  if (objective === undefined && !valid && tone === undefined && signOff === undefined) return [];
  if (valid && roundsTag !== undefined) clause.take(roundsTag);
  clause.understood = true;
  return [{
    kind: 'manner', quote: clause.quote,
    ...(objective === undefined ? {} : { objective }), ...(valid ? { maxRounds } : {}), ...(tone === undefined ? {} : { tone }), ...(signOff === undefined ? {} : { signOff }),
  }];
};

function signature(clause: { text: string; words(from: number, to: number): string }): string | undefined {
  const match = SIGN_OFF.exec(clause.text);
  const name = match?.[1] ?? match?.[2];
  if (!match || name === undefined) return undefined;
  const from = match.index + match[0].lastIndexOf(name);
  return clause.words(from, from + name.length).trim() || undefined;
}
