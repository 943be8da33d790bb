import { ordersSpeech, refusesPlainly, saidAbout } from '@svc/plain-words';
import type { Doubt, Law } from '../questions/doubt.js';
import { replacing, unused } from '../questions/doubt.js';

/**
 * What is refused is no fact but a refusal, and an order to whoever answers is told to nobody. Both are rulings: the
 * same words stand in another section, or in none.
 */
export const tellOnlyFacts: Law = (statements) =>
  saidAbout(statements, 'fact').flatMap((said): Doubt[] => {
    const { quote, start, end, words } = said;
    const place = { quote, start, end };
    // An answer to a question that buyers ask is told as it stands.
    if (words.some((word) => !quote.toLowerCase().includes(word.toLowerCase()))) return [];
    const other = ordersSpeech(quote)
      ? unused(place)
      : refusesPlainly(quote)
        ? ({ kind: 'never', words, about: 'request', ...place } as const)
        : null;
    if (other === null) return [];
    return [
      {
        kind: 'figure_unclear',
        path: '/facts',
        place,
        args: [quote],
        severity: 'warning',
        stake: 0,
        choices: [{ id: 'not_part', args: [], reread: replacing(said, other) }],
      },
    ];
  });
