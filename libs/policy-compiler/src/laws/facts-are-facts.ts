import type { Place } from '@svc/plain-words';
import { isCourtesy, isPrivate, leadsToFloor, refusesPlainly, saidAbout, saysMoreThanName } from '@svc/plain-words';
import type { Doubt, Law } from '../questions/doubt.js';
import { replacing, unused } from '../questions/doubt.js';

/** So many code points around a name are no more than a verb of selling and a classifier. */
const AROUND_NAME = 11;

/**
 * Whether a subject was taken from words: each sign of it stands there, though not side by side (源代码不交付:
 * 源代码交付).
 */
const spelledBy = (quote: string, word: string): boolean => [...word].every((sign) => quote.includes(sign));

/** Whether the opening words hold the name of what is sold and say nothing else of it. */
const isOnlyName = (said: Place, name: Place): boolean =>
  !saysMoreThanName(said.quote) &&
  said.start === 0 &&
  said.end >= name.end &&
  said.end - said.start - (name.end - name.start) <= AROUND_NAME;

/**
 * What is refused is no fact but a refusal, and a reason, hurry, or an order to whoever answers is told to nobody, nor
 * what leads up to the lowest price. All are rulings: the same words stand in another section, or in none.
 */
export const tellOnlyFacts: Law = (statements, { setting }) => {
  const points = [...setting.description];
  const [floors, lists] = [saidAbout(statements, 'floor'), saidAbout(statements, 'list')];
  const names = saidAbout(statements, 'name');
  return saidAbout(statements, 'fact').flatMap((said): Doubt[] => {
    const { quote, start, end, words } = said;
    const place = { quote, start, end };
    // An answer to a question that buyers ask is told as it stands.
    if (words.some((word) => !spelledBy(quote.toLowerCase(), word.toLowerCase()))) return [];
    const isName = names.some((name) => isOnlyName(place, name));
    const other = isName
      ? null
      : isPrivate(quote) || isCourtesy(quote) || leadsToFloor(points, place, floors, lists)
        ? unused(place)
        : refusesPlainly(quote)
          ? ({ kind: 'never', words, about: 'request', ...place } as const)
          : null;
    if (other === null && !isName) return [];
    return [
      {
        kind: 'figure_unclear',
        path: '/facts',
        place,
        args: [quote],
        severity: 'warning',
        stake: 0,
        choices: [{ id: 'not_part', args: [], reread: replacing(said, ...(other === null ? [] : [other])) }],
      },
    ];
  });
};
