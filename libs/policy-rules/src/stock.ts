import { isRecord } from './is-record.js';
import type { StockRecord } from './offer.js';
import type { Policy, StockBind, StockKey } from './policy.js';
import { STOCK_KEYS } from './policy.js';

/**
 * Words that mean "can be sold now", by the field that carries them, normalised.
 * Sources: schema.org ItemAvailability and product feeds for `availability`; `status` is the plain feed's own.
 */
const AVAILABLE: Readonly<Record<'availability' | 'status', ReadonlySet<string>>> = {
  availability: new Set(['instock', 'limitedavailability', 'onlineonly', 'instoreonly', 'limitedstock']),
  status: new Set(['available', 'instock', 'active']),
};

/** `https://schema.org/InStock`, `in_stock` and `InStock` all become `instock`. */
function normaliseWord(word: string): string {
  return word
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
}

const isCode = (found: unknown, wanted: string): boolean =>
  (typeof found === 'string' || typeof found === 'number') && String(found) === wanted;
const own = (record: object, key: string): unknown =>
  Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;

/** Whether what one field says means that the record can be sold: a word, or a feed's object with a `status`. */
function saysAvailable(field: 'availability' | 'status', said: unknown, accept: readonly string[]): boolean {
  if (isRecord(said))
    return (
      field === 'availability' &&
      own(said, 'available') !== false &&
      typeof own(said, 'status') === 'string' &&
      saysAvailable(field, own(said, 'status'), accept)
    );
  if (typeof said !== 'string') return false;
  const word = normaliseWord(said);
  return AVAILABLE[field].has(word) || accept.some((accepted) => normaliseWord(accepted) === word);
}

/** The units that a record says are there; null where it does not say. An unreadable level counts as none. */
function inventoryLevel(record: StockRecord): number | null {
  const level = own(record, 'inventoryLevel');
  if (level === undefined || level === null) return null;
  const value = isRecord(level) ? own(level, 'value') : level;
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** How schema.org names the code of a kind of key, where it is not called like the key. */
const SCHEMA_ORG_NAMES: Readonly<Partial<Record<StockKey, string>>> = { vin: 'vehicleIdentificationNumber' };

/** The codes of one kind that a record carries: its own, its plain `id`, and those of the item that an Offer offers. */
function codesOf(record: StockRecord, key: StockKey): unknown[] {
  const item = own(record, 'itemOffered');
  const name = SCHEMA_ORG_NAMES[key] ?? key;
  return [own(record, key), own(record, 'id'), own(record, name), ...(isRecord(item) ? [own(item, name)] : [])];
}

/**
 * Whether a record is the one that a bind speaks of: any of the bind's fields is equal. A plain `id` counts for every
 * field, because feeds put the VIN, the SKU or the GTIN there; a schema.org Offer carries them in its `itemOffered`.
 * @example matchesBind({ itemOffered: { vehicleIdentificationNumber: 'X1' } }, { match: { vin: 'X1' } }) // true
 */
export function matchesBind(record: StockRecord, bind: StockBind): boolean {
  return (
    isRecord(record) &&
    STOCK_KEYS.some((key) => {
      const wanted = bind.match[key];
      return wanted !== undefined && codesOf(record, key).some((found) => isCode(found, wanted));
    })
  );
}

/**
 * Whether a bind is of a single thing, which is sold once: it matches a VIN, or no order is for more than one unit.
 * @example isSingleThing({ quantity: { min: 1, max: 1, unit: 'car' } }, { match: { sku: 'S-1' } }) // true
 */
export function isSingleThing({ quantity }: Pick<Policy, 'quantity'>, bind: StockBind): boolean {
  return bind.match.vin !== undefined || (quantity?.max ?? 1) === 1;
}

/**
 * Whether one record says that `quantity` units can be sold. Unknown words and missing words mean no; a record
 * that has both an `availability` and a `status` must say so in both.
 */
function recordAvailable(record: StockRecord, bind: StockBind, quantity: number): boolean {
  const said = (['availability', 'status'] as const).filter(
    (field) => own(record, field) !== undefined && own(record, field) !== null,
  );
  if (said.length === 0 || !said.every((field) => saysAvailable(field, own(record, field), bind.accept ?? [])))
    return false;
  const level = inventoryLevel(record);
  return level === null || level >= quantity;
}

/**
 * Whether a bind is satisfied by the records of the request. Where several records match, all of them
 * must say available: records that disagree are not a reason to promise.
 * @example bindAvailable({ match: { vin: 'X1' } }, [{ vin: 'X1', status: 'available' }], 1) // true
 */
export function bindAvailable(bind: StockBind, stock: readonly StockRecord[], quantity: number): boolean {
  const matching = Array.isArray(stock) ? stock.filter((record) => matchesBind(record, bind)) : [];
  return matching.length > 0 && matching.every((record) => recordAvailable(record, bind, quantity));
}

/**
 * How many units of a bound thing there are: the least `inventoryLevel` that a matching record states. One where none
 * states a level, and of a VIN always.
 * @example unitsInStock({ match: { sku: 'S' } }, [{ sku: 'S', status: 'available', inventoryLevel: 5 }]) // 5
 */
export function unitsInStock(bind: StockBind, stock: readonly StockRecord[] | null | undefined): number {
  if (bind.match.vin !== undefined || !Array.isArray(stock)) return 1;
  const levels = stock.filter((record) => matchesBind(record, bind)).flatMap((record) => inventoryLevel(record) ?? []);
  return levels.length === 0 ? 1 : Math.max(1, Math.floor(Math.min(...levels)));
}

/** The binds of a policy that an offer with these terms must satisfy. */
export function bindsFor(policy: Pick<Policy, 'inventory'>, terms: Readonly<Record<string, string>>): StockBind[] {
  return (policy.inventory?.bind ?? []).filter(
    (bind) => !bind.option || terms[bind.option.term] === bind.option.option,
  );
}

/**
 * A bind in words, for messages: `vin "X1"`.
 * @example describeBind({ match: { vin: 'X1' } }) // 'vin "X1"'
 */
export function describeBind(bind: StockBind): string {
  return STOCK_KEYS.filter((key) => bind.match[key] !== undefined)
    .map((key) => `${key} "${bind.match[key]}"`)
    .join(' or ');
}
