import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const policyOf = (description: string): Policy => compilePolicy(description, { salt: SALT }).policy as Policy;
const answersOf = ({ facts }: Partial<Policy>): string[] => (facts ?? []).map(({ answer }) => answer);
const told = (description: string): string => answersOf(policyOf(description)).join('\n');
const wordsOf = (description: string): string[] => (policyOf(description).facts ?? []).flatMap(({ words }) => words);
const leftOf = (description: string): string =>
  compilePolicy(description, { salt: SALT }).issues.find(({ code }) => code === 'not_used')?.message ?? '';

describe('what is left over and tells what is sold', () => {
  it.each([
    ['a measure', 'Honda Jazz, 78,400 miles, $7,900, lowest $7,200.', '78,400 miles.'],
    ['how many it holds', 'Barn for hire. £2,800 a day, lowest £2,200. Seats 140.', 'Seats 140.'],
    ['a state in one word', 'Flat in Leith, £895 a month, lowest £840. Unfurnished.', 'Unfurnished.'],
    ['a share that something has left', '转让手机，标价3600，最低3400。电池健康91%。', '电池健康91%。'],
    ['how it is paid', '朝阳路两居室出租，月租6800，最低6400，押一付三。', '押一付三。'],
    [
      'where it comes from',
      'Sofa £650, lowest £560. Bought from a shop in Harrogate in 2016 and always in a smoke-free house.',
      'smoke-free house.',
    ],
    ['a deposit with its sum', '租無人機，一日NT$1,500，最低NT$1,300。押金NT$20,000。', '押金NT$20,000。'],
    ['a sum that is given back', 'Van $90 a day, lowest $80. Bond of 400, refunded on return.', 'Bond of 400.'],
    ['what a thing must be', 'Mugs $8 each, lowest $7. Logos must be square (PDF or SVG).', 'Logos must be square'],
    [
      'what a price includes',
      'Wedding photographer. A day is £900, and this includes 40 prints. Lowest £800.',
      '40 prints.',
    ],
    [
      'who pays for what runs',
      'Room €500 a month, lowest €450. Water is split between the four of us.',
      'Water is split',
    ],
    ['a measure beside a bound of time', 'Golf, 91,000 km, MOT until 08/2028. €8,400, lowest €7,900.', '91,000 km.'],
    [
      'each line of a form',
      'Item: compact tractor\nYear: 2017\nHours: 903\nPrice: $9,900\nLowest: $9,100',
      'Hours: 903.',
    ],
    [
      'a word with a number in it',
      'Wedding dress, 410 pounds, lowest 380. Three-tier skirt in silk.',
      'Three-tier skirt',
    ],
  ])('is told: %s', (_what, description, answer) => expect(told(description)).toContain(answer));

  it('is asked for by its subject, and a measure by what it measures', () => {
    expect(wordsOf('Honda Jazz, 78,400 miles, $7,900, lowest $7,200.')).toEqual(['mileage', 'miles', 'mile']);
    expect(wordsOf('Flat for sale. €289,000, lowest €275,000. 84 m².')).toContain('area');
    expect(wordsOf('转让卡罗拉，标价6万，最低5.6万，跑了5.6万公里。')).toContain('里程');
    expect(wordsOf('Lathe $900, lowest $800. Weight about 750 kg.')).not.toContain('kg');
  });

  it('asks nothing about a deposit that is told', () => {
    const { questions } = compilePolicy('音响租赁，一套每天1300元，最低1200元。押金2000元。', { salt: SALT });
    expect(questions.map(({ quote }) => quote).join()).not.toContain('押金');
  });
});

describe('what may be anything else stays left aside', () => {
  it.each([
    ['a price', 'Honda Jazz €7,900, lowest €7,200. Delivery in Norfolk €30.', 'Delivery in Norfolk'],
    ['a number near the price', 'Chair, asking 5200, can nego. Bottom 4800 la.', '4800'],
    ['a share that may come off', 'Web shop £900, lowest £800. Family and neighbours 10%.', '10%'],
    ['money off', 'Room £200, lowest £150. Friends (2 of them at most, of this house) get a rebate.', 'rebate'],
    ['talk of the price', 'Cleaning $90, lowest $80. Prices depend on the job, so just ask!', 'Prices depend'],
    ['a denial', 'Boat £14,500, lowest £13,200. Sails, lines and winches don’t go to buyers.', 'winches'],
    ['a condition', 'Hall £900, lowest £800. Tasting for 2 once the paper of both is signed.', 'Tasting'],
    ['what goes to somebody', 'Rice $900, lowest $800. Exclusivity requests: commercial director.', 'Exclusivity'],
    ['an order', 'App $49, lowest $45. Sound like a person, 2 lines at most.', 'Sound like'],
    ['a verb without its subject', 'Logo £300, lowest £250. Think ‘a fair bit’ of 20 drafts.', 'Think'],
    ['hurry', 'Grill $275, lowest $230. Item must really be gone by the 3rd of May.', 'gone by'],
    ['a reason', 'Kayak €240, lowest €200. Because 2 of them fill the hall.', 'Because'],
    [
      'half of a clause',
      'Camera £900, lowest £800. With 2 of the long straps and the short one beside it.',
      'long straps',
    ],
    ['what a denial before it governs', 'DJ €550, lowest €500. We don’t do weddings, corporate.', 'corporate'],
    ['what a condition before it governs', '租用手机900元，最低800元。签两年的话，电池健康91%。', '电池健康'],
    ['debts of whoever says I', 'Desk £90, lowest £80. I have a loan with Santander.', 'loan'],
    ['an illness', 'Desk £90, lowest £80. I have ADHD.', 'ADHD'],
    ['people', "Desk £90, lowest £80. I'm in Leeds with my wife.", 'wife'],
    ['what somebody would do', 'Desk £90, lowest £80. I would meet in Leeds.', 'Leeds'],
    ['a need', 'Desk £90, lowest £80. I need it out of Leeds.', 'Leeds'],
    ['how whoever answers must speak', 'Desk £90, lowest £80. Buyers must be told politely.', 'politely'],
    ['how the price must be kept', 'Desk £90, lowest £80. The price must be kept secret.', 'secret'],
    ['hurry in what must be', 'Desk £90, lowest £80. It must be sold by the 3rd.', 'sold'],
    ['money that comes back', 'Tea $90, lowest $80. Freight on the buyer (refund after the first deal).', 'refund'],
    ['a secret that denies something', "Desk £90, lowest £80. Sales start in August but don't tell buyers.", 'August'],
    ['a secret with a number', "Desk £90, lowest £80. We've had two complaints this year.", 'complaints'],
    ['a secret that is not to be told', 'Desk £90, lowest £80. Brother has court matter, not to be told.', 'court'],
    ['a signature', 'Desk £90, lowest £80.\nThanks,\nMartina', 'Martina'],
  ])('%s', (_what, description, words) => {
    expect(told(description)).not.toContain(words);
  });
});

it('the words of what is left over are told or listed, never lost', () => {
  const description = 'Honda Jazz, 78,400 miles, $7,900, lowest $7,200. Delivery in Norfolk $30.';
  expect(leftOf(description)).not.toContain('78,400');
  expect(`${leftOf(description)}${JSON.stringify(policyOf(description).terms)}`).toContain('Delivery in Norfolk');
});

describe('what is left over and is nothing to tell', () => {
  const offer = 'Marquee hire £900, lowest £790.';

  it.each([['Fireworks are forbidden.', /firework/]])('is refused where it forbids: %s', (words, subject) => {
    expect(JSON.stringify(policyOf(`${offer} ${words}`).never)).toMatch(subject);
    expect(told(`${offer} ${words}`)).toBe('');
  });

  it.each([
    [`${offer} Liability questions to our broker.`, /liability/],
    ['Water $95 a load, lowest $90. Billing disputes are to be addressed to the accounts office.', /billing disputes/],
    ['软件6元，最低5元。合同条款修改须经法务。', /合同条款修改/u],
  ])('goes to a person where it names one: %s', (description, subject) => {
    expect(JSON.stringify(policyOf(description).handoff)).toMatch(subject);
  });

  it('is neither where somebody speaks of himself', () => {
    expect(policyOf(`${offer} I ride it on Sundays.`).never).toBeUndefined();
  });
});

it('tells buyers nothing that stands behind the lowest price in its sentence', () => {
  const sold = 'Semi-detached house, £285,000, new boiler. ';
  expect(told(`${sold}Agent note: they would settle at £272k; couple are separating.`)).not.toContain('separating');
  expect(told(`${sold}Couple of garden chairs are included.`)).toContain('garden chairs');
});

describe('a refusal that orders silence', () => {
  it.each([
    '二手钢琴12000元，最低10000。千万别让买家知道这琴放了两年没卖掉。',
    'Kiln £1,100. Lowest £900. Under no circumstances mention my divorce.',
    "Piano £900, lowest £850. I'm in debt so I'd like it gone, don't let on.",
  ])('is recited to nobody, and stands in the notice: %s', (description) => {
    const { policy, issues } = compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect([policy?.never ?? [], policy?.facts ?? []]).toEqual([[], []]);
    expect(issues.map(({ code }) => code)).toContain('not_used');
  });

  it('is one where it refuses something', () => {
    const { policy } = compilePolicy("Piano £900, lowest £850. No refunds. I won't ship it.", {
      salt: 'AAAAAAAAAAAAAAAAAAAAAA',
    });
    expect(policy?.never).toHaveLength(2);
  });
});

describe('what a house or a flat does not have, and how alone a thing is had', () => {
  it.each([
    ['Wardrobe, 180 euros, lowest 140. Third floor, no lift.', 'No lift.'],
    ['Sofa £200, lowest £150. Second floor, no elevator.', 'No elevator.'],
    ['衣柜1200元，最低900元。三楼，无电梯。', '无电梯。'],
    ['Laptop £780, lowest £700. Collection only from Leeds.', 'Collection only from Leeds.'],
    ['Laptop £780, lowest £700. Pick-up only.', 'Pick-up only.'],
  ])('is told, and refuses nothing: %s', (description, fact) => {
    expect(answersOf(policyOf(description))).toContain(fact);
    expect(policyOf(description).never).toBeUndefined();
  });

  it.each([
    'Wardrobe, 180 euros, lowest 140. No swaps.',
    'Wardrobe, 180 euros, lowest 140. No lift service.',
    'Wardrobe, 180 euros, lowest 140. No delivery.',
  ])('is another thing than what is refused: %s', (description) => expect(policyOf(description).never).toHaveLength(1));

  it('is told once, in whatever clauses it stands, and the name of what is sold is no fact', () => {
    const table = 'Table: €2,480 each ex works. All prices are ex works. 3 or more 6% off. Never under €2,050.';
    expect(answersOf(policyOf(table)).filter((fact) => /^ex works/i.test(fact)).length).toBeLessThan(2);
    expect(told('Selling my Fender Player Telecaster, butterscotch, from 2019. £620, lowest £540.')).not.toMatch(
      /Selling/,
    );
  });
});

describe('what is left over and denies', () => {
  it('refuses nothing where it only speaks of the price', () =>
    expect(policyOf("Tables, €9 a day. I'd go down to €7 a day on a good order but not lower.").never ?? []).toEqual(
      [],
    ));
});
