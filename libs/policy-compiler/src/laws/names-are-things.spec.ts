import { expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

it('what comes with a thing that is let is told, and is not its name', () => {
  const { name, facts = [] } = compilePolicy('50铲车出租带司机，1200元一天，最低900元。', { salt: SALT })
    .policy as Policy;
  expect(name).toBe('50铲车');
  expect(facts.map(({ answer }) => answer)).toContain('带司机。');
});

it('what must not be done and what is forbidden is refused', () => {
  const never = (description: string): string[] =>
    ((compilePolicy(description, { salt: SALT }).policy as Policy).never ?? []).map(({ text }) => text);
  expect(never('Corolla for hire, $245 per week, lowest $215. Not to be driven out of state.')).toHaveLength(1);
  expect(never('单间转租，720欧一个月，最低680欧。屋内禁烟。')).toEqual(['屋内禁烟。']);
  expect(never('单间转租，720欧一个月，最低680欧。带门禁卡。')).toEqual([]);
});
