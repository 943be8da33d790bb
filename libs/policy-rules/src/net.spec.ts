import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { netPerUnit, netTotalMicros, totalPrice } from './net.js';
import type { Policy } from './policy.js';

const teamPlan = JSON.parse(readFileSync(new URL('../vectors/team-plan.json', import.meta.url), 'utf8')) as Policy;
/** The same with a gift: the sessions cost the seller 300 and the buyer nothing. */
const gift = structuredClone(teamPlan);
gift.terms![1]!.options[1] = { id: 'call', label: 'two live sessions', worth: -300, worth_per: 'deal' };

describe('net', () => {
  it('is 43.60 a seat for 25 seats and two years at 39.20', () =>
    expect(netPerUnit(teamPlan, { price: 39.2, quantity: 25, terms: { contract: 'two_years' } })).toBe(43.6));
  it('counts a worth per deal once, not once a unit', () => {
    expect(netTotalMicros(gift, { price: 49, quantity: 25, terms: { onboarding: 'call' } })).toBe(925_000_000n);
    expect(netPerUnit(gift, { price: 49, quantity: 25, terms: { onboarding: 'call' } })).toBe(37);
  });
  it('leaves out what the buyer is charged, because the charge covers what the option costs', () =>
    expect(netPerUnit(teamPlan, { price: 49, quantity: 25, terms: { onboarding: 'call' } })).toBe(49));
  it('adds what every term is worth', () =>
    expect(netPerUnit(gift, { price: 40, quantity: 100, terms: { contract: 'annual', onboarding: 'call' } })).toBe(
      40.1,
    ));
  it('takes a term left out at its default, and an unknown one as nothing', () => {
    expect(netPerUnit(teamPlan, { price: 40, quantity: 10, terms: {} })).toBe(40);
    expect(netPerUnit(teamPlan, { price: 40, quantity: 10, terms: { contract: 'weekly', mood: 'good' } })).toBe(40);
  });
  it('is rounded down to a micro, below zero too', () => {
    expect(netPerUnit(gift, { price: 40, quantity: 7, terms: { onboarding: 'call' } })).toBe(-2.857143);
    expect(netPerUnit(gift, { price: 50, quantity: 7, terms: { onboarding: 'call' } })).toBe(7.142857);
  });
});

describe('totalPrice', () => {
  it('has no rounding error', () => {
    expect(totalPrice({ price: 0.1, quantity: 3, terms: {} })).toBe(0.3);
    expect(totalPrice({ price: 0.0125, quantity: 20_000, terms: {} })).toBe(250);
  });
});
