import type { BuyersReply } from '../service/talk-service.js';

/** A line of a talk. */
export interface TalkLine {
  readonly from: 'buyer' | 'seller';
  readonly text: string;
}

/** A talk over a link, as this browser keeps it: the service keeps none. */
export interface KeptTalk {
  readonly id: string;
  /** The sealed policy of the link. */
  readonly sealed: string;
  readonly name: string;
  readonly currency: string;
  readonly lines: readonly TalkLine[];
  /** The last answer, with the state to go on from. */
  readonly last: BuyersReply;
  /** When it came: ISO 8601. */
  readonly at: string;
}

const KEPT = 'svc:talks:1';

/** The most talks that are kept; the oldest is forgotten first. */
export const MOST_TALKS = 50;

/** The talks of this browser, the newest first; none where it keeps nothing. */
export function keptTalks(): KeptTalk[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptTalk[];
  } catch {
    return [];
  }
}

/** Keeps a talk in the place of what was kept of it. */
export function keepTalk(talk: KeptTalk): void {
  const others = keptTalks().filter(({ id }) => id !== talk.id);
  try {
    localStorage.setItem(KEPT, JSON.stringify([talk, ...others].slice(0, MOST_TALKS)));
  } catch {
    // A browser that keeps nothing still bargains: the talk lasts as long as the page.
  }
}

/** Tells when another tab has kept a talk; gives back how to stop. */
export function onKeptElsewhere(tell: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEPT) tell();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** The talk after one more message and its answer; the first one begins it. */
export function talkAfter(
  before: KeptTalk | null,
  { sealed, name, currency }: Pick<KeptTalk, 'sealed' | 'name' | 'currency'>,
  { said, answer, at }: { readonly said: string; readonly answer: BuyersReply; readonly at: string },
): KeptTalk {
  const lines = [
    ...(before?.lines ?? []),
    { from: 'buyer', text: said },
    { from: 'seller', text: answer.reply },
  ] as const;
  const { negotiation_id: id } = answer.state as { readonly negotiation_id: string };
  return { id, sealed, name, currency, lines, last: answer, at };
}
