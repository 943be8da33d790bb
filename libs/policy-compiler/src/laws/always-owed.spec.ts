import { describe, expect, it } from '@jest/globals';
import type { Policy } from '@svc/policy-rules';
import { compilePolicy } from '../index.js';

const compiled = (description: string) => compilePolicy(description, { salt: 'AAAAAAAAAAAAAAAAAAAAAA' });
const termsOf = (description: string) => (compiled(description).policy as Policy).terms ?? [];

describe('what every buyer owes on top', () => {
  it.each([
    ['behind its sum', 'Yacht €2,900 a week, lowest €2,500. End cleaning €120, always payable.', 120],
    ['before it', 'Villa €300 a night, lowest €260. Mandatory cleaning fee €80.', 80],
    ['in Chinese', '民宿每晚500元，最低430元，清洁费80元必付。', 80],
  ])('is part of every deal, and no choice: %s', (_where, description, amount) => {
    const [term] = termsOf(description);
    expect(term?.options).toMatchObject([{ id: term?.default, charge: { amount } }]);
    expect(compiled(description).issues.map(({ code }) => code)).not.toContain('term_without_trade');
  });

  it('is a choice where the words deny the duty', () =>
    expect(termsOf('Villa €300 a night, lowest €260. Travel insurance €30, not mandatory.')[0]?.options).toHaveLength(
      2,
    ));
});

describe('a volume discount behind its subject', () => {
  const breaksOf = (description: string) => (compiled(description).policy as Policy).quantity?.breaks ?? [];
  it('is given to nobody until the seller says that it is for every order', () =>
    expect(breaksOf('Art prints $40, lowest $30. Galleries get 20% off from 10 prints.')).toEqual([]));
  it.each(['You get', 'Everyone gets', 'Buyers get'])('is for everybody behind whoever buys: %s', (who) =>
    expect(breaksOf(`Art prints $40, lowest $30. ${who} 20% off from 10 prints.`)).toHaveLength(1),
  );
});
