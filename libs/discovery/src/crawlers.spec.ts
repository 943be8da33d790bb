import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '@svc/contracts';
import { apiCatalog, linkHeader, robotsText, securityText } from './index.js';
import { DEPLOYMENT } from './testing/deployment.js';

const NOW = Date.UTC(2026, 10, 27, 3, 4, 5, 678);

describe('security.txt', () => {
  it('has the fields that RFC 9116 asks for, and expires within a year', () =>
    expect(securityText(DEPLOYMENT, NOW).split('\n')).toEqual([
      'Contact: mailto:security@example.com',
      'Expires: 2027-11-26T03:04:05Z',
      'Preferred-Languages: en',
      'Canonical: https://api.example.com/.well-known/security.txt',
      '',
    ]));
});

describe('robots.txt', () => {
  it('lets crawlers read documents and make no calls', () =>
    expect(robotsText(OPERATIONS, DEPLOYMENT).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /v1/helper/privacy',
      'Allow: /v1/catalog',
      'Disallow: /v1/',
      '',
    ]));

  it('knows the path of a service behind a proxy', () =>
    expect(robotsText([], { baseUrl: 'https://example.com/svc' })).toContain('Disallow: /svc/v1/\n'));
});

describe('the API catalogue', () => {
  it('is a set of links in the form of RFC 9264: an anchor, and lists of targets by relation', () => {
    const { linkset } = apiCatalog(DEPLOYMENT) as { linkset: Record<string, unknown>[] };
    expect(linkset.map(({ anchor }) => anchor)).toEqual([
      'https://api.example.com/v1/',
      'https://api.example.com/mcp/',
      'https://api.example.com/mcp/pro/',
    ]);
    for (const { anchor: _anchor, ...relations } of linkset)
      for (const targets of Object.values(relations))
        expect(targets).toEqual([{ href: expect.stringMatching(/^https:\/\//), type: expect.stringContaining('/') }]);
  });

  it('is what the link of the first page leads to, beside the descriptions', () =>
    expect(linkHeader(DEPLOYMENT).split(', ')).toEqual([
      '<https://api.example.com/.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
      '<https://api.example.com/openapi.json>; rel="service-desc"; type="application/openapi+json"',
      '<https://api.example.com/docs>; rel="service-doc"; type="text/html"',
      '<https://api.example.com/llms.txt>; rel="service-meta"; type="text/plain"',
    ]));
});
