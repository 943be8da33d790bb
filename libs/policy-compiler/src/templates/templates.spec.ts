import { describe, expect, it } from '@jest/globals';
import { checkPolicy, TEMPLATES } from '../index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('the templates', () => {
  it('are exactly these three', () => {
    expect(TEMPLATES.map(({ id, language }) => [id, language])).toEqual([
      ['used-car', 'en'],
      ['saas', 'en'],
      ['wholesale-water', 'zh'],
    ]);
  });

  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s passes the check without any issue',
    (_, template) => {
      const { ok, issues } = checkPolicy(template.policy, { salt: SALT, engines: ['bundle2', 'price1'] });
      expect(issues).toEqual([]);
      expect(ok).toBe(true);
    },
  );

  it.each(TEMPLATES.map((template) => [template.id, template] as const))(
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
