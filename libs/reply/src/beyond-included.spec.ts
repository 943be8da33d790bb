import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import fc from 'fast-check';
import { chat } from './testing/chat.js';

const travel = (language: 'en' | 'zh'): Policy => ({
  version: 'svc-policy/1',
  name: language === 'zh' ? '爵士三重奏' : 'Jazz trio',
  language,
  currency: 'EUR',
  list_price: 1800,
  floor_price: 1600,
  reserve_price: 1700,
  terms: [
    {
      id: 'time',
      label: 'Longer',
      default: 'none',
      options: [
        { id: 'none', label: 'without' },
        {
          id: 'longer',
          label: 'additional hours',
          charge: { amount: 250 },
          charge_per: { count: language === 'zh' ? '小时' : 'hour', max: 8, included: 4 },
        },
      ],
    },
    {
      id: 'travel',
      label: language === 'zh' ? '车费' : 'Travel',
      default: 'none',
      options: [
        { id: 'none', label: language === 'zh' ? '无' : 'without' },
        {
          id: 'ours',
          label: language === 'zh' ? '车费' : 'Travel',
          words: language === 'zh' ? ['车费'] : ['travel'],
          charge: { amount: 0.8 },
          charge_per: { count: language === 'zh' ? '公里' : 'km', max: 500, included: 50 },
        },
      ],
    },
  ],
});
const offered = (language: 'en' | 'zh', ...messages: string[]) =>
  chat(travel(language), messages).at(-1)?.decision.offer;
const saying = (language: 'en' | 'zh', ...messages: string[]): string =>
  chat(travel(language), messages).at(-1)?.shown ?? '';

describe('a charge for what goes beyond an included number', () => {
  it('is for the kilometres beyond 50', () => {
    expect(offered('en', 'it is 80 km')).toMatchObject({
      counts: { km: 80 },
      charges: [{ term: 'travel', amount: 24 }],
      total: 1824,
      line: '€1,800, Travel (80 km, 50 included, €24 on top) — €1,824 in total',
    });
    expect(offered('en', 'it is 30 km')).toMatchObject({ charges: [], line: '€1,800, Travel (30 km, included)' });
    expect(offered('zh', '离您80公里')?.line).toBe('1,800欧元，车费（80公里，含50公里，另加24欧元），合计1,824欧元');
    expect(offered('zh', '离您30公里')?.line).toBe('1,800欧元，车费（30公里，已含）');
  });

  it('is for two hours of six, and of two more', () => {
    for (const words of ['We want you for 6 hours', 'two more hours please'])
      expect(offered('en', words)).toMatchObject({ counts: { hour: 6 }, charges: [{ amount: 500 }], total: 2300 });
    expect(saying('en', 'for 10 hours')).toContain('at most 8 hours');
  });

  it('asks how many where the option is wanted and no number is named', () => {
    expect(saying('en', 'with travel please')).toContain('This is priced per km beyond 50; tell me how many');
    expect(saying('zh', '要车费')).toContain('按超过50公里的部分算');
    expect(offered('en', 'with travel please', 'it is 60 km')).toMatchObject({ charges: [{ amount: 8 }] });
  });

  it('is signed as it was offered, whatever the distance', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (km) => {
        const { kind, offer } = chat(travel('en'), [`it is ${km} km`, 'deal']).at(-1)!.decision;
        expect([kind, offer?.total]).toEqual(['deal', 1800 + Math.max(0, Math.round((km - 50) * 80)) / 100]);
      }),
      { numRuns: 60, seed: 5 },
    ));
});
