import { createPrivateKey, generateKeyPairSync, type ED25519KeyPairOptions } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  canonicalBytes,
  jwkThumbprint,
  publicJwkOf,
  signEd25519,
  verifyWithNoble,
  type OkpPrivateJwk,
  type OkpPublicJwk,
} from '@svc/signing';
import {
  buildCertificate,
  CERTIFICATE_CHECKS,
  certificateFaults,
  commitToSeed,
  deriveRunSeed,
  generateScenarios,
  playAll,
  scriptedAgent,
  verifyCertificate,
  type Certificate,
  type CertificateVerdict,
  type CertifiedRun,
} from './index.js';

/** The key leaves its generation as text: exported from its own object Node 20 may wait for itself for ever. */
const PEM: ED25519KeyPairOptions<'pem', 'pem'> = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
};

function newKey(): OkpPrivateJwk {
  const { d, x } = createPrivateKey(generateKeyPairSync('ed25519', PEM).privateKey).export({ format: 'jwk' });
  return { kid: 'runner-1', kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', x: x ?? '', d: d ?? '' };
}

const key = newKey();
const run = (count: number, agent = scriptedAgent('hardball')): CertifiedRun => ({
  issued_at: '2026-11-20T10:00:00Z',
  agent: { name: 'hardball', address: null },
  seed: '7',
  rows: playAll(generateScenarios({ seed: '7', count }), '7', agent),
});
const failing = ({ checks }: CertificateVerdict): string[] => checks.filter(({ ok }) => !ok).map(({ id }) => id);

let whole: Certificate;
/** One scenario only: whole in everything but the number of games. */
let small: Certificate;
beforeAll(async () => {
  whole = await buildCertificate(run(60), key);
  small = await buildCertificate(run(1), key);
});

/** The certificate signed again, by someone else, who also states the new key. */
async function resigned(certificate: Certificate): Promise<Certificate> {
  const other = newKey();
  const publicKey = publicJwkOf(other) as OkpPublicJwk;
  const { signature: _, ...unsigned } = {
    ...certificate,
    key: publicKey,
    key_fingerprint: await jwkThumbprint(publicKey),
  };
  return { ...unsigned, signature: await signEd25519(canonicalBytes(unsigned), other) };
}

type Path = (string | number)[];

/** The paths of all leaves of a JSON value. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, member]) =>
    leaves(member, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** A copy with one leaf changed, as little as its kind allows. */
function altered(certificate: Certificate, path: Path): Certificate {
  const copy = structuredClone(certificate);
  const holder = path.slice(0, -1).reduce((value: never, name) => value[name as never], copy as never) as Record<
    string | number,
    unknown
  >;
  const last = path.at(-1) ?? '';
  const leaf = holder[last];
  if (typeof leaf === 'number') holder[last] = leaf >= 1 ? leaf - 1 : Number((leaf + 0.0001).toFixed(10));
  else if (typeof leaf === 'boolean') holder[last] = !leaf;
  else if (typeof leaf === 'string') holder[last] = `${leaf.slice(0, -1)}${leaf.endsWith('A') ? 'B' : 'A'}`;
  else holder[last] = 'once null';
  return copy;
}

describe('a certificate', () => {
  it('of 360 games verifies from itself alone, with a line for each check', async () => {
    const { valid, checks } = await verifyCertificate(JSON.parse(JSON.stringify(whole)));
    expect([valid, checks.map(({ id }) => id)]).toEqual([true, [...CERTIFICATE_CHECKS]]);
    for (const { message } of checks) expect(message).toMatch(/\w+ \w+/);
  });

  it('is the same for the same run', async () => {
    const again = await buildCertificate(run(1), key);
    expect(again).toEqual(small);
  });

  it('verifies with Ed25519 in JavaScript as with the platform’s', async () =>
    expect((await verifyCertificate(small, { ed25519: verifyWithNoble })).checks).toEqual(
      (await verifyCertificate(small)).checks,
    ));

  it('is of the key that was asked for, or refused', async () => {
    expect(failing(await verifyCertificate(small, { keyFingerprint: small.key_fingerprint }))).toEqual(['complete']);
    expect(failing(await verifyCertificate(small, { keyFingerprint: await jwkThumbprint(newKey()) }))).toEqual([
      'key',
      'complete',
    ]);
    expect(failing(await verifyCertificate(await resigned(small), { keyFingerprint: small.key_fingerprint }))).toEqual([
      'key',
      'complete',
    ]);
  });

  it('with fewer games says so, and is otherwise sound', async () =>
    expect(failing(await verifyCertificate(small))).toEqual(['complete']));

  it.each([null, 7, 'certificate', [], {}, { signature: '' }, JSON.parse('{"__proto__":{}}') as object])(
    '%j is none',
    async (value) => {
      const { valid, checks } = await verifyCertificate(value);
      expect([valid, checks.length, checks.some(({ ok }) => ok)]).toEqual([false, CERTIFICATE_CHECKS.length, false]);
    },
  );

  it('does not take rows that are out of order, doubled or missing', async () => {
    const { rows } = small;
    for (const wrong of [[...rows].reverse(), rows.slice(1), [...rows, ...rows], []]) {
      await expect(buildCertificate({ ...run(1), rows: wrong }, key)).rejects.toMatchObject({ code: 'rows_invalid' });
      expect(failing(await verifyCertificate(await resigned({ ...small, rows: wrong })))).toEqual(
        expect.arrayContaining(['complete', 'figures'].slice(0, wrong.length === 6 ? 1 : 2)),
      );
    }
  });
});

describe('the verifier', () => {
  it(
    'gives a verdict on anything: whatever stands in the ' + 'place of a leaf is refused and never an exception',
    async () => {
      const paths = leaves(small);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...paths),
          fc.oneof(
            fc.json().map((text) => JSON.parse(text) as unknown),
            fc.constantFrom('\ud800', 1e308, 5e-324, -1, [], {}, null, '9'.repeat(400)),
          ),
          async (path, value) => {
            const copy = structuredClone(small);
            const holder = path.slice(0, -1).reduce((one: never, name) => one[name as never], copy as never) as Record<
              string | number,
              unknown
            >;
            const before = holder[path.at(-1) ?? ''];
            holder[path.at(-1) ?? ''] = value;
            const failed = failing(await verifyCertificate(copy));
            expect(failed.includes('signature')).toBe(JSON.stringify(before) !== JSON.stringify(value));
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});

describe('a changed certificate', () => {
  it('is refused, whichever leaf was changed', async () => {
    const paths = leaves(small);
    expect(paths.length).toBeGreaterThan(150);
    for (const path of paths) {
      const failed = failing(await verifyCertificate(altered(small, path)));
      expect([path, failed.includes('signature')]).toEqual([path, true]);
    }
  });

  it('is refused where a member was added or taken away', async () => {
    expect(failing(await verifyCertificate({ ...small, remark: 'fine' }))).toContain('shape');
    for (const name of Object.keys(small))
      expect([
        name,
        failing(await verifyCertificate(Object.fromEntries(Object.entries(small).filter(([other]) => other !== name)))),
      ]).toEqual([name, expect.arrayContaining(['shape', 'signature'])]);
  });

  it('is refused by what is recomputed, even signed anew: every figure, every scenario, every outcome', async () => {
    const judged = leaves(small).filter(([name]) =>
      ['figures', 'scenarios', 'seed', 'seed_commitment', 'generator', 'protocol'].includes(String(name)),
    );
    const outcomes = leaves(small).filter(([name, , member]) => name === 'rows' && member !== 'moves');
    for (const path of [...judged, ...outcomes]) {
      const failed = failing(await verifyCertificate(await resigned(altered(small, path)))).filter(
        (id) => id !== 'complete',
      );
      expect([path, failed.length > 0]).toEqual([path, true]);
    }
  });

  it('with other moves and signed anew is refused where the moves lead elsewhere', async () => {
    const [first] = small.rows;
    if (first === undefined) throw new Error('no row');
    for (const moves of [
      ['walk'],
      [],
      ['malformed', 'malformed', 'malformed', 'malformed'],
      [[9, 9, 9, 9]],
      [...first.moves, 'walk'],
    ]) {
      const changed = structuredClone(small);
      Object.assign(changed.rows[0] ?? {}, { moves });
      expect([moves, failing(await verifyCertificate(await resigned(changed)))]).toEqual([
        moves,
        expect.arrayContaining(['games']),
      ]);
    }
  });
});

describe('a seed', () => {
  const secret = 'a held-out seed that nobody has seen yet, 1234';
  /** What does not hold of a certificate that is short in any case. */
  const failingBeside = async (...given: Parameters<typeof verifyCertificate>): Promise<string[]> =>
    failing(await verifyCertificate(...given)).filter((id) => id !== 'complete');

  it('may be withheld: its commitment stands for it, and its disclosure is checked', async () => {
    const certificate = await buildCertificate({ ...run(1, scriptedAgent('conceder')), withhold_seed: true }, key);
    expect([certificate.seed, certificate.seed_commitment]).toEqual([null, await commitToSeed('7')]);
    expect(await failingBeside(certificate)).toEqual([]);
    expect(await failingBeside(certificate, { seed: '7' })).toEqual([]);
    expect(await failingBeside(certificate, { seed: '8' })).toEqual(['seed', 'scenarios']);
    expect(await failingBeside(small, { seed: '8' })).toEqual(['seed']);
  });

  it('may follow from a held-out one, which its disclosure shows', async () => {
    const seed = await deriveRunSeed(secret, 'agent one');
    expect(await deriveRunSeed(secret, 'agent two')).not.toBe(seed);
    const rows = playAll(generateScenarios({ seed, count: 1 }), seed, scriptedAgent('naive'));
    const certificate = await buildCertificate(
      { ...run(1), seed, rows, held_out: { commitment: await commitToSeed(secret), label: 'agent one' } },
      key,
    );
    expect(await failingBeside(certificate)).toEqual([]);
    expect(await failingBeside(certificate, { heldOutSeed: secret })).toEqual([]);
    expect(await failingBeside(certificate, { heldOutSeed: 'another' })).toEqual(['held_out']);
    expect(
      await failingBeside(
        await resigned({ ...certificate, held_out: { commitment: await commitToSeed(secret), label: 'agent two' } }),
        { heldOutSeed: secret },
      ),
    ).toEqual(['held_out']);
    expect(await failingBeside(small, { heldOutSeed: secret })).toEqual(['held_out']);
  });

  it('is committed to by plain SHA-256', async () =>
    expect(await commitToSeed('')).toBe('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'));
});

describe('a fingerprint', () => {
  it('that is not of the key is refused, even signed', async () => {
    const { signature: _, ...unsigned } = { ...small, key_fingerprint: await jwkThumbprint(newKey()) };
    expect(
      failing(await verifyCertificate({ ...unsigned, signature: await signEd25519(canonicalBytes(unsigned), key) })),
    ).toEqual(['key', 'complete']);
  });
});

describe('certificateFaults', () => {
  it('finds none in a certificate', () => expect(certificateFaults(whole)).toEqual([]));

  it('bounds what is looked at: no more games than a certificate has, no longer texts', () => {
    expect(certificateFaults({ ...whole, rows: [...whole.rows, ...whole.rows] })).toHaveLength(1);
    expect(certificateFaults({ ...whole, scenarios: [...whole.scenarios, ...whole.scenarios] })).toHaveLength(1);
    expect(certificateFaults({ ...whole, key: { ...whole.key, use: 'enc' } })).toHaveLength(1);
    expect(certificateFaults({ ...whole, agent: { name: 'x'.repeat(501), address: null } })).toHaveLength(1);
  });
});
