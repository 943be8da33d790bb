import { describe, expect, it } from '@jest/globals';
import { PARCEL_MAX_BYTES, type CatalogSlotShape, type StoreReceiptShape } from '@svc/accounts';
import { DEFAULT_BODY_LIMIT_BYTES } from '../operation.js';
import { PARCEL_MAX_CHARACTERS, type CatalogSlot, type StoreReceipt } from './store-classes.js';
import { STORE_PARK } from './store-records.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: { slot: Same<CatalogSlot, CatalogSlotShape>; receipt: Same<StoreReceipt, StoreReceiptShape> } = {
  slot: true,
  receipt: true,
};

describe('the classes of the store', () => {
  it('have the shapes that the library owns, in both directions', () =>
    expect(Object.values(same)).not.toContain(false));

  it('have room for a parcel of the largest size and a little more', () => {
    expect(PARCEL_MAX_CHARACTERS).toBeGreaterThan(Math.ceil(PARCEL_MAX_BYTES / 3) * 4);
    expect(STORE_PARK.bodyLimitBytes).toBeGreaterThan(PARCEL_MAX_CHARACTERS);
    expect(PARCEL_MAX_BYTES).toBe(DEFAULT_BODY_LIMIT_BYTES);
  });
});
