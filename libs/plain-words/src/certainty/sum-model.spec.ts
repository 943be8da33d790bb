import { describe, expect, it } from '@jest/globals';
import { readDescription } from '../read-description.js';
import type { SaidFigure } from '../text/said-figures.js';
import type { SumRole } from './sum-model.js';
import { readSums, SUM_ROLES } from './sum-model.js';

/** What each figure of a description is likeliest for, and what it is asked at. */
function rolesOf(description: string): { list: string | undefined; roles: Record<string, SumRole> } {
  const { figures } = readDescription(description);
  const reading = readSums([...description], figures);
  const likeliest = figures.map(({ quote }, at): [string, SumRole] => {
    const chances = reading.chances(figures[at] as (typeof figures)[number]);
    return [quote, SUM_ROLES.reduce((one, other) => (chances[other] > chances[one] ? other : one))];
  });
  return { list: reading.list?.quote, roles: Object.fromEntries(likeliest) };
}

describe('what the sums of a description are for', () => {
  it.each<[string, string, Record<string, SumRole>]>([
    [
      'Rover mower. $340 and it is yours, though I could live with $295. A catcher bag would be $25 more.',
      '$340',
      { $340: 'list', $295: 'floor', $25: 'charge' },
    ],
    [
      'Goats, $180 a head. Take 10 or more and they are $165. Pensioners get $8 off.',
      '$180',
      { $180: 'list', '10': 'from', $165: 'volume', $8: 'buyers' },
    ],
    [
      '教吉他，一节课160元，付一个学期的每节减15元，到140元就不能再少了。上门另加30元。',
      '160元',
      { '160元': 'list', '15元': 'deed', '140元': 'floor', '30元': 'charge' },
    ],
    [
      'Bread, €4 a loaf, I stop at €3.20. At least 6 loaves, from 40 on they are €3.50. The most is 90 loaves.',
      '€4',
      { '€4': 'list', '€3.20': 'floor', '6 loaves': 'least', '40': 'from', '€3.50': 'volume', '90 loaves': 'most' },
    ],
    [
      '包子，一个3元，最低2.5元。20个起订，100个以上2.8元。一天最多做600个。',
      '3元',
      { '3元': 'list', '2.5元': 'floor', '20个': 'least', '100个': 'from', '2.8元': 'volume', '600个': 'most' },
    ],
  ])('is told by the words around each and its size beside the others: %s', (description, list, roles) => {
    const read = rolesOf(description);
    expect(read.list).toBe(list);
    expect(read.roles).toMatchObject(roles);
  });

  it('is none of them for a year, a measure and a count of parts', () => {
    const { roles } = rolesOf('Table built in 1962, 90 cm wide, 4 legs, $340, I stop at $300.');
    expect([roles['1962'], roles['90 cm'], roles['4 legs']]).toEqual(['none', 'none', 'none']);
  });

  it('says of what is paid on top whether it is paid for each unit or once', () => {
    const description = 'Walks, £14 a dog, lowest £12. A second dog is £6 a walk dearer. Keys cut and kept, £15 once.';
    const { figures } = readDescription(description);
    const { each } = readSums([...description], figures);
    const chanceOf = (quote: string): number => each(figures.find((one) => one.quote === quote) as SaidFigure);
    expect(chanceOf('£6')).toBeGreaterThan(0.5);
    expect(chanceOf('£15')).toBeLessThan(0.3);
  });

  it('adds up to one for each figure, whatever the words are', () => {
    for (const description of ['', '7', 'a 5 b 6 c', '价格500', '§§ 12% …']) {
      const { figures } = readDescription(description);
      const reading = readSums([...description], figures);
      for (const figure of figures.filter(({ kind }) => kind !== 'code'))
        expect(Object.values(reading.chances(figure)).reduce((one, other) => one + other, 0)).toBeCloseTo(1, 9);
    }
  });

  it('has one asking price, and no other sum of another size is it', () => {
    const description = 'Drum kit, €450. The seat is €40 on top. Not under €400.';
    const { figures } = readDescription(description);
    const { list, chances } = readSums([...description], figures);
    for (const figure of figures.filter(({ value }) => value !== list?.value)) expect(chances(figure).list).toBe(0);
  });
});
