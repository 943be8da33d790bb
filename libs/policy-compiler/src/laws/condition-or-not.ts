import { timeNamed } from '@svc/language';
import type { OpenCondition, PlacedOf, PlacedStatement, SaidFigure } from '@svc/plain-words';
import { followsBuyers, forCertainBuyers, openCondition, pricedBy, pricesTerm, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { timeNoun } from '../assemble/time-words.js';
import type { Doubt, DoubtChoice, Law } from '../questions/doubt.js';
import { asRead, notPart, replacing } from '../questions/doubt.js';

type Trade = PlacedOf<'trade'>;

/** The same discount for whom or what its words name: a volume, or buyers whom the seller's records confirm. */
function instead(said: Trade, open: OpenCondition, language: 'en' | 'zh'): DoubtChoice[] {
  const { figure, extra, stacks } = said;
  const as = (statement: PlacedStatement): DoubtChoice['reread'] => replacing(said, statement);
  if (open.as === 'volume') {
    const { from, unit } = open;
    const step: PlacedStatement = { kind: 'break', from, unit, figure, extra, stacks, ...placeOf(said) };
    return [{ id: 'from_volume', args: [String(from), timeNoun(unit, language)], reread: as(step) }];
  }
  if (open.as === 'nothing') return [];
  const grant: PlacedStatement = { kind: 'grant', flag: open.flag, figure, extra, stacks, ...placeOf(said) };
  return [{ id: 'confirmed_buyers', args: [said.condition], reread: as(grant) }];
}

const NOTHING: OpenCondition = { as: 'nothing' };

/** A term that a price is said for, as so much of the time that the price is paid for: 12 months, three years. */
function termIn(said: Trade, figures: readonly SaidFigure[]): OpenCondition[] {
  return figures
    .filter(
      ({ kind, unit, quote }) => kind === 'count' && said.condition.includes(quote) && timeNamed(unit ?? '') !== null,
    )
    .map(({ value, unit }) => ({ as: 'volume', from: value, unit }));
}

/**
 * A discount is given for what a buyer does. Where its condition is a volume, a kind of buyers, or nothing but the
 * words of the discount, nobody gets it by saying so: it is given from that volume on, to confirmed buyers, or to
 * nobody, until the seller answers.
 */
export const askWhatItIsFor: Law = (statements, { figures, setting: { language } }) => {
  const [list] = saidAbout(statements, 'list');
  return saidAbout(statements, 'trade').flatMap((said): Doubt[] => {
    const term = pricesTerm(said, statements) ? termIn(said, figures) : [];
    const open = openCondition(said, figures, pricedBy(list)) ?? (term.length > 0 ? NOTHING : null);
    if (open === null) return [];
    const none = notPart(said);
    const only: DoubtChoice = { id: 'only_for', args: [said.condition], reread: asRead };
    return [
      {
        kind: 'condition_lost',
        path: open.as === 'volume' ? '/quantity' : open.as === 'buyers' ? '/grants' : '/terms',
        place: placeOf(said),
        args: [said.quote],
        severity: 'warning',
        stake: 1,
        choices:
          open === NOTHING
            ? [only, none, ...term.flatMap((from) => instead(said, from, language))]
            : [...instead(said, open, language), none, only],
      },
    ];
  });
};

/** The words of a sentence up to a statement. */
function sentenceBefore({ start }: PlacedStatement, description: string): string {
  const points = [...description];
  const isEnd = (at: number): boolean =>
    /[!?。！？；;\n]/u.test(points[at] ?? '') || (points[at] === '.' && !/\p{Nd}/u.test(points[at + 1] ?? ''));
  let from = start;
  while (from > 0 && !isEnd(from - 1)) from -= 1;
  return points.slice(from, start).join('').trim();
}

/** A volume price that is said for certain buyers is given to nobody until the seller says that it counts an order. */
export const askWhoseVolume: Law = (statements, { setting }) =>
  saidAbout(statements, 'break')
    .filter((said) => {
      const before = sentenceBefore(said, setting.description);
      return forCertainBuyers(said.quote, before) || followsBuyers(before);
    })
    .map((said): Doubt => {
      const none = notPart(said);
      const order: DoubtChoice = {
        id: 'from_volume',
        args: [String(said.from), timeNoun(said.unit, setting.language)],
        reread: asRead,
      };
      return {
        kind: 'condition_lost',
        path: '/quantity',
        place: placeOf(said),
        args: [said.quote],
        severity: 'warning',
        stake: 1,
        choices: [none, order],
      };
    });
