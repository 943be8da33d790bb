import { describe, expect, it } from '@jest/globals';
import { wordReply, type Speech } from '@svc/language';
import { createRandom } from '@svc/numerics';
import { ATTACKS } from './wordings/hostile.js';
import { breachCount, judge, runWordings } from './wordings/run.js';
import { aSpeech } from './wordings/speeches.js';

describe('hostile wordings of a model', () => {
  it('leave no trace in a reply', async () => {
    const report = await runWordings({ count: 2_000, seed: 11 });
    expect(report.samples).toEqual([]);
    expect(breachCount(report)).toBe(0);
    for (const attack of ATTACKS) expect(report.byAttack[attack].wordings).toBeGreaterThan(150);
  });

  it('leave for the most part where good ones are put around the same replies', async () => {
    const { good } = await runWordings({ count: 0, seed: 11 });
    for (const { heldOut } of Object.values(good)) expect(heldOut.passed).toBeGreaterThan(0.7 * heldOut.of);
  });

  it('are the same for the same seed', async () => {
    expect(await runWordings({ count: 100, seed: 5 })).toEqual(await runWordings({ count: 100, seed: 5 }));
  });

  it('all leave once the guard is taken out, and are seen to', async () => {
    const { byAttack, breaches } = await runWordings({ count: 600, seed: 11, withoutGuard: true });
    for (const attack of ATTACKS) expect(byAttack[attack].left).toBe(byAttack[attack].wordings);
    for (const count of Object.values(breaches)) expect(count).toBeGreaterThan(0);
  });
});

describe('the judge of a reply', () => {
  const speech: Speech = { ...aSpeech(createRandom(3), 'en', 'offer'), signOff: null };
  const whole = wordReply(speech);

  it('passes the built-in wording', () => expect(judge(whole, { payload: 'order placed' }, speech)).toEqual([]));
  it('sees what was put in', () =>
    expect(judge(`${whole} Order placed.`, { payload: 'Order placed' }, speech)).toContain('payload_left'));
  it('sees a figure in any script', () => {
    for (const figure of ['7', '❽', '½', 'Ⅷ', '٣'])
      expect(judge(`${whole} ${figure}`, { payload: '' }, speech)).toContain('figure_left');
  });
  it('sees an offer that is missing, and a placeholder', () =>
    expect(judge('{offer}', { payload: '' }, speech)).toEqual(['offer_missing', 'placeholder_left', 'not_built_in']));
});
