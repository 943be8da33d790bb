import { describe, expect, it } from '@jest/globals';
import { startProbe, SVC_KEY } from '../../testing/probe-app.js';
import { makeLogger } from './logger.js';
import { scrub } from './scrub.js';

function logged(write: (logger: ReturnType<typeof makeLogger>) => void): string {
  const lines: string[] = [];
  write(makeLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it('has one structured line a request, with the route’s template and nothing that the caller wrote', async () => {
    const probe = await startProbe();
    await fetch(`${probe.url}/v1/plain/canary-name?secret=canary-query`, {
      headers: {
        'x-request-id': 'test-request-1',
        'x-svc-key': SVC_KEY,
        cookie: 'canary-cookie',
        'user-agent': 'canary-agent',
      },
    });
    await fetch(`${probe.url}/canary-path`);
    await probe.close();
    const line =
      probe
        .log()
        .split('\n')
        .find((entry) => entry.includes('test-request-1')) ?? '{}';
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request_id: 'test-request-1',
      method: 'GET',
      route: '/v1/plain/:name',
      status: 200,
      ms: expect.any(Number),
      key_id: 'one',
      msg: 'request',
    });
    expect(probe.log()).not.toMatch(/canary|ProbeProbe/);
  });

  it('redacts secrets by what the name of their member means, at any depth, also those of faults', () => {
    const secrets = {
      authorization: 'hidden-a',
      cookie: 'hidden-b',
      'x-svc-key': 'hidden-c',
      'x-api-key': 'hidden-d',
      email: 'hidden-e',
      access_key: 'hidden-f',
      body: 'hidden-g',
      api_key: 'hidden-h',
      apiKey: 'hidden-i',
      refreshToken: 'hidden-j',
    };
    const text = logged((logger) =>
      logger.info(
        {
          ...secrets,
          req: { ...secrets, headers: secrets },
          a: { b: [{ c: { d: { e: secrets } } }] },
          err: Object.assign(new Error('x'), { config: { headers: secrets } }),
        },
        'kept',
      ),
    );
    expect(text).not.toContain('hidden');
    expect(text).toContain('kept');
  });

  it('scrubs keys and addresses of people from messages and stacks', () => {
    const text = logged((logger) =>
      logger.error(
        { err: new Error('key gt_AbCdEfGhIjKlMnOp0123 of jo.doe+x@mail.example.com, sk_live_abcdefghijklmnop') },
        'svc_ZyXwVuTsRqPoNmLk9876 failed',
      ),
    );
    expect(text).not.toMatch(/AbCdEf|ZyXwVu|jo\.doe|live_abc/);
    expect(text).toContain('[key] failed');
  });

  it.each([
    ['Authorization: Bearer abc.def-ghijklmnop', 'Authorization: Bearer [key]'],
    ['eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl refused', '[token] refused'],
    ['postgresql://svc:hunter2-x@db:5432/svc is away', 'postgresql://svc:[password]@db:5432/svc is away'],
    ['tkt_0123456789abcdefghij is gone', '[ticket] is gone'],
    ['-----BEGIN PRIVATE KEY-----\nMC4CAQAw\n-----END PRIVATE KEY-----', '[key]-----END PRIVATE KEY-----'],
  ])('scrubs by form: %s', (text, clean) => expect(scrub(text)).toBe(clean));

  it('leaves names of tools and tunables alone', () => {
    expect(scrub('gt_negotiation_sell_next_offer svc_http_request_duration_seconds')).toBe(
      'gt_negotiation_sell_next_offer svc_http_request_duration_seconds',
    );
  });

  it('scrubs every line that has several secrets, however often it is asked', () => {
    for (let count = 0; count < 3; count += 1)
      expect(scrub('sk_test_0123456789abcdef rk_test_0123456789abcdef')).toBe('[key] [key]');
  });

  it('is silent at level silent', () => {
    const lines: string[] = [];
    makeLogger({ logLevel: 'silent' }, { write: (line) => void lines.push(line) }).fatal('x');
    expect(lines).toEqual([]);
  });
});
