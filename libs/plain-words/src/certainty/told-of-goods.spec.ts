import { describe, expect, it } from '@jest/globals';
import { readDescription, tellsOfGoods } from '../index.js';

/** Whether these words of a description are told, beside a price of 500 and a lowest price of 430. */
function tells(quote: string, description = `Desk of oak. ${quote}. Made in Wales.`): boolean {
  const points = [...description];
  const start = [...description.slice(0, description.indexOf(quote))].length;
  const { figures } = readDescription(description);
  const place = { quote, start, end: start + [...quote].length };
  return tellsOfGoods(place, { points, figures, prices: [500, 430], signed: true, apart: () => false });
}

describe('words of what is sold', () => {
  it.each([
    '78,400 miles',
    'Third floor with lift',
    'Payment: 14 days net',
    'Deposit 25%',
    'Uptime was 99.97% last year',
    'Galvanised',
    '运费到付',
    '押一付三',
    '可试车',
    'Open Monday to Saturday 7:00-18:00',
    '没出过事故',
    'Printed album of 30x30 cm',
  ])('are told: %s', (quote) => expect(tells(quote)).toBe(true));
});

describe('words are held back', () => {
  it.each([
    ['with a sum', 'Delivery in Norfolk €30'],
    ['with a share that may come off', 'Family and neighbours 10%'],
    ['with a number as large as the price', 'Around 440 in Wales'],
    ['that move money', 'Installation with a surcharge'],
    ['about the price', 'Prices from the new list'],
    ['that set a condition', 'Tasting once the paper is signed'],
    ['that pass something on', 'Export questions to Marta'],
    ['of somebody who says I', 'Washed by my mother'],
    ['of an illness', 'I have ADHD'],
    ['of the family of the seller', 'Used three times before my wife found it too heavy'],
    ['of a debt', 'I have a loan with Santander'],
    ['that wonder', 'Honestly hard to let it go'],
    ['about the sellers', 'Too big for us'],
    ['that lead to a reason', 'Moving because of the new flat'],
    ['of hurry', 'Has to be gone by Friday'],
    ['that order', 'Only offer it in Wales'],
    ['that go on and on', 'Oak and elm and ash and beech and pine and yew and fir and larch and plum'],
    ['that begin in another clause', 'With straps and a cover'],
    ['that name nothing', 'Nine and ten'],
    ['that may move the price in Chinese', '可小议价格'],
    ['that allow in Chinese', '可以只买一张'],
    ['that give back', 'Freight on the buyer (refund later)'],
    ['that go down to a sum', '可退至 HK$42,500'],
    ['that take several', 'Three tins or more'],
    ['that multiply the price', 'Rush work 1.5x'],
    ['that name money', 'Face value was £45'],
    ['with a cell of a table', 'Qty\tPins'],
  ])('%s: %s', (_why, quote) => expect(tells(quote)).toBe(false));

  it.each([
    ['behind a denial in the same sentence', 'school parties', 'We never do weddings, school parties. Made in Wales.'],
    ['before a condition', 'two towels', 'Room with a bath, two towels, if booked by May.'],
    ['behind money off', 'students of art', '£20 off for nurses, students of art. Made in Wales.'],
    ['as a heading', 'School parties', 'Desk. School parties: yes.'],
    ['as a signature', 'Martina', 'Desk of oak.\nThanks,\nMartina'],
    ['as a cell of a table', 'Folding', 'Item,Detail\nFolding,yes'],
    ['in a list whose head denies', '婚礼', '不接生日、婚礼。'],
  ])('%s: %s', (_why, quote, description) => expect(tells(quote, description)).toBe(false));
});
