import { countedUnit, type Vocabulary } from '@svc/language';
import type { CountedCharge, Policy } from '@svc/policy-rules';

/** What of a policy buyers can speak of. */
type SpokenOf = Pick<
  Policy,
  'language' | 'currency' | 'quantity' | 'period' | 'terms' | 'never' | 'handoff' | 'facts' | 'grants'
> & { name?: string };

/** The words are the same for every message about a policy, so they are kept beside it. */
const prepared = new WeakMap<SpokenOf, Vocabulary>();

/**
 * What buyers of this policy can speak of: names and words only, and which options cost something; no price and no
 * bound. The unit's own name stands in every message and raises nothing. A policy is not changed in place afterwards.
 */
export function vocabularyOf(policy: SpokenOf): Vocabulary {
  const ready = prepared.get(policy) ?? prepareVocabulary(policy);
  prepared.set(policy, ready);
  return ready;
}

/** A month in days, where a price by the day has another from so many on. */
function monthOf({ unit, breaks = [] }: NonNullable<SpokenOf['period']>): { monthDays?: number } {
  const monthDays = unit === 'day' ? breaks.find(({ from }) => from >= 28 && from <= 31)?.from : undefined;
  return monthDays === undefined ? {} : { monthDays };
}

/** What is counted by itself, and how many of it cost nothing. */
function countsOf(counts: readonly CountedCharge[]): Pick<Vocabulary, 'counted' | 'included'> {
  const included = counts.flatMap(({ count, included: free }) => (free === undefined ? [] : [[count, free] as const]));
  return {
    counted: counts.map(({ count }) => count),
    ...(included.length > 0 && { included: Object.fromEntries(included) }),
  };
}

function prepareVocabulary(policy: SpokenOf): Vocabulary {
  const unit = policy.quantity?.unit.toLowerCase() ?? '';
  const ofEveryDeal = (word: string): boolean => unit !== '' && [unit, `${unit}s`].includes(word.toLowerCase());
  const named = <Thing extends { id: string; label: string; words?: string[] }>({ id, label, words }: Thing) => ({
    id,
    label,
    ...(words ? { words: words.filter((word) => !ofEveryDeal(word)) } : {}),
  });
  const subject = ({ id, words }: { id: string; words: string[] }) => ({
    id,
    words: words.filter((word) => !ofEveryDeal(word)),
  });
  // 2月 is no count of months; other things are counted with 个 and without it.
  const counted = policy.quantity?.unit === '月' ? countedUnit('月') : policy.quantity?.unit;
  const counts = (policy.terms ?? []).flatMap(({ options }) =>
    options.flatMap(({ charge_per: per }) => (typeof per === 'object' ? [per] : [])),
  );
  return {
    language: policy.language,
    currency: policy.currency,
    ...(policy.name ? { name: policy.name } : {}),
    ...(counted === undefined ? {} : { unit: counted }),
    ...(policy.period ? { period: policy.period.unit, ...monthOf(policy.period) } : {}),
    ...(counts.length > 0 ? countsOf(counts) : {}),
    ...((policy.quantity?.step ?? 1) > 1 ? { pack: policy.quantity?.step } : {}),
    most: policy.quantity?.max ?? 1,
    terms: (policy.terms ?? []).map((term) => ({
      ...named(term),
      default: term.default,
      options: term.options.map((option) => ({ ...named(option), ...(option.charge ? { charged: true } : {}) })),
    })),
    never: (policy.never ?? []).map(subject),
    handoff: (policy.handoff ?? []).map(subject),
    groups: (policy.grants ?? []).map(({ flag }) => ({ id: flag, words: [flag.replaceAll(/[_.-]+/g, ' ')] })),
    facts: (policy.facts ?? []).map((fact) => ({ ...subject(fact), answer: fact.answer })),
  };
}
