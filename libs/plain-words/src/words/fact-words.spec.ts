import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { factWords, timeField } from './fact-words.js';

describe('the words by which a buyer asks for what is told', () => {
  it.each([
    ['78,400 miles', 'mileage'],
    ['About 92k km', 'mileage'],
    ['62 m²', 'size'],
    ['14.5 kg', 'weight'],
    ['140 cm wide', 'dimensions'],
    ['跑了6万公里', '里程'],
    ['89平', '面积'],
    ['净重20公斤', '重量'],
  ])('for "%s" begin with "%s"', (said, word) => expect(factWords(said).slice(0, 2)).toContain(word));

  it.each([
    ['300 m from the station', 'mileage'],
    ['2 miles to the beach', 'mileage'],
    ['Delivery within 30 km', 'mileage'],
    ['离地铁站2公里', '里程'],
    ['Serviced every 10,000 miles', 'mileage'],
  ])('for "%s" hold no "%s", as nothing of the thing is measured', (said, word) =>
    expect(factWords(said)).not.toContain(word),
  );

  it('are its own words where more is told than a measure', () => {
    const words = factWords('Restored walnut sideboard with brass handles, 140 cm');
    expect(words).not.toContain('dimensions');
    expect(words.join(' ')).toContain('walnut');
  });

  it('are what the price holds, not that it holds it', () => {
    expect(factWords('including winter tyres').join(' ')).toContain('winter tyres');
    expect(factWords('including winter tyres').join(' ')).not.toContain('including');
    expect(factWords('incl. charger').join(' ')).toContain('charger');
  });

  it('are the unit of time where it heads a line of a form', () => {
    expect(factWords('Hours: 612')[0]).toBe('hours');
    expect(factWords('Year | 2019')[0]).toBe('year');
  });

  it('leave a Chinese count aside, so that no numeral is part of a word', () => {
    const words = factWords('2019年上牌');
    expect(words.some((word) => /\d/.test(word))).toBe(false);
    expect(words.join(' ')).toContain('上牌');
  });

  it('are told once each', () => {
    fc.assert(
      fc.property(fc.constantFrom('62 m²', '78,400 miles', 'Hours: 612', '89平', 'oak', 'size 14 cm size'), (said) => {
        const words = factWords(said);
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });
});

describe('a line of a form headed by a unit of time', () => {
  it.each([
    ['Hours: 612', 'hours'],
    ['• Year: 2019', 'year'],
    ['Months | 18', 'months'],
  ])('in "%s" is "%s"', (line, unit) => expect(timeField(line)).toBe(unit));
  it.each(['612 hours', 'Opening hours: 9 to 5', 'Yearly: $90', 'Monthly fee: $9'])('is none in "%s"', (line) =>
    expect(timeField(line)).toBeNull(),
  );
});
