import { anyWord, oneOf } from '../one-of.js';

const SUBJECT = '[a-z][^<:?]{1,60}';
/** What a refusal opens with; its subject follows. */
const OPENS = [
  'never(?: ever)?', 'no', 'not (?:for sale|included|available|possible|on offer|negotiable|in the (?:price|deal|package))', 'do(?: not|n\'t)(?: you)?(?: ever)?', 'nobody (?:gets|ever gets|may have|can have|receives)', 'no one (?:gets|may have|can have|receives)', 'hands off', 'keep your hands off', 'turn down', 'refuse', 'reject', 'decline', 'say no to', 'forget(?: about)?', 'under no circumstances', 'absolutely no(?:t)?', 'strictly no',
  '(?:there )?(?:will|can|must|shall) (?:never )?be no', 'there (?:is|are|\'s) no', 'we (?:have )?stopped', 'excluded', 'whatever (?:they|you|anyone|people) (?:say|says|offer|offers|pay)[, ]+no', 'at no price', 'in no case', 'on no account',
];
/** What a refusal closes with; its subject stands before. */
const CLOSES = [
  'never', 'no way', 'no chance', 'nope', 'not happening', 'not possible', 'not (?:a|an) (?:option|chance)', 'off[ -]limits', 'off the table', 'out of the question', 'out of bounds', 'a (?:hard |firm |clear |definite |flat |absolute )?no(?:-go)?', 'taboo', 'forbidden', 'excluded', 'banned', 'prohibited', 'impossible', 'no longer (?:offered|possible|available|sold)', 'refused',
  'not (?:up )?for (?:sale|grabs|discussion|negotiation|trade|hire)', 'not (?:included|available|offered|on offer|sold|part of (?:it|this|the (?:deal|price|package|sale)))', '(?:is|are)n\'t (?:included|available|offered|on offer|sold|for sale|up for \\w+|part of \\w+(?: \\w+)?|something (?:we|i) (?:do|offer|sell))',
];
const STAYS = ['stays? (?:here|put|behind|home|at home|ours|mine|with (?:me|us|the \\w+)|in the (?:family|house|shop|workshop))', 'remains? (?:ours|mine|here|with (?:me|us))', '(?:is|are) (?:ours|mine) and stays?', 'do(?:es)?(?: not|n\'t) (?:come with|go with|leave|belong|form part|travel)', 'do(?:es)?(?: not|n\'t) (?:move|change hands)'];
const MUST_NOT = new RegExp(`\\b(?:must|may|can|could|shall|should|will|would)(?:n't| ?not| never) (?:be )?(?:get|have|give|given|offer|offered|promise|promised|include|included|sell|sold|add|added|take|taken|lend|lent|ship|shipped|have|hand|handed|part with|do|accept)`);

const FRAMES: readonly RegExp[] = [
  new RegExp(`^\\W*(?:(?:and|but|so|please|also|sorry|oh|again|still|then|ok|yes) ,? ?)*${oneOf(OPENS)}(?![a-z])[ :,]*${SUBJECT}`),
  new RegExp(`^\\W*${SUBJECT}[ ,:?-]+(?:(?:is|are|would be|will be|remains?|that's|that is|it's|they're|simply|just|absolutely|always|sorry|definitely|really|also|and|me|the answer is|answer|strictly) ?[ ,]*)*${oneOf(CLOSES)}(?![a-z])(?! (?:been|had|was|were))`),
  new RegExp(`^\\W*${SUBJECT} (?:always |just )?${oneOf(STAYS)}(?![a-z])`),
  new RegExp('\\bthe answer (?:on|to|about|for|is)[^<]{1,50}\\bno(?![a-z])'),
  MUST_NOT,
];
/** Talk of a lower price, and of what is wrong with nothing, refuses no subject. */
const OTHER = anyWord([
  'lower', 'less', 'cheaper', 'below', 'under (?:that|this|it)', 'higher', 'haggl\\w*', 'bargain\\w*', 'discounts?(?! codes?| cards?)', 'price[ds]?', 'negotiat\\w*', 'rush', 'hurry', 'problems?', 'idea', 'need to', 'worr\\w*', 'accidents?', 'scratch\\w*', 'damage\\w*', 'defects?', 'rust', 'leaks?', 'dents?', 'issues?', 'faults?', 'doubt', 'matter', 'longer (?:need|use|want)', 'forget to', 'hesitate', 'reason', 'questions asked', 'strings', 'conditions?', 'exceptions?', 'extra (?:cost|charge)',
  'been (?:used|opened|worn|repaired|smoked)', 'used it', 'smok\\w+', 'raced', 'crashed', 'dropped', 'offence', 'sorry but i have', 'minimum', 'maximum', 'tell', 'mention', 'reveal', 'show', 'say(?! (?:yes|no))', 'rude', 'give up', 'pushy', 'desperate', 'go (?:under|down)', 'let (?:it|them|her|him) go', 'decided', 'sure', 'know', 'what',
]);

/** Whether a sentence without a figure refuses something, whenever it is asked for. */
export function refuses(text: string): boolean {
  return !/<[mnpc]\d+>/.test(text) && !OTHER.test(text) && FRAMES.some((frame) => frame.test(text));
}

/** The words of a refusal itself, which name no subject. */
export const REFUSAL_WORDS = new RegExp(`\\b(?:${[...CLOSES, ...STAYS, 'hands off', 'turn down', 'say no', 'nobody gets', 'whatever they say', 'the answer', 'absolutely', 'strictly', 'anyone who wants', 'hard', 'ever'].join('|')})(?![a-z])`, 'gi');
