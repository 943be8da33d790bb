import { describe, expect, it } from '@jest/globals';
import {
  PRICE_PROTOCOL,
  type BoardLine as BoardLineShape,
  type BuyerSpec as BuyerShape,
  type CompiledMenu,
  type DepsSpec as DepsShape,
  type DimSpec as DimShape,
  type MachineBoard,
  type MenuItemSpec as ItemShape,
  type MenuProfile,
  type MenuSpec as MenuShape,
  type OfferQuote,
  type OptionSpec as OptionShape,
  type PriceDisclosure,
  type PriceLine as PriceLineShape,
  type ProfileRequest as ProfileShape,
  type QuoteOptsSpec as OptsShape,
  type QuoteRequest as QuoteShape,
  type StateSpec as StateShape,
} from '@svc/offer-graph';
import type { QuoteAttestation as AttestationShape } from '@svc/receipts';
import { inputFaults } from '../input-faults.js';
import { jsonSchemaOf } from '../json-schema.js';
import { type DepsSpec, type DimSpec, type MenuItemSpec, type MenuSpec, type OptionSpec } from './menu-classes.js';
import {
  QuoteRequest,
  type BuyerSpec,
  type ProfileRequest,
  type QuoteOptsSpec,
  type StateSpec,
} from './offer-classes.js';
import {
  type CompiledMenuResult,
  type MenuProfileResult,
  type QuoteAttestation,
  type QuoteResult,
} from './offer-result-classes.js';
import { MachineResult, type BoardLine, type Disclosure, type PriceLine } from './price-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const same: {
  option: Same<OptionSpec, OptionShape>;
  dim: Same<DimSpec, DimShape>;
  item: Same<MenuItemSpec, ItemShape>;
  deps: Same<DepsSpec, DepsShape>;
  menu: Same<MenuSpec, MenuShape>;
  buyer: Same<BuyerSpec, BuyerShape>;
  state: Same<StateSpec, StateShape>;
  opts: Same<QuoteOptsSpec, OptsShape>;
  profile: Same<ProfileRequest, ProfileShape>;
  request: Same<QuoteRequest, QuoteShape>;
  compiled: Same<CompiledMenuResult, CompiledMenu>;
  profiled: Same<MenuProfileResult, MenuProfile>;
  quote: Same<Omit<QuoteResult, 'attestation'>, OfferQuote>;
  attestation: Same<QuoteAttestation, AttestationShape>;
  board: Same<MachineResult, MachineBoard>;
  article: Same<BoardLine, BoardLineShape>;
  disclosure: Same<Disclosure, PriceDisclosure>;
  price: Same<PriceLine, PriceLineShape>;
} = {
  option: true,
  dim: true,
  item: true,
  deps: true,
  menu: true,
  buyer: true,
  state: true,
  opts: true,
  profile: true,
  request: true,
  compiled: true,
  profiled: true,
  quote: true,
  attestation: true,
  board: true,
  article: true,
  disclosure: true,
  price: true,
};

describe('the classes of offers', () => {
  it('have the shapes that the libraries own, in both directions', () => {
    expect(Object.values(same)).not.toContain(false);
  });

  it('know the price protocol of the library', () => {
    expect(jsonSchemaOf(MachineResult)).toMatchObject({ properties: { protocol: { enum: [PRICE_PROTOCOL] } } });
  });

  it('take no member that the specification does not name, at any depth', () => {
    const faults = inputFaults(QuoteRequest, {
      spec: { dims: [{ id: 'a', kind: 'choice', options: [{ id: 'x', colour: 1 }] }] },
      buyer: { name: 'Ida' },
      opts: { above_list: true },
    });
    expect(faults.map(({ loc, type }) => [loc.slice(1).join('.'), type])).toEqual([
      ['spec.dims.0.options.0.colour', 'extra_forbidden'],
      ['buyer.name', 'extra_forbidden'],
      ['opts.above_list', 'extra_forbidden'],
    ]);
  });
});
