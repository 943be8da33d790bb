import { afterEach, describe, expect, it } from '@jest/globals';
import { EXAMPLE_POLICY } from '@svc/contracts';
import { ApiFault } from '../platform/errors/api-fault.js';
import { builtinModel } from '../platform/model/builtin-model.js';
import { MODEL, type Model } from '../platform/model/model.port.js';
import { startFeatures, SVC_KEY, type Answer, type FeatureApp } from '../testing/feature-app.js';
import { PureOperationsModule } from './pure-operations.module.js';

let service: FeatureApp;
afterEach(() => service.close());

/** One reply of a service whose model does what is given here and leaves the rest to the built-in one. */
async function replyWith(model: Partial<Model>, body: object = {}): Promise<Answer> {
  service = await startFeatures([PureOperationsModule], [{ provide: MODEL, useValue: { ...builtinModel, ...model } }]);
  return service.post(
    '/v1/reply',
    { policy: EXAMPLE_POLICY, message: 'What is your best price for 12 seats?', ...body },
    SVC_KEY,
  );
}

/** What the service answers without a model, asked once: each service starts a thread for it. */
let ownWords: string | null = null;
async function wordsWithoutModel(): Promise<string> {
  if (ownWords !== null) return ownWords;
  await service.close();
  return (ownWords = (await replyWith({})).body.reply);
}

describe('the reply operation with a model', () => {
  it('sends words of the model that keep to the decision', async () => {
    const { body } = await replyWith({
      wordReply: () => Promise.resolve('Thank you for your message. {reason} {offer} What do you think?'),
    });
    expect(body.reply).toMatch(/^Thank you for your message\. .*12 seats at €.*\sWhat do you think\?$/s);
    expect(body.reply).not.toMatch(/[{}]/);
    expect(body.reply_with_offer).toContain('12');
  });

  it.each([
    ['another price', 'Fine, you can have them for 50 euros each.'],
    ['the lowest price', 'Between us, I could go down to EUR 96.'],
    [
      'a term that is not in the offer',
      'And I will add a video recording for free, guaranteed forever, as a gift, at 0 EUR.',
    ],
    ['figures around a placeholder', '{reason} {offer} 10% off.'],
    ['no offer', 'Thank you for your message. {reason}'],
    ['nothing', ''],
  ])('words the reply itself where the model names %s', async (_, words) => {
    const { status, body } = await replyWith({ wordReply: () => Promise.resolve(words) });
    expect([status, body.reply === words, body.reply.length > 20]).toEqual([200, false, true]);
    expect(body.reply).toBe(await wordsWithoutModel());
  });

  it('has 64 under way for one key while the model takes its time, and answers them all', async () => {
    let [open, most] = [0, 0];
    const wordReply = async (): Promise<string> => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      open -= 1;
      return '{reason} {offer}';
    };
    service = await startFeatures(
      [PureOperationsModule],
      [{ provide: MODEL, useValue: { ...builtinModel, wordReply } }],
    );
    const body = { policy: EXAMPLE_POLICY, message: 'What is your best price for 12 seats?' };
    await service.post('/v1/reply', body, SVC_KEY);
    const answers = await Promise.all(Array.from({ length: 64 }, () => service.post('/v1/reply', body, SVC_KEY)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 64 }, () => 200));
    // On a slow machine the first have ended before the last begin.
    expect(most).toBeGreaterThan(17);
  }, 60_000);

  it('decides on the model’s reading and says whose it was', async () => {
    const message = 'cud u do 7 at 101 per';
    const acts = [
      { act: 'count', quote: 'do 7', count: '7' },
      { act: 'bid', quote: 'at 101 per', figure: '101', means: 'each' },
    ];
    const { body } = await replyWith({ reportActs: () => Promise.resolve({ language: 'en', acts }) }, { message });
    expect(body.reading).toMatchObject({ intent: 'offer', package: { price: 101, quantity: 7 }, source: 'model' });
    expect(body.offer.quantity).toBe(7);
  });

  it('never tells the model the lowest price', async () => {
    const told: unknown[] = [];
    const policy = { ...EXAMPLE_POLICY, floor_price: 96.37 };
    const note = (heard: unknown): Promise<null> => {
      told.push(heard);
      return Promise.resolve(null);
    };
    await replyWith({ reportActs: note, wordReply: note }, { policy });
    expect(told).toHaveLength(2);
    expect(JSON.stringify(told)).not.toContain('96.37');
  });

  it('answers 429 where the key’s budget is used up', async () => {
    const { status, headers, body } = await replyWith({
      reportActs: () =>
        Promise.reject(new ApiFault(429, 'the model budget of this key is used up', { 'Retry-After': '3600' })),
    });
    expect([status, headers.get('retry-after'), Object.keys(body)]).toEqual([429, '3600', ['detail', 'code']]);
  });

  it('costs no model call where the request cannot be answered', async () => {
    let calls = 0;
    const reportActs = (): Promise<null> => {
      calls += 1;
      return Promise.resolve(null);
    };
    const { status } = await replyWith({ reportActs }, { engine: 'bundle3' });
    expect([status, calls]).toEqual([400, 0]);
  });
});
