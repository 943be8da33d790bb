import { describe, expect, it } from '@jest/globals';
import type { Policy, PolicyOption } from '@svc/policy-rules';
import type { CompiledPolicy, Question } from '../index.js';
import { compilePolicy, PolicyCompilerError } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string, answers: Record<string, string> = {}): CompiledPolicy =>
  compilePolicy(description, { salt: SALT, answers });
const optionsOf = ({ policy }: CompiledPolicy): PolicyOption[] =>
  ((policy as Policy).terms ?? []).flatMap(({ options, default: standard }) =>
    options.filter(({ id }) => id !== standard),
  );
const together = (compiled: CompiledPolicy): Question | undefined =>
  compiled.questions.find(({ id }) => id.startsWith('figure_roles_'));

describe('what a sum is paid for', () => {
  it.each([
    ['Cards $32 a box, lowest $28. Spot UV: adds $6 per box.', 'Spot UV', 6, undefined],
    ['Cards $32 a box, lowest $28. Rush (next day): adds $15 to the order.', 'Rush', 15, 'deal'],
    ['Watch £1,150, lowest £1,050. Posted by Special Delivery, £12.', 'Posted by Special Delivery', 12, 'deal'],
    ['PPT设计每页60元，最低45元。加急（24小时内交稿）每页加收15元。', '加急', 15, undefined],
    ['挂耳咖啡每包42元，最低34元。礼盒装每包加4元。', '礼盒装', 4, undefined],
    [
      'Tables $90, lowest $80. Extended warranty to 3 years: $38 per unit.',
      'Extended warranty to 3 years',
      38,
      undefined,
    ],
  ])('is named by its own words, or by the label before it: %s', (description, label, amount, per) => {
    const [option] = optionsOf(compile(description));
    expect(option).toMatchObject({ label, charge: { amount } });
    expect(option?.charge_per).toBe(per);
  });

  it.each([
    ['团体票每张268元，最低220元。导游讲解每团400元另付。', 'deal'],
    ['Lessons $40 an hour, lowest $36. Lessons at your home cost $8 extra an hour.', 'period'],
    ['电脑维修380元一部，最低310元。资料救援另收600元一部。', undefined],
  ])('is counted as the price is, else once a deal: %s', (description, per) => {
    expect(optionsOf(compile(description))[0]?.charge_per).toBe(per);
  });

  it.each([
    'Coffee $42 a bag, lowest $34. Free delivery for orders over $150.',
    'Barn $900 a day, lowest $800. Weekly $4,900.',
    'Bike $500, lowest $430. Paid $650 at the time.',
  ])('is no thing where it bounds an order, prices a span, or was paid before: %s', (description) => {
    expect(optionsOf(compile(description)).filter(({ charge }) => charge)).toEqual([]);
  });

  it.each(['Digger $240 a day, lowest $205. $500 deposit on card.', '音响租赁一套1300元，最低1150元。押金2000元。'])(
    'is told where it is a deposit: %s',
    (description) => {
      const compiled = compile(description);
      expect(optionsOf(compiled)).toEqual([]);
      expect((compiled.policy as Policy).facts?.length).toBe(1);
    },
  );

  it.each([['螺丝一颗0.32元，最低0.25元。发票：开13%专票。']])(
    'takes nothing off without a word that does: %s',
    (description) => {
      expect(JSON.stringify(optionsOf(compile(description)))).not.toMatch(/"(?:gives|unlocks)"/);
    },
  );

  it('is asked about where no word says which way it goes, and part of nothing until answered', () => {
    const compiled = compile('Digger $240 a day, lowest $205. $500 bond on card.');
    expect(compiled.questions.find(({ quote }) => quote.includes('$500'))?.choices[0]?.id).toBe('not_part');
    expect(optionsOf(compiled)).toEqual([]);
  });

  it('is named in the notice, and part of nothing, where it is hardly of the deal', () => {
    const compiled = compile('Rice $1,240 a ton, lowest $1,150. Payment at sight LC or 30% advance.');
    expect(compiled.issues.map(({ message }) => message).join()).toContain('30% advance');
    expect(optionsOf(compiled)).toEqual([]);
  });
});

describe('sums that are likely paid on top', () => {
  const photos = 'Photos $900, lowest $800. Album $320. Second photographer $400.';

  it('are one question, with one patch for all of them', () => {
    const question = together(compile(photos));
    expect(question?.ask).toContain('"Album $320", "Second photographer $400"');
    expect(question?.choices.map(({ id }) => id)).toEqual(['charge', 'not_part', 'discount', 'one_by_one']);
    const none = compile(photos, { [question?.id ?? '']: 'not_part' });
    expect(optionsOf(none)).toEqual([]);
    expect(together(none)).toBeUndefined();
  });

  it('are asked one by one where they differ', () => {
    const id = together(compile(photos))?.id ?? '';
    const apart = compile(photos, { [id]: 'one_by_one' });
    const asked = apart.questions.filter((question) => question.id.startsWith('figure_role_'));
    expect(asked.map(({ quote }) => quote).sort()).toEqual(['Album $320', 'Second photographer $400']);
    const album = asked.find(({ quote }) => quote === 'Album $320')?.id ?? '';
    const labels = optionsOf(compile(photos, { [id]: 'one_by_one', [album]: 'not_part' })).map(({ label }) => label);
    expect(labels).toEqual(['Second photographer']);
  });

  it('are refused a choice that is none, by name', () => {
    const id = together(compile(photos))?.id ?? '';
    expect(() => compile(photos, { [id]: 'maybe' })).toThrow(PolicyCompilerError);
  });
});

describe('a lowest price that is said in other words', () => {
  it.each([
    ["Hens £11 a bird. Under £9 it isn't worth our while.", 9],
    ['两居室报价398万，385万以下不卖。', 3_850_000],
  ])('is that below which everything is denied: %s', (description, floor) => {
    expect((compile(description).policy as Policy).floor_price).toBe(floor);
  });

  it('is a choice of how low the price may go where it is unsure', () => {
    const boat = 'Wooden boat £14,500. Club £13,200.';
    const question = compile(boat).questions.find(({ id }) => id.startsWith('lowest_price_missing_'));
    const choice = question?.choices.find(({ label }) => label.includes('13,200'))?.id ?? '';
    expect((compile(boat, { [question?.id ?? '']: choice }).policy as Policy).floor_price).toBe(13_200);
  });
});
