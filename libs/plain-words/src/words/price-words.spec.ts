import { describe, expect, it } from '@jest/globals';
import {
  codeAlone,
  hasSharedSign,
  mayBeOtherYuan,
  namesCurrency,
  namesMoney,
  namesOtherPrice,
  saysWhichDollar,
} from './price-words.js';

describe('words of money', () => {
  it.each(['$5', '€ 12', 'CHF 40', '40 dollars', '12 euros', 'Rs 2,450', '¥300'])('name a currency: %s', (text) => {
    expect(namesCurrency(text)).toBe(true);
    expect(namesMoney(text)).toBe(true);
  });
  it.each(['8块', '五百元', '850蚊', '三百圓'])('say that a figure is money, but not whose: %s', (text) => {
    expect(namesMoney(text)).toBe(true);
    expect(namesCurrency(text)).toBe(false);
  });
  it.each(['40 cm', 'ten chairs', '三件'])('are none: %s', (text) => expect(namesMoney(text)).toBe(false));

  it.each(['Original price $900', 'market value 500', 'retail 80', '原价800', '市场价三千'])(
    'speak of a price that is not asked here: %s',
    (text) => expect(namesOtherPrice(text)).toBe(true),
  );
  it.each(['Asking $900', '标价800', 'now 80'])('speak of the price that is asked: %s', (text) =>
    expect(namesOtherPrice(text)).toBe(false),
  );
});

describe('a code of three letters that names no currency', () => {
  it.each([
    ['CAD drafting. $35 a sheet.', 'CAD'],
    ['BAM studio rental, $80 an hour', 'BAM'],
  ])('stands in "%s": %s', (text, code) => expect(codeAlone(text, code)).toBe(true));
  it.each([
    ['CAD 1,800 for the bike', 'CAD'],
    ['1,800 CAD', 'CAD'],
    ['All prices in CAD. 1,800.', 'CAD'],
    ['Prices (CAD): 1,800', 'CAD'],
    ['CAD drafting at CAD 35', 'CAD'],
    ['Bike, $500', 'CAD'],
    ['CADET bike, $500', 'CAD'],
  ])('is not what stands in "%s": %s', (text, code) => expect(codeAlone(text, code)).toBe(false));
});

describe('the dollar sign', () => {
  it('is shared by several currencies', () => {
    expect(hasSharedSign('$5')).toBe(true);
    expect(hasSharedSign('HK$5')).toBe(true);
    expect(hasSharedSign('€5')).toBe(false);
  });
  it.each(['US$5', 'A$5', 'NT$185', '5 USD', 'American dollars', 'US 5'])('is told apart by "%s"', (text) =>
    expect(saysWhichDollar(text)).toBe(true),
  );
  it.each(['$5', 'five dollars', 'bus $5', 'a$5'])('is not told apart by "%s"', (text) =>
    expect(saysWhichDollar(text)).toBe(false),
  );
});

describe('what is read as renminbi', () => {
  it.each([
    ['¥4,500', 'English lessons, ¥4,500 a lesson'],
    ['380元', '手工檸檬磅蛋糕，一條380元'],
    ['800塊', '二手沙發，800塊'],
  ])('may be another currency in "%s" of "%s"', (figure, description) =>
    expect(mayBeOtherYuan(figure, description)).toBe(true),
  );
  it.each([
    ['¥380', '手工柠檬蛋糕，一条¥380'],
    ['380元', '手工柠檬磅蛋糕，一条380元'],
    ['$380', 'Cake, $380'],
  ])('is it in "%s" of "%s"', (figure, description) => expect(mayBeOtherYuan(figure, description)).toBe(false));
});
