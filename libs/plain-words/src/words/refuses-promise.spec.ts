import { describe, expect, it } from '@jest/globals';
import { refusesPromise } from './refuses-promise.js';
import { subjectWords } from './subject-words.js';

const refuses = (refused: string, promised: string, quote = promised): boolean =>
  refusesPromise({ quote: refused, words: subjectWords(refused) }, promised, quote);

describe('a refusal of what is promised elsewhere', () => {
  it.each([
    ['No delivery', 'Free delivery'],
    ['We never give a warranty on used bikes', 'two years warranty'],
    ['No refunds on tickets', 'full refund'],
    ['no training', 'a day of training'],
    ['不送支架', '支架'],
  ])('is "%s" beside "%s"', (refused, promised) => expect(refuses(refused, promised)).toBe(true));

  it.each([
    ['No delivery abroad', 'Free delivery in town'],
    ['No extended warranty', 'one year warranty'],
    ['never a cash refund', 'refund to your card'],
    ['no refunds after 30 days', 'full refund'],
    ['The helmet is not included', 'a lock'],
    ['不送支架', '充电器'],
  ])('is not "%s" beside "%s", which is another thing', (refused, promised) =>
    expect(refuses(refused, promised)).toBe(false),
  );

  it('is found in the clause of a Chinese promise whose words it repeats', () => {
    const never = { quote: '旧机绝不回收', words: ['回收', '旧机'] };
    expect(refusesPromise(never, '回收', '旧机免费回收')).toBe(true);
    expect(refusesPromise(never, '回收', '包装免费回收')).toBe(false);
  });

  it('is never a refusal without words', () =>
    expect(refusesPromise({ quote: 'never', words: [] }, 'anything', 'anything')).toBe(false));
});
