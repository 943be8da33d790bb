import type { PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { POLICY_DEFAULTS, POLICY_LIMITS } from '@svc/policy-rules';
import { remarkConflicts } from './conflicts.js';
import { assembleCurrency } from './currency.js';
import { discountsOf } from './discounts.js';
import type { Assembly, Draft, Part, Setting } from './draft.js';
import { foldParts } from './fold-parts.js';
import { assembleFreeDiscount } from './free-discount.js';
import { shorten } from './ids.js';
import { timedBy } from './period.js';
import { assemblePrices } from './prices.js';
import { assembleQuantity } from './quantity.js';
import { assembleReserve } from './reserve.js';
import { assembleSubjects } from './subjects.js';
import { assembleTerms } from './terms.js';
import { askAboutReserve } from '../reserve/ask-about-reserve.js';

/** What the name of an offer is that does not say what is sold. */
const UNNAMED = { en: 'The offer', zh: '商品' } as const;

/**
 * Puts the statements of a description together to a policy, as far as they go, with what is wrong between them.
 * Equal statements give equal results.
 */
export function assemble(setting: Setting, statements: readonly PlacedStatement[]): Assembly {
  const { description, language, salt } = setting;
  const { currency, remarks } = assembleCurrency(setting, statements);
  const [named] = saidAbout(statements, 'name');
  const opening: Draft = {
    version: 'svc-policy/1',
    name: named ? shorten(named.name, POLICY_LIMITS.labelLength) : UNNAMED[language],
    language,
    currency,
    salt,
    engine: POLICY_DEFAULTS.engine,
    meso: POLICY_DEFAULTS.meso,
    terms: [],
  };
  const { prices, ...priced } = assemblePrices(statements, currency);
  const discounts = discountsOf(description, statements, prices);
  const timed = timedBy(statements, description);
  const goods = [named?.name, timed.counted].filter((words) => typeof words === 'string');
  const parts: Part[] = [
    { members: {}, cited: named ? [['/name', named]] : [], remarks },
    priced,
    assembleReserve(statements),
    assembleQuantity(setting, statements, discounts, prices, timed),
    assembleFreeDiscount(statements, prices),
    assembleTerms(statements, discounts, { list: prices.list, currency, timed, goods }, language),
    assembleSubjects(statements, discounts, language),
    remarkConflicts(statements),
  ];
  const { draft, issues, places } = foldParts(opening, parts, description);
  const asked = askAboutReserve(draft, places.get('/floor_price')?.[0]?.quote ?? null);
  return {
    draft: asked.policy,
    issues: [...issues, ...asked.findings],
    places,
    description,
    floorAssumed: prices.floorAssumed,
  };
}
