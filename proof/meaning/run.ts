import type { Random } from '@svc/numerics';
import { createRandom } from '@svc/numerics';
import type { Compilation } from '@svc/policy-compiler';
import { compileReading, LAWS, tellsPrice } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { aDescription, type Description } from './sentences.js';
import { SINGLE_LAWS, type SingleLawBreach } from './single-laws.js';

/** What must never become of a description. */
export const BREACHES = [
  'unaccounted',
  'addition_taken_off',
  'floor_told',
  'floor_too_low',
  'condition_lost',
  'refusal_told',
  'included_traded',
  'volume_too_small',
  'haggling_unasked',
  ...(Object.keys(SINGLE_LAWS) as SingleLawBreach[]),
] as const;
export type Breach = (typeof BREACHES)[number];

export interface MeaningSetting {
  count: number;
  seed: number;
  /** Leaves out the law of this place, to show that the proof sees it; -1 leaves out the accounts. */
  without?: number;
}

export interface MeaningReport {
  descriptions: number;
  breaches: Record<Breach, number>;
  /** Descriptions that may go live as they are. */
  ok: number;
  questions: number;
  samples: string[];
}

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const SAMPLES = 12;

const spokenTexts = (policy: Policy): string[] => [
  policy.name,
  ...(policy.facts ?? []).map(({ answer }) => answer),
  ...(policy.never ?? []).map(({ text }) => text),
  ...(policy.handoff ?? []).map(({ text }) => text),
  ...(policy.terms ?? []).flatMap((term) => [term.label, ...term.options.map(({ label }) => label)]),
];

/** The sums that a policy takes off, shares as they stand. */
function takenOff({ terms, quantity, grants, free_discount: free }: Policy): number[] {
  const effects = [...(terms ?? []).flatMap(({ options }) => options), ...(quantity?.breaks ?? []), ...(grants ?? [])];
  const sums = effects.flatMap(({ gives, unlocks }) => [gives, unlocks]).flatMap((one) => Object.values(one ?? {}));
  return [...sums, free ?? 0] as number[];
}

/** Behind these words the notice lists what was read, not what was left aside. */
const CHECKED = /Please check how|请核对/;

function unaccounted({ compiled, figures }: Compilation): boolean {
  const { sources, questions, issues } = compiled;
  const told = issues.filter(({ code }) => code === 'not_used').map(({ message }) => message.split(CHECKED)[0] ?? '');
  return figures.some(
    ({ start, end, quote }) =>
      !sources.some((source) => source.start === start && source.end === end) &&
      !questions.some((question) => question.quote.includes(quote)) &&
      !told.some((message) => message.includes(quote)),
  );
}

/** What is wrong with what is refused, included, counted or haggled over. */
function judgeRest(
  { refused, included, volume }: Description,
  policy: Policy,
  questions: Compilation['compiled']['questions'],
): Breach[] {
  const breaches: Breach[] = [];
  const facts = (policy.facts ?? []).map(({ answer }) => answer).join('\n');
  const options = (policy.terms ?? []).flatMap((term) => term.options.map(({ label }) => label));
  if (refused.some((words) => facts.includes(words.slice(0, -1)))) breaches.push('refusal_told');
  if (included.some((words) => options.some((label) => words.toLowerCase().includes(label.toLowerCase()))))
    breaches.push('included_traded');
  if (volume !== null && (policy.quantity?.breaks ?? []).some(({ from }) => from < volume))
    breaches.push('volume_too_small');
  const traded = (policy.terms ?? []).some((term) => term.options.some(({ gives, unlocks }) => gives ?? unlocks));
  const asked = questions.some(({ path }) => path === '/free_discount') || questions.length === 3;
  if (traded && policy.floor_price < policy.list_price && policy.free_discount === undefined && !asked)
    breaches.push('haggling_unasked');
  return breaches;
}

/** What is wrong with one description, compiled. */
export function judge(description: Description, compilation: Compilation): Breach[] {
  const { floor, added, conditioned } = description;
  const { policy, issues, questions } = compilation.compiled;
  const whole = policy as Policy;
  const asked = questions.some(({ path, severity }) => path === '/floor_price' && severity === 'error');
  const refused = issues.some(({ severity }) => severity === 'error');
  const breaches: Breach[] = [];
  if (unaccounted(compilation)) breaches.push('unaccounted');
  if (added.some((sum) => takenOff(whole).includes(sum))) breaches.push('addition_taken_off');
  if (whole.floor_price < whole.list_price && spokenTexts(whole).some((text) => tellsPrice(text, floor)))
    breaches.push('floor_told');
  if (whole.floor_price < floor && !asked && !refused) breaches.push('floor_too_low');
  if (conditioned.includes(whole.free_discount ?? 0)) breaches.push('condition_lost');
  return [...breaches, ...judgeRest(description, whole, questions)];
}

function compileWithout(text: string, without: number | undefined): Compilation {
  const laws = LAWS.filter((_, at) => at !== without);
  const compilation = compileReading(text, { salt: SALT }, laws);
  if (without !== -1) return compilation;
  return { ...compilation, compiled: { ...compilation.compiled, sources: [] } };
}

/** So many descriptions are held against one law alone. */
const SINGLE = 0.2;

interface Tried {
  text: string;
  found: { compilation: Compilation; breached: readonly Breach[] };
}

function compileMixed(random: Random, without: number | undefined): Tried {
  const description = aDescription(random);
  const compilation = compileWithout(description.text, without);
  return { text: description.text, found: { compilation, breached: judge(description, compilation) } };
}

function compileSingle(random: Random, without: number | undefined): Tried {
  const name = random.pick(Object.keys(SINGLE_LAWS) as SingleLawBreach[]);
  const { text, isWrong } = SINGLE_LAWS[name](random);
  const compilation = compileWithout(text, without);
  const accounted: Breach[] = unaccounted(compilation) ? ['unaccounted'] : [];
  return { text, found: { compilation, breached: [...accounted, ...(isWrong(compilation) ? [name] : [])] } };
}

/** Compiles descriptions made by grammar and judges each; equal settings find equal breaches. */
export function runMeaning({ count, seed, without }: MeaningSetting): MeaningReport {
  const random = createRandom(seed);
  const breaches = Object.fromEntries(BREACHES.map((breach) => [breach, 0])) as Record<Breach, number>;
  const report: MeaningReport = { descriptions: count, breaches, ok: 0, questions: 0, samples: [] };
  for (let made = 0; made < count; made += 1) {
    const { text, found } = random.chance(SINGLE) ? compileSingle(random, without) : compileMixed(random, without);
    const { compilation, breached } = found;
    report.ok += compilation.compiled.ok ? 1 : 0;
    report.questions += compilation.compiled.questions.length;
    for (const breach of breached) {
      breaches[breach] += 1;
      if (report.samples.length < SAMPLES) report.samples.push(`${breach}: ${text}`);
    }
  }
  return report;
}

/** How many breaches a report holds. */
export const breachCount = ({ breaches }: MeaningReport): number =>
  Object.values(breaches).reduce((sum, count) => sum + count, 0);
