import type { MoneySaid, PlacedStatement } from '@svc/plain-words';
import { saidAbout } from '@svc/plain-words';
import { POLICY_DEFAULTS, POLICY_LIMITS } from '@svc/policy-rules';
import { noteConflicts } from './conflicts.js';
import { settleCurrency } from './currency.js';
import type { Assembly } from './draft.js';
import { cite, note } from './draft.js';
import { assembleFreeDiscount } from './free-discount.js';
import { shorten } from './ids.js';
import { assemblePrices } from './prices.js';
import { assembleQuantity } from './quantity.js';
import { assembleSubjects } from './subjects.js';
import { assembleTerms } from './terms.js';

/** What a policy is put together for: the same for every reading of one description. */
export interface Setting {
  description: string;
  language: 'en' | 'zh';
  salt: string;
  money: MoneySaid;
  /** ISO 4217, where the description names no currency. */
  currency: string | undefined;
}

/** What the name of an offer is that does not say what is sold. */
const UNNAMED = { en: 'The offer', zh: '商品' } as const;

/**
 * Puts the statements of a description together to a policy, as far as they go, with what is wrong between them.
 * Equal statements give equal results.
 */
export function assemble(setting: Setting, statements: readonly PlacedStatement[]): Assembly {
  const assembly = begin(setting, statements);
  settleCurrency(assembly, setting.money, statements, setting.currency);
  assemblePrices(assembly, statements);
  assembleQuantity(assembly, statements);
  assembleFreeDiscount(assembly, statements);
  assembleTerms(assembly, statements);
  assembleSubjects(assembly, statements);
  noteConflicts(assembly, statements);
  for (const { reason, quote } of saidAbout(statements, 'not_understood'))
    if (reason === 'quantity') note(assembly, 'quantityUnclear', '/quantity', [], quote);
  return assembly;
}

function begin({ description, language, salt }: Setting, statements: readonly PlacedStatement[]): Assembly {
  const [named] = saidAbout(statements, 'name');
  const assembly: Assembly = {
    draft: {
      version: 'svc-policy/1',
      name: shorten(named?.name ?? UNNAMED[language], POLICY_LIMITS.labelLength),
      language,
      currency: language === 'zh' ? 'CNY' : 'USD',
      salt,
      engine: POLICY_DEFAULTS.engine,
      meso: POLICY_DEFAULTS.meso,
      terms: [],
    },
    description,
    issues: [],
    places: new Map(),
    floorAssumed: false,
  };
  if (named) cite(assembly, '/name', named);
  return assembly;
}
