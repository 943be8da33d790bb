import { describe, expect, it } from '@jest/globals';
import { PolicyCompilerError } from '../error.js';
import { asRead, TOGETHER, type DoubtChoice, type OpenDoubt } from './doubt.js';
import { groupOf, mergeOpen, spreadAnswers } from './group-doubts.js';

const choice = (id: DoubtChoice['id']): DoubtChoice => ({ id, args: [], reread: asRead });
const open = (
  quote: string,
  start: number,
  ids: readonly DoubtChoice['id'][] = TOGETHER,
  severity: 'error' | 'warning' = 'warning',
): OpenDoubt => ({
  id: `figure_role_${start}`,
  doubt: {
    kind: 'figure_roles',
    path: '/terms',
    place: { quote, start, end: start + quote.length },
    args: [quote],
    severity,
    stake: 10,
    choices: ids.map(choice),
  },
});
const [delivery, setup, stool] = [
  open('delivery $30', 40),
  open('setup $15', 10),
  open('stool $20', 70, ['charge', 'not_part']),
];
const other = open('lowest 370', 90, ['discount', 'not_part']);
const group = groupOf([delivery, setup, stool, other])!;

describe('sums in doubt', () => {
  it('are asked about together, in the order of the description', () => {
    expect(group.members).toEqual([setup.id, delivery.id, stool.id]);
    expect(group.doubt.place.quote).toBe('setup $15; delivery $30; stool $20');
    expect(group.doubt.stake).toBe(30);
  });

  it('may be answered by each choice that one of them has, or one by one', () => {
    expect(group.doubt.choices.map(({ id }) => id)).toEqual([...TOGETHER, 'one_by_one']);
    const few = groupOf([open('a $1', 1, ['charge', 'not_part']), open('b $2', 9, ['charge', 'not_part'])])!;
    expect(few.doubt.choices.map(({ id }) => id)).toEqual(['charge', 'not_part', 'one_by_one']);
  });

  it('are as grave together as the gravest of them', () => {
    expect(group.doubt.severity).toBe('warning');
    expect(groupOf([delivery, open('fee $9', 80, TOGETHER, 'error')])?.doubt.severity).toBe('error');
  });

  it('are not asked about together where there is but one, or none of the kind', () => {
    expect(groupOf([delivery, other])).toBeNull();
    expect(groupOf([open('ruled $5', 5, ['charge']), delivery])).toBeNull();
    expect(groupOf([])).toBeNull();
  });

  it('keep the order in which they were open', () => {
    const list = [delivery, setup, stool];
    groupOf(list);
    expect(list).toEqual([delivery, setup, stool]);
  });
});

describe('an answer to all of them', () => {
  const answered = (answers: Record<string, string>) =>
    spreadAnswers(answers, [group], [delivery, setup, stool, other]);

  it('is the answer to each that has the choice', () => {
    expect(answered({ [group.id]: 'charge' })).toEqual({
      [setup.id]: 'charge',
      [delivery.id]: 'charge',
      [stool.id]: 'charge',
    });
    expect(answered({ [group.id]: 'discount' })).toEqual({ [setup.id]: 'discount', [delivery.id]: 'discount' });
  });

  it('gives way to an answer of its own, and leaves other answers alone', () =>
    expect(answered({ [group.id]: 'charge', [stool.id]: 'not_part', elsewhere: 'x' })).toEqual({
      [setup.id]: 'charge',
      [delivery.id]: 'charge',
      [stool.id]: 'not_part',
      elsewhere: 'x',
    }));

  it('that asks for each by itself answers none', () => expect(answered({ [group.id]: 'one_by_one' })).toEqual({}));

  it('is refused where it is none of the choices', () => {
    const refused = (): unknown => answered({ [group.id]: 'gift' });
    expect(refused).toThrow(PolicyCompilerError);
    expect(refused).toThrow(expect.objectContaining({ code: 'choice_unknown', at: ['answers', group.id] }));
  });
});

describe('the questions that are asked', () => {
  const all = [other, delivery, setup, stool];

  it('have the group in the place of its members', () =>
    expect(mergeOpen(all, [group], {}).map(({ id }) => id)).toEqual([other.id, group.id]));

  it('are the members themselves, once they are to be asked one by one', () =>
    expect(mergeOpen(all, [group], { [group.id]: 'one_by_one' })).toEqual(all));

  it('do without the group once none of its members is open', () =>
    expect(mergeOpen([other], [group], {})).toEqual([other]));

  it('leave the list that they were made from as it was', () => {
    const before = [...all];
    mergeOpen(all, [group], {});
    expect(all).toEqual(before);
  });
});
