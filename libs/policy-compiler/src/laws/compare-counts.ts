import { comparisonAt, type Comparison } from '@svc/language';
import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { timeNoun } from '../assemble/time-words.js';
import type { Doubt, Law, LawContext } from '../questions/doubt.js';
import { replacing } from '../questions/doubt.js';
import { ruling } from './roles/ruling.js';

/** How the words beside the count of a volume compare with it; null where it is no figure of the description. */
function comparisonOf(said: PlacedOf<'break'>, { figures, setting }: LawContext): Comparison | null {
  const figure = figures.find(
    ({ kind, value, start, end }) =>
      kind !== 'money' && kind !== 'percent' && value === said.from && start >= said.start && end <= said.end,
  );
  if (figure === undefined) return null;
  const points = [...setting.description];
  const at = (point: number): number => points.slice(0, point).join('').length;
  return comparisonAt(setting.description, at(figure.start), at(figure.end));
}

/** "Over 10" may be from 11 or from 10 on: until the seller says, nobody gets it for ten. */
function askFromWhere(said: PlacedOf<'break'>, above: PlacedStatement, language: 'en' | 'zh'): Doubt {
  const from = (count: number): string[] => [String(count), timeNoun(said.unit, language)];
  return {
    kind: 'condition_lost',
    path: '/quantity',
    place: placeOf(said),
    args: [said.quote],
    severity: 'warning',
    stake: 0,
    choices: [
      { id: 'from_volume', args: from(said.from + 1), reread: replacing(said, above) },
      { id: 'from_count', args: from(said.from), reread: (statements) => [...statements] },
    ],
  };
}

/**
 * Comparisons mean what they say: what is given for more than 10 begins at 11, and from 10 on at 10. Where people use
 * "over" loosely the seller is asked.
 */
export const compareCounts: Law = (statements, context) =>
  saidAbout(statements, 'break').flatMap((said): Doubt[] => {
    const comparison = comparisonOf(said, context);
    const above: PlacedStatement = { ...said, from: said.from + 1 };
    if (comparison === 'above') return [ruling('/quantity', placeOf(said), replacing(said, above))];
    return comparison === 'above_or_at' ? [askFromWhere(said, above, context.setting.language)] : [];
  });
