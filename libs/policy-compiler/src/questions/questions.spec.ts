import { describe, expect, it } from '@jest/globals';
import { compilePolicy, PolicyCompilerError } from '../index.js';
import type { CompiledPolicy } from '../index.js';
import type { PatchStep } from './json-patch.js';
import { patchBetween } from './json-patch.js';
import { OWN_VECTORS } from '../../vectors/read-vectors.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';
const compile = (description: string, answers: Record<string, string> = {}): CompiledPolicy =>
  compilePolicy(description, { salt: SALT, answers });

/** RFC 6902 for the three operations that compile writes, in a few lines: the oracle of its patches. */
function patched(value: unknown, steps: readonly PatchStep[]): unknown {
  const root = { value: structuredClone(value) };
  for (const step of steps) {
    const keys = ['value', ...step.path.split('/').slice(1)].map((key) =>
      key.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
    const last = keys.pop() ?? '';
    const parent = keys.reduce<never>((at, key) => (at as Record<string, never>)[key] as never, root as never) as
      Record<string, unknown> | unknown[];
    if (Array.isArray(parent) && step.op !== 'replace')
      parent.splice(Number(last), step.op === 'remove' ? 1 : 0, ...(step.op === 'add' ? [step.value] : []));
    else if (step.op === 'remove') delete (parent as Record<string, unknown>)[last];
    else (parent as Record<string, unknown>)[last] = step.value;
  }
  return root.value;
}

describe('a figure that words leave open', () => {
  it.each(['Oak desk, around $400, lowest $350.', 'Oak desk. Around $400. Lowest $350.'])(
    'is asked about once: %s',
    (description) => {
      const [first, ...others] = compile(description).questions.filter(({ path }) => path !== '/reserve_price');
      expect(first?.id).toMatch(/^figure_unclear_/);
      expect(others.filter(({ quote }) => quote === first?.quote)).toEqual([]);
      const answered = compile(description, { [first?.id ?? '']: 'right' });
      expect(answered.questions.filter(({ quote }) => quote === first?.quote)).toEqual([]);
    },
  );
});

const HOUSE = 'House £385,000. Lowest 370. Below £378,000 ask me first.';

describe('a question', () => {
  it('says what is in doubt, and offers each reading with what it makes of the policy', () => {
    const { ok, policy, questions } = compile(HOUSE);
    expect(ok).toBe(true);
    expect(policy).toMatchObject({ list_price: 385000, floor_price: 370000 });
    expect(questions).toMatchObject([
      {
        path: '/floor_price',
        quote: 'Lowest 370',
        choices: [
          { id: 'scaled', patch: [] },
          { id: 'as_written', patch: [{ op: 'replace', path: '/floor_price', value: 370 }] },
          { id: 'not_the_lowest', patch: [{ op: 'replace', path: '/floor_price', value: 385000 }] },
        ],
      },
    ]);
  });

  it('keeps ok false while a wrong guess could sign too little, and not once it is answered', () => {
    const description = 'Asking $500 for the bike, the lowest is $180.';
    const open = compile(description);
    expect(open.ok).toBe(false);
    expect(open.questions).toMatchObject([{ severity: 'error', path: '/floor_price' }]);
    const answered = compile(description, { [open.questions[0]?.id ?? '']: 'as_written' });
    expect(answered).toMatchObject({ ok: true, questions: [], policy: { floor_price: 180 } });
  });

  it('keeps its id from call to call, whatever is said around its words', () => {
    const [first] = compile(HOUSE).questions;
    const [second] = compile(`${HOUSE} It has a garden.`).questions;
    expect(second?.id).toBe(first?.id);
    expect(compile('House £385,000. Lowest 380. Below £378,000 ask me first.').questions[0]?.id).not.toBe(first?.id);
  });

  it('refuses an answer to what is not asked, and a choice that does not exist, by name', () => {
    const id = compile(HOUSE).questions[0]?.id ?? '';
    const fault = (answers: Record<string, string>): unknown => {
      try {
        return compile(HOUSE, answers);
      } catch (thrown) {
        return thrown;
      }
    };
    expect(fault({ nothing: 'scaled' })).toBeInstanceOf(PolicyCompilerError);
    expect(fault({ nothing: 'scaled' })).toMatchObject({ code: 'question_unknown', at: ['answers', 'nothing'] });
    expect(fault({ [id]: 'sacled' })).toMatchObject({ code: 'choice_unknown', at: ['answers', id] });
    expect(fault({ constructor: 'scaled' })).toMatchObject({ code: 'question_unknown' });
  });

  it('answers that contradict each other are the issue contradiction', () => {
    const description = 'House £385,000. Lowest 370. The lowest price is 350.';
    const { questions } = compile(description);
    expect(questions).toHaveLength(2);
    const { ok, issues } = compile(description, Object.fromEntries(questions.map(({ id }) => [id, 'scaled'])));
    expect(ok).toBe(false);
    expect(issues.map(({ code }) => code)).toContain('contradiction');
  });
});

describe('an answer that another one makes moot', () => {
  it('is no fault, for both were asked', () => {
    const description = 'Asking $500 for the bike, lowest $180, $20 off for cash.';
    const { questions } = compile(description);
    expect(questions).toHaveLength(2);
    const answers = Object.fromEntries(questions.map(({ id, choices }) => [id, choices.at(-1)?.id ?? '']));
    expect(compile(description, answers).policy).toMatchObject({ floor_price: 500 });
  });
});

describe('the patch of a choice', () => {
  it('makes of every policy what the answer makes of it', () => {
    for (const { description } of OWN_VECTORS) {
      const { policy, questions } = compile(description);
      expect(questions.length).toBeLessThanOrEqual(3);
      for (const { id, choices } of questions)
        for (const { id: choice, patch } of choices)
          expect(patched(policy, patch)).toEqual(compile(description, { [id]: choice }).policy);
    }
  });

  it('removes the ends of lists from the last on, and escapes what a pointer needs escaped', () => {
    const from = { a: [1, 2, 3], 'b/c': 1, gone: true };
    const to = { a: [1, 5], 'b/c': 2, '~': [] };
    expect(patchBetween(from, to)).toEqual([
      { op: 'remove', path: '/gone' },
      { op: 'replace', path: '/a/1', value: 5 },
      { op: 'remove', path: '/a/2' },
      { op: 'replace', path: '/b~1c', value: 2 },
      { op: 'add', path: '/~0', value: [] },
    ]);
    expect(patched(from, patchBetween(from, to))).toEqual(to);
  });
});
