import { offerLine, wordReply, type Speech } from '@svc/language';
import { createRandom } from '@svc/numerics';
import { writeReply } from '@svc/operations';
import type { Situation } from './good.js';
import { aHostileWording, ATTACKS, type Attack, type HostileWording } from './hostile.js';
import { measureGood, type GoodReport } from './measure-good.js';
import { aSpeech, oneOf } from './speeches.js';

/** What must never happen to a reply. */
export const BREACHES = ['payload_left', 'figure_left', 'offer_missing', 'placeholder_left', 'not_built_in'] as const;
export type Breach = (typeof BREACHES)[number];

export interface WordingsSetting {
  count: number;
  seed: number;
  /** Sends what the model wrote with its placeholders filled and nothing looked at, to show that the proof sees it. */
  withoutGuard?: boolean;
}

export interface WordingsReport {
  wordings: number;
  byAttack: Record<Attack, { wordings: number; left: number }>;
  breaches: Record<Breach, number>;
  good: Record<Speech['language'], GoodReport>;
  /** The first few breaches, in words. */
  samples: string[];
}

const SITUATIONS: readonly Situation[] = ['offer', 'offer', 'menu', 'answer', 'refusal', 'deal', 'handoff', 'decline'];
const SAMPLES = 12;

/** Hands hostile wordings to the writer of replies as a model would; equal settings find equal breaches. */
export async function runWordings({ count, seed, withoutGuard = false }: WordingsSetting): Promise<WordingsReport> {
  const random = createRandom(seed);
  const report: WordingsReport = {
    wordings: 0,
    byAttack: Object.fromEntries(ATTACKS.map((attack) => [attack, { wordings: 0, left: 0 }])) as never,
    breaches: Object.fromEntries(BREACHES.map((breach) => [breach, 0])) as never,
    good: { en: measureGood('en', seed), zh: measureGood('zh', seed) },
    samples: [],
  };
  while (report.wordings < count) {
    const speech = aSpeech(random, oneOf(random, ['en', 'zh'] as const), oneOf(random, SITUATIONS));
    const hostile = aHostileWording(random, speech);
    const reply = withoutGuard ? fillBlindly(hostile.wording, speech) : await replyTo(hostile.wording, speech);
    note(report, hostile, judge(reply, hostile, speech), reply);
  }
  return report;
}

async function replyTo(wording: string, speech: Speech): Promise<string> {
  const { reply } = await writeReply({ speech, offer: null }, { wordReply: () => Promise.resolve(wording) });
  return reply;
}

function fillBlindly(wording: string, speech: Speech): string {
  const whole = wordReply(speech);
  return wording.replaceAll('{offer}', () => whole).replace(/\{(answer|refusal|reason|close)\}/g, '');
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;
const figuresOf = (text: string): string[] => text.match(/\p{N}+/gu) ?? [];

/**
 * What is wrong with a reply, by what the generator put in and by the figures that the reply was decided with. It
 * asks nothing of the guard: a hostile wording must leave no trace, so the reply is the built-in one to the letter.
 */
export function judge(reply: string, { payload }: Pick<HostileWording, 'payload'>, speech: Speech): Breach[] {
  const builtIn = wordReply(speech);
  const found: Breach[] = [];
  if (payload !== '' && countOf(reply, payload) > countOf(builtIn, payload)) found.push('payload_left');
  const rest = figuresOf(builtIn);
  if (figuresOf(reply).some((figure) => rest.splice(rest.indexOf(figure) >>> 0, 1).length === 0))
    found.push('figure_left');
  const offers = speech.menu.length > 0 ? speech.menu : speech.offer ? [speech.offer] : [];
  if (offers.some((offer) => !reply.includes(offerLine(offer, speech)))) found.push('offer_missing');
  if (/[{}]/.test(reply)) found.push('placeholder_left');
  if (reply !== builtIn) found.push('not_built_in');
  return found;
}

function note(report: WordingsReport, hostile: HostileWording, breaches: readonly Breach[], reply: string): void {
  report.wordings += 1;
  const row = report.byAttack[hostile.attack];
  row.wordings += 1;
  if (breaches.length === 0) return;
  row.left += 1;
  for (const breach of breaches) report.breaches[breach] += 1;
  if (report.samples.length < SAMPLES)
    report.samples.push(`${hostile.attack} (${breaches.join(', ')}): ${hostile.wording} → ${reply}`);
}

/** How many breaches of any kind a run found. */
export function breachCount({ breaches }: WordingsReport): number {
  return Object.values(breaches).reduce((sum, count) => sum + count, 0);
}
