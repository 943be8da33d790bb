import { CLASSICS } from '../domains/classics.js';
import { drawDomain, type Domain } from '../domains/domain.js';
import type { Knowledge } from '../domains/engine-player.js';
import type { Player } from '../domains/play.js';
import { COMPANY } from './agents.js';
import { drawCompanyDomain } from './domains.js';

/** Who sits opposite: the classic strategies on their domains, or the agents of the competitions on theirs. */
export type Field = 'classics' | 'company';

/** What the engine is told in a field, its opponents, and its domains by seed, index and greatest size. */
export const FIELDS: Readonly<
  Record<
    Field,
    {
      readonly knowledge: Knowledge;
      readonly opponents: readonly Player[];
      readonly draw: (seed: number, index: number, most?: number) => Domain;
    }
  >
> = {
  classics: { knowledge: 'told', opponents: CLASSICS, draw: drawDomain },
  company: { knowledge: 'untold', opponents: COMPANY, draw: drawCompanyDomain },
};
