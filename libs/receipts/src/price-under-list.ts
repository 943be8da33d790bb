import { fromMicros, toMicros } from '@svc/policy-rules';
import { isAmount } from './amount.js';
import { ReceiptError } from './receipt-error.js';

/** Why two numbers are not a price under a list price. */
export type PriceFault = 'list_price_invalid' | 'price_invalid' | 'price_above_list';

/**
 * A unit price that is not above its list price, because it cannot be: it is kept as the list price and a discount
 * that is never negative, both in whole micros, and nothing outside can set either.
 */
export class PriceUnderList {
  readonly #listMicros: bigint;
  readonly #discountMicros: bigint;

  private constructor(listMicros: bigint, discountMicros: bigint) {
    if (discountMicros < 0n || discountMicros > listMicros)
      throw new ReceiptError('price_above_list', 'a discount is between nothing and the whole list price');
    this.#listMicros = listMicros;
    this.#discountMicros = discountMicros;
    Object.freeze(this);
  }

  /**
   * A price under a list price, or why there is none.
   * @param listPrice currency units, above 0, at most `MAX_AMOUNT`, at most six decimals
   * @param price currency units, 0..listPrice, at most six decimals
   * @example PriceUnderList.of(49, 39.2).ok // true
   */
  static of(listPrice: number, price: number): { ok: true; price: PriceUnderList } | { ok: false; code: PriceFault } {
    if (!isAmount(listPrice) || listPrice === 0) return { ok: false, code: 'list_price_invalid' };
    if (!isAmount(price)) return { ok: false, code: 'price_invalid' };
    const list = toMicros(listPrice);
    const discount = list - toMicros(price);
    return discount < 0n
      ? { ok: false, code: 'price_above_list' }
      : { ok: true, price: new PriceUnderList(list, discount) };
  }

  /** The list price in currency units. */
  get listPrice(): number {
    return fromMicros(this.#listMicros);
  }

  /** The price in currency units. */
  get price(): number {
    return fromMicros(this.#listMicros - this.#discountMicros);
  }
}
