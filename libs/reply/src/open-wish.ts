import { quotedWish, type MessageReading, type SpokenNote } from '@svc/language';
import type { Turn } from './turn.js';

/** What a message wishes for, in the buyer's own words as a reply may quote them. */
export const wishesOf = ({ wishes = [] }: MessageReading['facts']): string[] => [
  ...new Set(wishes.map(quotedWish).filter((words) => words !== '')),
];

/** The most characters of wishes that are remembered. */
const MOST_WISHED = 180;

/**
 * What the buyer wants beside the deal and nobody has promised: of this message, else what was open before, until they
 * bid without it. Undefined where nothing is.
 */
export function openWish({ intent, facts }: MessageReading, priced: boolean, before?: string): string | undefined {
  const wishes = wishesOf(facts);
  const bids = (intent === 'offer' || intent === 'accept') && priced && !facts.unclear;
  const open = [...new Set([...(bids || before === undefined ? [] : [before]), ...wishes])];
  return open.length > 0 ? open.join(', ').slice(-MOST_WISHED) : undefined;
}

/** What this message wants and no offer holds: said once, to the message that says it. */
export function newWishes({ reading: { facts }, memory: { open_wish: open } }: Turn): SpokenNote[] {
  const words = wishesOf(facts).join(', ').slice(0, MOST_WISHED);
  return words === '' || open === undefined ? [] : [{ kind: 'not_included', words }];
}

/** What the buyer wants and no offer holds, unless they have bid without it since: named where the deal is made. */
export const wishNotes = ({ memory: { open_wish: words } }: Turn): SpokenNote[] =>
  words === undefined ? [] : [{ kind: 'not_included', words }];
