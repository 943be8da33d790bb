import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { openFreshDatabase, type OpenFreshDatabase } from '../../testing/fresh-database.js';
import { ModelBudget } from './model-budget.js';
import { ModelBudgetRepository } from './model-budget.repository.js';

let fresh: OpenFreshDatabase;
let nowMillis = Date.parse('2026-12-31T23:59:30.500Z');
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.close());

function budgetOf(limit: number): ModelBudget {
  const config = loadConfig({ SVC_MODEL_CALLS_PER_KEY_PER_DAY: String(limit) });
  return new ModelBudget(new ModelBudgetRepository(fresh.database), config, { nowMillis: () => nowMillis });
}

describe('the model budget', () => {
  it('lets exactly its number of calls through, however many come at once', async () => {
    const budget = budgetOf(20);
    const takes = await Promise.all(Array.from({ length: 60 }, () => budget.take('crowd')));
    expect(takes.filter((take) => take !== null)).toHaveLength(20);
  });

  it('is counted for each key by itself', async () => {
    expect(await budgetOf(1).take('one')).not.toBeNull();
    expect(await budgetOf(1).take('one')).toBeNull();
    expect(await budgetOf(1).take('other')).not.toBeNull();
  });

  it('may be nothing at all', async () => {
    expect(await budgetOf(0).take('none')).toBeNull();
  });

  it('takes back a call that had no answer', async () => {
    const giveBack = await budgetOf(1).take('returned');
    await giveBack?.();
    expect(await budgetOf(1).take('returned')).not.toBeNull();
  });

  it('begins anew on the next UTC day, which it can tell in seconds', async () => {
    const budget = budgetOf(1);
    await budget.take('daily');
    expect(await budget.take('daily')).toBeNull();
    expect(budget.secondsUntilRenewal()).toBe(30);
    nowMillis += 29_500;
    expect(budget.secondsUntilRenewal()).toBe(86_400);
    expect(await budget.take('daily')).not.toBeNull();
  });

  it('forgets days long past', async () => {
    const later = nowMillis + 100 * 86_400_000;
    const count = () => fresh.database.client.modelCallBudget.count();
    const all = await count();
    const repository = new ModelBudgetRepository(fresh.database);
    expect([await repository.sweep(later, 2, 62), await count()]).toEqual([2, all - 2]);
    expect([await repository.sweep(nowMillis, 100, 62), await repository.sweep(later, 100, 62)]).toEqual([0, all - 2]);
  });
});
