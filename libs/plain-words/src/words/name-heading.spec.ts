import { describe, expect, it } from '@jest/globals';
import { addressLength, fieldName, isSaleHeading, namesNothing, saleHeadingLength } from './name-heading.js';

describe('what a form names under its heading', () => {
  it.each([
    ['Price: 5\nProduct: enamel mug', 'enamel mug'],
    ['Item = cast-iron pan\nPrice = 40', 'cast-iron pan'],
    ['- Title: Walnut desk.\n- Price: £650', 'Walnut desk'],
    ['品名：保温杯\n价格：28.5元', '保温杯'],
    ['商品名称：二手钢琴；价格3200', '二手钢琴'],
    ['Item,Detail\nProduct,A5 flyers\nPrice,£0.09', 'A5 flyers'],
    ['| x |\nproduct\tsteel tongs\tprice\t5', 'steel tongs'],
  ])('in %j is "%s"', (description, name) => expect(fieldName(description)?.quote).toBe(name));

  it('is the longest of several, as the head of a table says less than its rows', () =>
    expect(fieldName('Item: Mug\nProduct: Enamel mug, blue')?.quote).toBe('Enamel mug, blue'));

  it('has at most 80 characters', () => expect(fieldName(`Product: ${'a'.repeat(80)}`)?.quote).toHaveLength(80));

  it('stands where it says, in code points', () => {
    const description = '🚲🚲 sale\nProduct: steel frame 🚲\nPrice: 5';
    const name = fieldName(description);
    expect([...description].slice(name?.start, name?.end).join('')).toBe(name?.quote);
  });

  it.each([
    ['no heading', 'Enamel mug, $5.'],
    ['a heading within a sentence', 'The product: it just works. $5'],
    ['a value without a word', 'Item: 12\nPrice: 5'],
    ['a value too long for a name', `Product: ${'a'.repeat(81)}`],
    ['an empty value', 'Product:\nPrice: 5'],
  ])('is nothing where there is %s', (_what, description) => expect(fieldName(description)).toBeNull());
});

describe('whom a letter is for', () => {
  it.each([
    ['Dear Mr. Obi,\n\nWe quote', 'Dear Mr. Obi,\n\n'],
    ['Respected sir, basmati rice', 'Respected sir, '],
    ['尊敬的客户：\n\n我司', '尊敬的客户：\n\n'],
    ['王总您好，报价如下', '王总您好，'],
  ])('stands at the beginning of %j', (letter, address) => expect(addressLength(letter)).toBe(address.length));
  it.each(['We quote, dear reader, as follows', 'Dearly loved rug, $80', 'Bike, $500', ''])(
    'is not said in "%s"',
    (text) => expect(addressLength(text)).toBe(0),
  );
});

describe('words that open a description', () => {
  it.each(['Product', 'ITEM', '商品', 'Item,Detail', 'Dear all', 'Thanks for asking', '你好', '转让', '急售', '出租'])(
    'name nothing: %s',
    (words) => expect(namesNothing(words)).toBe(true),
  );
  it.each(['Product photographs', 'Oak table', 'Deer skin', '出租车', '保温杯'])('name something: %s', (words) =>
    expect(namesNothing(words)).toBe(false),
  );
});

describe('a heading that says why something is sold', () => {
  it.each([
    ['Moving out: wardrobe, €180', 12],
    ["We're moving abroad: oak table, £90", 21],
    ['House clearance - oak dresser £450', 18],
    ['For sale: road bike', 10],
    ['搬家出售：宜家衣柜', 5],
    ['闲置：咖啡机', 3],
  ])('ends before what is sold: %s', (description, length) => expect(saleHeadingLength(description)).toBe(length));

  it.each(['Moving blankets: £4 each', 'Offer: road bike', 'Sale of oak dresser', '搬家服务：每车600元', '出租：单间'])(
    'is none in "%s"',
    (description) => expect(saleHeadingLength(description)).toBe(0),
  );

  it('is known alone', () => expect(['moving out', 'moving van'].map(isSaleHeading)).toEqual([true, false]));
});
