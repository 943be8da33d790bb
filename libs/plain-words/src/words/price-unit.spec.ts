import { describe, expect, it } from '@jest/globals';
import { unitBeside } from './price-unit.js';

describe('what a price is for', () => {
  it.each([
    ['', ' a ticket with three courses', 'ticket'],
    ['', ' per person-day', 'person'],
    ['每桶', '', '桶'],
    ['千字', '', '千字'],
    ['进销存系统，每用户每月', '', '用户'],
    ['', ' per seat per month', 'seat'],
  ])('is in "%s …%s" a %s', (before, after, unit) => expect(unitBeside(before, after)).toBe(unit));

  it.each([
    ['', ' per machine hour'],
    ['', ' per rental day'],
    ['', ' per month'],
    ['约八千字', ''],
    ['', ' each ex works'],
    ['', ' each plus vat'],
    ['', ' each delivered'],
    ['', ' each incl. fittings'],
    ['', ' each from stock'],
  ])('is nothing that is counted in "%s …%s"', (before, after) => expect(unitBeside(before, after)).toBeNull());
});
