import { alwaysPaid, saidAbout } from '@svc/plain-words';
import { placeOf } from '../assemble/draft.js';
import { replacing } from '../questions/doubt.js';
import type { Doubt, Law } from '../questions/doubt.js';
import { ruling } from './roles/ruling.js';

/** What every buyer owes on top ("End cleaning €120, always payable") is part of every deal, and no choice. */
export const chargeAlways: Law = (statements, { setting }) => {
  const points = [...setting.description];
  return saidAbout(statements, 'charge')
    .filter((said) => said.always !== true && alwaysPaid(points, said))
    .map((said): Doubt => ruling('/terms', placeOf(said), replacing(said, { ...said, always: true })));
};
