import type { Proposer, Receiver } from '@svc/mechanism';
import { broken, type BrokenRule } from '../between.js';

type Side = 'proposers' | 'receivers';

/** Ids that stand twice on a side. */
export function* repeatedIds(side: readonly { readonly id: string }[], member: Side): Generator<BrokenRule> {
  const seen = new Set<string>();
  for (const [at, { id }] of side.entries()) {
    if (seen.has(id)) yield broken('id_repeated', [member, at, 'id'], `Ids of ${member} should differ`);
    seen.add(id);
  }
}

/** Preferences for nobody, and for somebody twice. */
export function* rulesOfPreferences(
  side: readonly (Proposer | Receiver)[],
  others: readonly { readonly id: string }[],
  member: Side,
): Generator<BrokenRule> {
  // Nothing is made for a preference that is right: two full sides have two million.
  const places = new Map(others.map(({ id }, place) => [id, place]));
  const listed = new Int32Array(others.length).fill(-1);
  for (let at = 0; at < side.length; at += 1) {
    const { preferences } = side[at] as Proposer;
    for (let place = 0; place < preferences.length; place += 1) {
      const other = places.get(preferences[place] as string) ?? -1;
      if (other >= 0 && listed[other] !== at) listed[other] = at;
      else yield wrongPreference([member, at, 'preferences', place], other >= 0);
    }
  }
}

const wrongPreference = (path: BrokenRule['path'], isKnown: boolean): BrokenRule =>
  isKnown
    ? broken('preference_repeated', path, 'A list should name each id only once')
    : broken('id_unknown', path, 'The other side has nobody with this id');
