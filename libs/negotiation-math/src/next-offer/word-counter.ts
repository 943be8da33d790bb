import { isStream, type View } from './offer-view.js';

/** Offers closer than this count as equal: the rest is rounding. */
const TOLERANCE = 1e-9;

/** Why a counter is what it is. */
export function wordCounter(view: View): string {
  const { situation, bargain } = view;
  const rounds = `${situation.roundsLeft} rounds are left`;
  if (isStream(view)) return `${rounds} and ${wordStream(situation.theirs)}`;
  if (bargain.meeting === null)
    return (
      `${rounds}. What the other side has revealed leaves no zone: the offer moves slowly from the opening ` +
      `to the best single price.`
    );
  if (!bargain.keepsPace)
    return `${rounds}. The other side has not come as far as the caller: the offer stays just one step ahead.`;
  return (
    `${rounds}. Both sides move towards each other in equal steps and meet in the middle of the range that ` +
    `both can accept.`
  );
}

/** Why the offers are taken for a stream: one was taken back, or none was answered. */
function wordStream(theirs: readonly number[]): string {
  const comesAndGoes = theirs.some((offer, index) => offer < (theirs[index - 1] ?? 0) - TOLERANCE);
  const seen = comesAndGoes
    ? 'the other side takes offers back'
    : 'the offers are treated as independent, because no offer of the caller between them is known';
  return `${seen}: this is what waiting for a better one is worth.`;
}
