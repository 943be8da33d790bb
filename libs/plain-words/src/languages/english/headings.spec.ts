import { describe, expect, it } from '@jest/globals';
import { told } from '../../testing/told.js';
import { alsoGranted, buyerGroups, flagOf, listsBuyers } from './buyer-groups.js';
import { headingRole, ITEM, openHeading, splitHeading } from './headings.js';

describe('what a heading announces', () => {
  it.each([
    ['never:', 'never'],
    ['not included:', 'never'],
    ['no-gos', 'never'],
    ['for a person:', 'handoff'],
    ['ask me about:', 'handoff'],
    ['good to know:', 'fact'],
    ['faq', 'fact'],
    ['how low can i go?', 'floor'],
    ['minimum order?', 'least'],
    ['how many can they order?', 'bounds'],
    ['price', 'list'],
  ])('"%s" is %s', (text, role) => expect(headingRole(text)).toBe(role));

  it.each([
    'the bike is red',
    'price <m0>',
    'a',
    '',
    'we sell furniture that was made in a small town far away from here today',
  ])('"%s" is nothing', (text) => expect(headingRole(text)).toBeNull());

  it('is told apart from what stands on its line', () => {
    expect(splitHeading('never: refunds, pets')).toEqual({ role: 'never', at: 6 });
    expect(splitHeading('person: complaints, customs')?.role).toBe('handoff');
    expect(splitHeading('anyone who asks: no')).toBeNull();
    expect(splitHeading('the bike: it is red')).toBeNull();
  });

  it('needs no colon where the lines below it are set in', () => {
    expect(openHeading('never included', '  - the lock')).toBe('never');
    expect(openHeading('never included', 'the lock')).toBeNull();
    expect(ITEM.test('- the lock')).toBe(true);
    expect(ITEM.test('  the lock')).toBe(true);
    expect(ITEM.test('the lock - a good one')).toBe(false);
  });

  it('holds for every line below it, and for no other', () => {
    const sheet = 'Bike, asking $500.\n\nNever included:\n- the lock\n- the helmet\n\nServiced in May.';
    expect(told('never', sheet).flatMap(({ words }) => words)).toEqual(expect.arrayContaining(['lock', 'helmet']));
    expect(
      told('never', sheet)
        .flatMap(({ words }) => words)
        .join(),
    ).not.toContain('serviced');
  });
});

describe('the kinds of buyers that a clause grants to', () => {
  it.each([
    ['students get <p0> off', ['students']],
    ['<p0> off for students and teachers', ['students', 'teachers']],
    ['church groups get <p0> off', ['church groups']],
  ])('in "%s" are %j', (text, kinds) => expect(buyerGroups(text)).toEqual(kinds));
  it.each(['<m0> off for cash', 'customers get <p0> off', 'pay cash and get <p0> off', 'the bike is red'])(
    'are none in "%s"',
    (text) => expect(buyerGroups(text)).toEqual([]),
  );

  it('can be named behind', () => {
    expect(alsoGranted('so do first responders')).toEqual(['first responders']);
    expect(alsoGranted('same for churches')).toEqual(['churches']);
    expect(alsoGranted('so it goes')).toEqual([]);
  });
  it('can be a list and no more', () => {
    expect(listsBuyers('students and teachers')).toBe(true);
    expect(listsBuyers('the bike is red')).toBe(false);
  });
  it('have the flag of a known kind, or their own words', () => {
    expect(flagOf('students')).toBe('student');
    expect(flagOf('pensioners over 65')).toBe('senior');
    expect(flagOf('church groups')).toBe('church_groups');
  });
});
