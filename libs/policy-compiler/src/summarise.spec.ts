import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { summarise, TEMPLATES } from './index.js';

const lines = (index: number): string => TEMPLATES[index]?.summary ?? '';

describe('a summary', () => {
  it('says each rule of the used car in plain words', () => {
    for (const words of [
      '$23,450',
      '$21,600',
      '$300 off may be given for nothing',
      'bank transfer on the day',
      '$350 off a car at once on top of other discounts',
      'costs you $420 once a deal',
      'at most 3%',
      'returning_customer',
      '4S4BTAFC1M3187452',
      'interest rates',
      '38,900 miles',
    ]) {
      expect(lines(0)).toContain(words);
    }
  });

  it('is in the language of the policy', () => {
    for (const words of ['每桶', '14.50元', '10.60元', '满 300 桶', '直接优惠 4%', '不接受代销', '转人工', 'YL-189'])
      expect(lines(2)).toContain(words);
    expect(lines(2)).not.toMatch(/list price|discount/);
  });

  it('can be asked for in the other language', () => {
    expect(summarise(TEMPLATES[2]?.policy as Policy, 'en')).toContain('the list price is ¥14.50 a 桶');
  });

  it('names every option, break, grant and subject', () => {
    for (const { policy, summary } of TEMPLATES) {
      for (const term of policy.terms ?? []) for (const option of term.options) expect(summary).toContain(option.label);
      for (const never of policy.never ?? []) expect(summary).toContain(never.text);
      for (const fact of policy.facts ?? []) expect(summary).toContain(fact.answer);
      expect(summary.split('\n').length).toBeGreaterThanOrEqual(8);
    }
  });
});
