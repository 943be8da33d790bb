import { labelIn, type SpokenNote } from '@svc/language';
import { quantityBounds, type CountedCharge, type PolicyOption } from '@svc/policy-rules';
import { countedOptions, namedPeriods, namedQuantity } from './named-order.js';
import { periodBounds } from './ordered-time.js';
import type { Turn } from './turn.js';

/** What of an order was named and is not what is offered, or is still to be named; each a sentence of the reply. */
export const orderNotes = (turn: Turn): SpokenNote[] => [...packNotes(turn), ...timeNotes(turn), ...countNotes(turn)];

/** A quantity that is no whole number of packs. */
function packNotes({ policy, reading }: Turn): SpokenNote[] {
  const step = policy.quantity?.step ?? 1;
  const named = namedQuantity(reading.package);
  const { min, max } = quantityBounds(policy);
  const isWhole = named === null || named < min || named > max || named % step === 0;
  return isWhole ? [] : [{ kind: 'quantity_step', count: step }];
}

/** A time that is open, with what it would be; or one that the policy does not allow. */
function timeNotes({ policy, reading }: Turn): SpokenNote[] {
  const { time_open: open } = reading.facts;
  if (open && policy.period)
    return [
      open.perhaps === null
        ? { kind: 'time_open', words: open.words }
        : { kind: 'time_perhaps', words: open.words, count: open.perhaps },
    ];
  const named = namedPeriods(policy, reading.package);
  const { min, max } = periodBounds(policy);
  if (named === null || (named >= min && named <= max)) return [];
  return [named < min ? { kind: 'periods_min', count: min } : { kind: 'periods_max', count: max }];
}

/** Options that are asked for and go by a count of their own that is not named, or is more than can be had. */
function countNotes({ policy, memory, proposal, reading }: Turn): SpokenNote[] {
  const counted = countedOptions(policy, memory.wanted, reading.facts.counts);
  return (policy.terms ?? []).flatMap((term): SpokenNote[] => {
    const option = term.options.find(({ id }) => id === (counted[term.id] ?? memory.wanted[term.id]));
    const isSaid = proposal.said.includes(term.id) || proposal.said.includes('counts');
    if (option === undefined || !isSaid) return [];
    const label = labelIn(option, reading.facts.language).replace(/^“(.*)”$/, '$1');
    return [...countNote(option, label, proposal.asked.counts ?? {}, reading.facts.language)];
  });
}

function countNote(
  { charge_per: per }: PolicyOption,
  option: string,
  counts: Readonly<Record<string, number>>,
  language: 'en' | 'zh',
): SpokenNote[] {
  if (typeof per !== 'object') return [];
  const count = counts[per.count];
  if (count === undefined) return [{ kind: 'how_many_of', option, words: beyondWords(per, language) }];
  return count > per.max ? [{ kind: 'counted_max', option, words: per.count, count: per.max }] : [];
}

/** What is counted, with how many of it cost nothing. */
function beyondWords({ count, included }: CountedCharge, language: 'en' | 'zh'): string {
  if (included === undefined) return count;
  return language === 'zh' ? `超过${included}${count}的部分` : `${count} beyond ${included}`;
}
