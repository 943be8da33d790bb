import { describe, expect, it } from '@jest/globals';
import { checkPolicy, compilePolicy, TEMPLATES } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('the templates', () => {
  it('are three that are worked, and five that people start from, in both languages', () => {
    const started = ['second-hand', 'hourly-service', 'rent', 'event', 'freelance'];
    expect(TEMPLATES.map(({ id, language }) => [id, language])).toEqual([
      ['used-car', 'en'],
      ['saas', 'en'],
      ['wholesale-water', 'zh'],
      ...started.map((id) => [id, 'en']),
      ...started.map((id) => [`${id}-zh`, 'zh']),
    ]);
  });

  it.each(TEMPLATES.slice(3).map((template) => [template.id, template] as const))(
    '%s is its description as it is compiled, with no error and no question',
    (_, { description, language, policy }) => {
      const compiled = compilePolicy(description, { salt: SALT });
      expect(compiled).toMatchObject({ ok: true, questions: [] });
      expect(compiled.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(compiled.policy).toEqual({ ...policy, salt: SALT, language });
    },
  );

  it('people start from hold what their descriptions say: a price of each kind, extras, refusals', () => {
    for (const { policy } of TEMPLATES.slice(3)) {
      expect(policy.floor_price).toBeLessThan(policy.list_price);
      expect(policy.terms?.some((term) => term.options.some((option) => option.charge !== undefined))).toBe(true);
      expect(policy.never?.length).toBe(1);
    }
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s states a reserve about a third of the way from floor to list, and no bound of rounds',
    (_, { policy }) => {
      const { floor_price: floor, list_price: list, reserve_price: reserve, manner } = policy;
      const share = ((reserve ?? NaN) - floor) / (list - floor);
      expect(share).toBeGreaterThanOrEqual(0.2);
      expect(share).toBeLessThanOrEqual(0.4);
      expect(manner?.max_rounds).toBeUndefined();
    },
  );

  it('are told, as they are here, only that they have no salt yet', () => {
    for (const { policy } of TEMPLATES)
      expect(checkPolicy(policy, { salt: SALT }).issues.map(({ code }) => code)).toEqual(['salt_missing']);
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s passes the check without any issue',
    (_, template) => {
      const { ok, issues } = checkPolicy({ ...template.policy, salt: SALT }, { salt: SALT });
      expect(issues).toEqual([]);
      expect(ok).toBe(true);
    },
  );

  it.each(TEMPLATES.slice(0, 3).map((template) => [template.id, template] as const))(
    '%s can trade at least four terms',
    (_, template) => {
      expect(template.policy.terms?.length).toBeGreaterThanOrEqual(4);
    },
  );

  it('binds the used car to its stock record by VIN', () => {
    expect(TEMPLATES[0]?.policy.inventory?.bind[0]?.match).toHaveProperty('vin');
  });

  it('carries no salt, so that two sellers never share one', () => {
    for (const { policy } of TEMPLATES) expect(policy).not.toHaveProperty('salt');
  });
});
