import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compiled = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });

describe('so much off for so much spent', () => {
  it.each(['辣酱每瓶25元，满500减5，最低18。', '橙子一箱58元，满200减20，最低40。'])(
    'is no price for so many, and is asked about: %s',
    (description) => {
      const { policy, questions } = compiled(description);
      expect((policy as Policy).quantity?.breaks).toBeUndefined();
      expect(questions.length).toBeGreaterThan(0);
    },
  );

  it.each(['橙子一箱58元，满10箱减2，最低40。', '橙子一箱58元，满100箱减2，最低40。'])(
    'is one where a word counts what is reached: %s',
    (description) => expect((compiled(description).policy as Policy).quantity?.breaks).toHaveLength(1),
  );
});
