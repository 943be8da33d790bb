import { createRandom } from '@svc/numerics';
import { netPerUnit, spreadPeriods, type Offer, type Policy } from '@svc/policy-rules';

/** How many imagined buyers a menu is ordered for, and how many figures are drawn for each. */
const CROWD = 128;
const DRAWS = 64;

/** Figures in [0, 1), the same in every process: a row a buyer. */
const DRAWN = Array.from({ length: CROWD }, (_, index) => {
  const random = createRandom(`buyer ${index}`);
  return Array.from({ length: DRAWS }, () => random.next());
});

/** What an option adds for a buyer beside its worth to the seller: up to this share of the range, for or against. */
const OWN_TASTE = 0.1;
/** A buyer pays for the plain thing between the floor and this far up the range. */
const DEAREST = 1.2;

/** What the imagined buyers would pay, each at their place: for the plain thing, and what each `term=option` adds. */
interface Crowd {
  plain: number[];
  likes: Map<string, number[]>;
}

/** For whom a menu is ordered. */
export interface Welcome {
  policy: Policy;
  /** Term id → option id that the buyer has asked for. */
  wanted: Readonly<Record<string, string>>;
  /** Offers that they have heard and not taken. */
  heard: readonly Offer[];
}

/**
 * Some of the offers, in the order in which they win most: each time the one that nets the seller most from the
 * imagined buyers who have taken none before it. Those buyers are the same for the same policy, like best what the
 * buyer has asked for, and took nothing of what was heard; of two equal offers
 * the one named first stands first. No figure of the buyer counts, and no price moves.
 *
 * @example mostWelcome({ policy, wanted: {}, heard: [offer] }, others, 2) // at most two of the others
 */
export function mostWelcome({ policy, wanted, heard }: Welcome, offers: readonly Offer[], most: number): Offer[] {
  const quantity = heard[0]?.quantity ?? 1;
  const crowd = crowdFor(policy, wanted, quantity);
  const takers = (offer: Offer): boolean[] => valuesOf(crowd, offer.terms).map((value) => value >= offer.price);
  const open = takersOfNone(heard.map(takers));
  const left = offers.map((offer) => ({ offer, takes: takers(offer), nets: netPerUnit(policy, offer) }));
  const chosen: Offer[] = [];
  while (chosen.length < most && left.length > 0) {
    const gains = left.map(({ takes, nets }) => count(takes, open) * Math.max(0, nets - policy.floor_price));
    const at = gains.reduce((best, gain, index) => (gain > (gains[best] ?? 0) ? index : best), 0);
    const [best] = left.splice(at, 1);
    if (best === undefined) break;
    chosen.push(best.offer);
    best.takes.forEach((takes, buyer) => takes && (open[buyer] = false));
  }
  return chosen;
}

const takersOfNone = (taken: readonly boolean[][]): boolean[] =>
  DRAWN.map((_, buyer) => taken.every((takes) => takes[buyer] === false));

const count = (takes: readonly boolean[], open: readonly boolean[]): number =>
  takes.reduce((sum, taken, buyer) => (taken && open[buyer] === true ? sum + 1 : sum), 0);

function valuesOf({ plain, likes }: Crowd, terms: Readonly<Record<string, string>>): number[] {
  const added = Object.entries(terms).flatMap((pair) => [likes.get(pair.join('=')) ?? []]);
  return plain.map((value, buyer) => added.reduce((sum, one) => sum + (one[buyer] ?? 0), value));
}

/** The imagined buyers of a policy before anything was asked for, for the size of order that was last looked at. */
const drawn = new WeakMap<Policy, { sold: number; crowd: Crowd }>();

/** The imagined buyers: of each term they like best what the buyer has asked for. */
function crowdFor(policy: Policy, wanted: Welcome['wanted'], quantity: number): Crowd {
  const known = drawn.get(policy);
  const sold = quantity * spreadPeriods(policy, { terms: {} });
  const { crowd } = known?.sold === sold ? known : { crowd: drawCrowd(policy, sold) };
  drawn.set(policy, { sold, crowd });
  const likes = new Map(crowd.likes);
  for (const term of policy.terms ?? []) {
    const asked = `${term.id}=${wanted[term.id]}`;
    if (!likes.has(asked)) continue;
    const keys = term.options.map(({ id }) => `${term.id}=${id}`);
    const liked = keys.map((key) => [...(likes.get(key) ?? [])]);
    const named = liked[keys.indexOf(asked)] ?? [];
    DRAWN.forEach((_, buyer) => likeBest(named, liked, buyer));
    keys.forEach((key, place) => likes.set(key, liked[place] ?? []));
  }
  return { plain: crowd.plain, likes };
}

/**
 * What an option is worth to the seller troubles a buyer, up to twice as much; what costs the seller is a gain.
 * @param sold how many units an order sells, each as often as it is paid for
 */
function drawCrowd(policy: Policy, sold: number): Crowd {
  const range = policy.list_price - policy.floor_price;
  const plain = DRAWN.map(([draw = 0]) => policy.floor_price + range * DEAREST * draw);
  const likes = new Map<string, number[]>();
  let at = 1;
  for (const term of policy.terms ?? [])
    for (const { id, worth = 0, worth_per } of term.options) {
      const trouble = (2 * worth) / (worth_per === 'deal' ? sold : 1);
      const [first, second] = [at++ % DRAWS, at++ % DRAWS];
      likes.set(
        `${term.id}=${id}`,
        DRAWN.map((draws) => {
          const own = (2 * (draws[second] ?? 0) - 1) * OWN_TASTE * range;
          return id === term.default ? 0 : own - trouble * (draws[first] ?? 0);
        }),
      );
    }
  return { plain, likes };
}

/** Lets a buyer like one option as much as the best of its term, and that one as much as it. */
function likeBest(named: number[], liked: readonly number[][], buyer: number): void {
  const best = liked.reduce((top, one) => ((one[buyer] ?? 0) > (top[buyer] ?? 0) ? one : top));
  [named[buyer], best[buyer]] = [best[buyer] ?? 0, named[buyer] ?? 0];
}
