import { describe, expect, it } from '@jest/globals';
import { decideAccess } from './index.js';

describe('access', () => {
  it.each([
    ['open', null, 'allowed'],
    ['open', 'svc', 'allowed'],
    ['open', 'gt', 'allowed'],
    ['svc_key', null, 'key_missing'],
    ['svc_key', 'svc', 'allowed'],
    ['svc_key', 'gt', 'kind_wrong'],
    ['gt_key', null, 'key_missing'],
    ['gt_key', 'svc', 'kind_wrong'],
    ['gt_key', 'gt', 'allowed'],
  ] as const)('to %s with key kind %s is %s', (level, kind, decision) => {
    expect(decideAccess(level, kind)).toBe(decision);
  });
});
