import type { PlacedOf } from '../statement.js';
import type { Marks } from './kinds.js';
import type { Meaning } from './meaning.js';
import type { PointedStatement } from './pointed.js';
import { countIn } from './span-figures.js';

/** What each style asks of the replies; rounds and a name are said in slots. */
const STYLES: Readonly<Partial<Record<NonNullable<Marks['style']>, Partial<PlacedOf<'manner'>>>>> = {
  hurry: { objective: 'close' },
  no_hurry: { objective: 'margin' },
  friendly: { tone: 'friendly' },
  plain: { tone: 'plain' },
  formal: { tone: 'formal' },
};

/** How the seller wants to be spoken for. */
export function mannerOf({ style }: Marks, slots: PointedStatement['slots'], currency: string): Meaning[] {
  const rounds = style === 'rounds' ? countIn(slots.count, currency)?.count : undefined;
  const signOff = style === 'sign' ? slots.what?.quote : undefined;
  const said = { ...(rounds && { maxRounds: rounds }), ...(signOff && { signOff }) };
  return [{ kind: 'manner', ...(style && STYLES[style]), ...said }];
}
