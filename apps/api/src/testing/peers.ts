import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { newPrivatePem } from '@svc/node-runtime';
import type { PeerProof, RegisterOperatorResult } from '@svc/contracts';
import { canonicalJson } from '@svc/signing';

/** An answer of the service. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Sends JSON to a service. */
export async function send(url: string, path: string, body: object, key?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'x-api-key': key }) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** An operator with a key of its own, as an agent has one. */
export class TestOperator {
  private readonly privateKey: KeyObject = createPrivateKey(newPrivatePem('ed25519'));
  attestation = '';

  constructor(readonly id: string) {}

  /** The public key, base64. */
  get publicKey(): string {
    return Buffer.from(this.privateKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  }

  /** A signature over a text, base64. */
  sign(text: string): string {
    return sign(null, Buffer.from(text, 'utf8'), this.privateKey).toString('base64');
  }

  /** Registers at a service, in two calls. */
  async register(url: string): Promise<Answer> {
    const named = { operator_id: this.id, public_key_b64: this.publicKey };
    const asked = await send(url, '/v1/registry/register_operator', named);
    const challenge = String((asked.body as unknown as RegisterOperatorResult).challenge);
    const answer = await send(url, '/v1/registry/register_operator', {
      ...named,
      challenge_sig_b64: this.sign(challenge),
    });
    this.attestation = String(answer.body['operator_attestation_jwt']);
    return answer;
  }

  /** A proof for a negotiation with another operator. */
  proof(negotiation_id: string, role: 'seller' | 'buyer', expires_at: number, counterparty: string): PeerProof {
    const sig_b64 = this.sign(canonicalJson({ counterparty, expires_at, negotiation_id, role }));
    return { operator_attestation_jwt: this.attestation, sig_b64, role, expires_at };
  }
}
