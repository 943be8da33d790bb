import type { PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { tellsPrice } from '../check/floor-told.js';
import type { Law } from '../questions/doubt.js';
import { notPart } from '../questions/doubt.js';

/** What of a statement a buyer may come to read. */
function spokenOf(said: PlacedStatement): string {
  if (said.kind === 'fact' || said.kind === 'never' || said.kind === 'handoff') return said.quote;
  if (said.kind === 'trade') return said.condition;
  if (said.kind === 'charge' || said.kind === 'gift') return said.what;
  if (said.kind === 'manner') return said.signOff ?? '';
  return said.kind === 'name' ? said.name : '';
}

/**
 * The lowest price is never told: words that a buyer may read and that hold it in any spelling are no part of the
 * policy.
 */
export const silenceFloor: Law = (statements) => {
  const list = saidAbout(statements, 'list')[0]?.price;
  return saidAbout(statements, 'floor')
    .filter(({ price }) => list !== undefined && price < list)
    .flatMap(({ price }) =>
      statements
        .filter((said) => tellsPrice(spokenOf(said), price))
        .map((said) => ({
          kind: 'figure_unclear' as const,
          path: '/facts',
          place: said,
          args: [said.quote],
          severity: 'warning' as const,
          stake: 0,
          choices: [notPart(said)],
        })),
    );
};
