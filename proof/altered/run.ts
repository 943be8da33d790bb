import { createHash, createPrivateKey, sign } from 'node:crypto';
import { newPrivatePem } from '@svc/node-runtime';
import { createRandom, type Random } from '@svc/numerics';
import { canonicalJson, jwkThumbprint, publicJwkOf, type OkpPrivateJwk, type OkpPublicJwk } from '@svc/signing';
import {
  attestCommitment,
  attestOperator,
  checkConsent,
  checkPeerProof,
  FIRST_STRIKE_TYP,
  MERCHANT_TYP,
  proofBytes,
  readToken,
  settle,
  SETTLEMENT_TYP,
  textToSign,
  type AttestedOperator,
  type CartMandate,
  type Agreement,
  type Consent,
  type PeerProof,
  type Settlement,
} from '@svc/trust';
import { importJWK, jwtVerify } from 'jose';

/** What a run came to. */
export interface AlteredReport {
  /** Artefacts that were altered and held against the verifiers, by their kinds. */
  readonly altered: Readonly<Record<string, number>>;
  /** Altered ones that were taken, and genuine ones that were refused, in sentences. */
  readonly faults: readonly string[];
}

/** Whether an artefact holds; true and false are the only answers. */
type Holds = (artefact: unknown) => Promise<boolean>;

interface Kind {
  readonly name: string;
  readonly genuine: object | string;
  readonly holds: Holds;
}

const NOW_SECONDS = 1_795_000_000;

/** Times are fixed, so that a run depends on its seed and its keys alone. */
const TIMES = { issuer: 'https://svc.example', nowSeconds: NOW_SECONDS };

/**
 * Alters genuine attestations, proofs, drafts with their signatures, and mandates, each in one place, and holds them
 * against the verifiers; genuine tokens are verified with `jose`, too.
 * @param holdsAll for a mutant: a verifier in the place of the real ones
 */
export async function runAltered(count: number, seed: number, holdsAll?: Holds): Promise<AlteredReport> {
  const random = createRandom(`altered ${seed}`);
  const kinds = await makeKinds();
  const faults: string[] = [];
  for (const { name, genuine, holds } of kinds)
    if (!(await holds(genuine))) faults.push(`a genuine ${name} was refused`);
  const altered: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { name, genuine, holds } = kinds[index % kinds.length]!;
    const other = alter(genuine, random);
    altered[name] = (altered[name] ?? 0) + 1;
    if (await (holdsAll ?? holds)(other)) faults.push(`an altered ${name} was taken: ${JSON.stringify(other)}`);
  }
  return { altered, faults };
}

async function makeKinds(): Promise<Kind[]> {
  const [anchor, notary, operator, buyer] = [await newKey(), await newKey(), await newKey(), await newKey()];
  const agreement: Agreement = {
    session_id: 'a2a_1',
    agreed_price: 912.5,
    currency: 'USD',
    item: 'a bicycle',
    terms: { delivery: 'in a week' },
  };
  const peers = { seller: attestedAs('shop', operator), buyer: attestedAs('buyer', buyer) };
  const settlement: Settlement = { ...agreement, ...peers, negotiation_id: 'order-81', buyer_max_price: 1_000 };
  const text = Buffer.from(await textToSign(agreement));
  const consent = { seller_sig_b64: operator.sign(text), buyer_sig_b64: buyer.sign(text) };
  const settled = await settle(settlement, consent, TIMES, notary);
  return [
    { name: 'commitment', genuine: await commitment(anchor), holds: tokenHolds(FIRST_STRIKE_TYP, anchor) },
    { name: 'settlement', genuine: settled.settlement_jwt, holds: tokenHolds(SETTLEMENT_TYP, notary) },
    { name: 'proof', genuine: await proof(anchor, operator), holds: proofHolds(anchor) },
    { name: 'signed draft', genuine: { agreement, consent }, holds: consentHolds(peers) },
    { name: 'cart mandate', genuine: settled.cart_mandate, holds: mandateHolds(notary) },
  ];
}

function commitment(anchor: Key): Promise<string> {
  const committed = {
    commitment_id: 'fs_1',
    buyer_id: 'buyer',
    seller_id: 'shop',
    reservation_hash: createHash('sha256').update('x').digest('base64url'),
    expires_at_unix: NOW_SECONDS + 3_600,
  };
  return attestCommitment(committed, { ...TIMES, declarer: 'buyer', deadline: '2030-01-01T00:00:00Z' }, anchor);
}

const attestedAs = (operator_id: string, { publicJwk }: Key): AttestedOperator => ({
  operator_id,
  level: 'self',
  public_key_b64: Buffer.from(publicJwk.x, 'base64url').toString('base64'),
  display_name: null,
  domain: null,
});

async function proof(anchor: Key, operator: Key): Promise<PeerProof> {
  const signed = {
    counterparty: 'buyer',
    expires_at: NOW_SECONDS + 600,
    negotiation_id: 'order-81',
    role: 'seller',
  } as const;
  const { jwt } = await attestOperator(attestedAs('shop', operator), { ...TIMES, id: 'att_1' }, anchor);
  return {
    operator_attestation_jwt: jwt,
    sig_b64: operator.sign(proofBytes(signed)),
    role: signed.role,
    expires_at: signed.expires_at,
  };
}

/** Both sides have signed exactly what is settled. */
const consentHolds =
  (peers: Pick<Settlement, 'seller' | 'buyer'>): Holds =>
  (artefact) => {
    const { agreement, consent } = artefact as { agreement: Agreement; consent: Consent };
    return holdsUp(() => checkConsent(agreement, peers, consent));
  };

const proofHolds =
  (anchor: Key): Holds =>
  (artefact) =>
    holdsUp(() =>
      checkPeerProof(artefact as PeerProof, {
        negotiation_id: 'order-81',
        counterparty: 'buyer',
        role: 'seller',
        require_level: 'self',
        keys: [anchor.publicJwk],
        nowSeconds: NOW_SECONDS,
      }),
    );

/** Ours and, for what ours takes, `jose` as well: a token that only one of the two takes does not hold. */
const tokenHolds =
  (typ: string, { publicJwk }: Key): Holds =>
  (artefact) =>
    holdsUp(async () => {
      await readToken(artefact as string, { typ, keys: [publicJwk], nowSeconds: NOW_SECONDS });
      const options = { algorithms: ['EdDSA'], typ, currentDate: new Date(NOW_SECONDS * 1_000) };
      await jwtVerify(artefact as string, await importJWK(publicJwk, 'EdDSA'), options);
    });

/** The authorisation holds, and it is of these very contents. */
const mandateHolds =
  (notary: Key): Holds =>
  async (artefact) => {
    const { contents, merchant_authorization: token } = artefact as CartMandate;
    if (!(await tokenHolds(MERCHANT_TYP, notary)(token))) return false;
    const claims = await readToken(token ?? '', {
      typ: MERCHANT_TYP,
      keys: [notary.publicJwk],
      nowSeconds: NOW_SECONDS,
    });
    return (
      claims['cart_hash'] ===
      createHash('sha256')
        .update(canonicalJson(contents) ?? '')
        .digest('base64url')
    );
  };

async function holdsUp(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

/** The artefact with one leaf changed; a leaf is a text, a number, true, false or null. */
function alter(artefact: object | string, random: Random): unknown {
  if (typeof artefact === 'string') return alterText(artefact, random);
  const copy = structuredClone(artefact) as Record<string, unknown>;
  const leaves = leavesOf(copy);
  const [owner, name] = leaves[Math.floor(random.next() * leaves.length)]!;
  const value = owner[name];
  if (typeof value === 'string') owner[name] = alterText(value, random);
  else if (typeof value === 'number') owner[name] = value + (random.next() < 0.5 ? 1 : -0.01);
  else if (typeof value === 'boolean') owner[name] = !value;
  else owner[name] = 'something';
  return copy;
}

type Leaf = [owner: Record<string, unknown>, name: string];

function leavesOf(at: Record<string, unknown>): Leaf[] {
  return Object.entries(at).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? leavesOf(value as Record<string, unknown>) : [[at, name] as Leaf],
  );
}

/** A character that is another one, is missing, stands twice, or has a neighbour that does not belong there. */
function alterText(text: string, random: Random): string {
  const at = Math.floor(random.next() * text.length);
  const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 + Math.floor(random.next() * 126)));
  const middle = [flipped, '', text.charAt(at).repeat(2), `${text.charAt(at)}=`, `${text.charAt(at)} `];
  return text.slice(0, at) + middle[Math.floor(random.next() * middle.length)]! + text.slice(at + 1);
}

interface Key {
  readonly kid: string;
  readonly privateJwk: OkpPrivateJwk;
  readonly publicJwk: OkpPublicJwk;
  sign(bytes: Uint8Array): string;
}

async function newKey(): Promise<Key> {
  const privateKey = createPrivateKey(newPrivatePem('ed25519'));
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' });
  const kid = await jwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  const privateJwk: OkpPrivateJwk = { kid, kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x, d };
  const signed = (bytes: Uint8Array): string => sign(null, bytes, privateKey).toString('base64');
  return { kid, privateJwk, publicJwk: publicJwkOf(privateJwk) as OkpPublicJwk, sign: signed };
}
