import {
  canonicalBytes,
  jwkThumbprint,
  publicJwkOf,
  sha256Base64url,
  signEd25519,
  type Ed25519Signer,
  type OkpPrivateJwk,
  type OkpPublicJwk,
} from '@svc/signing';
import { scoreMatches, type CertificateFigures } from './figures.js';
import { OPPONENTS, PROTOCOL, ROLES } from './game.js';
import { GauntletError } from './gauntlet-error.js';
import { generateScenarios, GENERATORS, type GeneratorName } from './generate-scenarios.js';
import type { MatchRow } from './run-matches.js';
import type { Scenario } from './scenario.js';
import { scheduleMatches } from './schedule.js';

/** A signed record of a run: every match with the moves that it follows from, the scenarios, and the figures. */
export interface Certificate {
  protocol: typeof PROTOCOL;
  /** RFC 3339, UTC. */
  issued_at: string;
  /** Who played; `address` is null where the agent ran in the runner's process. */
  agent: { name: string; address: string | null };
  /** The name of the protocol in the messages of the run. */
  messages_protocol: string;
  generator: { name: GeneratorName; version: number };
  /** What the scenarios were drawn from; null while it is withheld. */
  seed: string | null;
  /** SHA-256 of the seed's UTF-8 bytes, base64url. */
  seed_commitment: string;
  /** Where the seed was derived from a held-out one: the commitment to that, and the label of the run. Else null. */
  held_out: HeldOutOrigin | null;
  scenarios: Scenario[];
  /** One for each scenario, role and opponent, in this order. */
  rows: MatchRow[];
  figures: CertificateFigures;
  /** The key of the runner. */
  key: OkpPublicJwk;
  /** JWK thumbprint of `key` (RFC 7638), base64url. */
  key_fingerprint: string;
  /** Ed25519 over the canonical JSON (RFC 8785) of everything else, base64url. */
  signature: string;
}

/** Says that a run's seed was fixed before the run: it follows from a secret that was committed to, and a label. */
export interface HeldOutOrigin {
  commitment: string;
  label: string;
}

/** A run to certify. */
export interface CertifiedRun {
  issued_at: string;
  agent: { name: string; address: string | null };
  messages_protocol?: string;
  generator?: GeneratorName;
  seed: string;
  /** Leaves the seed out; its commitment stays. Scenarios are in the certificate either way. */
  withhold_seed?: boolean;
  held_out?: HeldOutOrigin | null;
  /** In the order of `scheduleMatches`. */
  rows: readonly MatchRow[];
}

/**
 * The commitment to a seed: published before a run, it shows afterwards that the seed was not picked to suit. A seed
 * that can be guessed is not hidden by it.
 * @example await commitToSeed('a long secret text')
 */
export async function commitToSeed(seed: string): Promise<string> {
  return sha256Base64url(seed);
}

/**
 * The seed of one run from a held-out seed: it can be disclosed with the run and says nothing of the held-out one, nor
 * of any other run's.
 * @param label names the run, usually the agent; one label, one seed
 */
export async function deriveRunSeed(heldOutSeed: string, label: string): Promise<string> {
  return sha256Base64url(JSON.stringify([`${PROTOCOL} run seed`, label, heldOutSeed]));
}

/**
 * Certifies a run: draws its scenarios again, computes the figures from its rows and signs the whole.
 * @throws GauntletError `rows_invalid` unless the rows are every scenario in both roles against each opponent, in
 *   order; `seed_empty`, `generator_unknown`
 * @throws SigningError `key_invalid`
 */
export async function buildCertificate(
  run: CertifiedRun,
  privateKey: OkpPrivateJwk,
  sign?: Ed25519Signer,
): Promise<Certificate> {
  const { generator = 'svc', seed, rows, held_out = null } = run;
  requireSchedule(rows);
  const scenarios = generateScenarios({ seed, generator, count: scenarioCount(rows) });
  const seed_commitment = await commitToSeed(seed);
  const key = publicJwkOf(privateKey) as OkpPublicJwk;
  const unsigned = {
    protocol: PROTOCOL,
    issued_at: run.issued_at,
    agent: { name: run.agent.name, address: run.agent.address },
    messages_protocol: run.messages_protocol ?? PROTOCOL,
    generator: { name: generator, version: GENERATORS.find(({ name }) => name === generator)?.version ?? 0 },
    seed: run.withhold_seed ? null : seed,
    seed_commitment,
    held_out: held_out && { commitment: held_out.commitment, label: held_out.label },
    scenarios,
    rows: [...rows],
    figures: scoreMatches(rows, seed_commitment),
    key,
    key_fingerprint: await jwkThumbprint(key),
  } as const satisfies Omit<Certificate, 'signature'>;
  return { ...unsigned, signature: await signEd25519(canonicalBytes(unsigned), privateKey, sign) };
}

/** Whether rows are those of a whole schedule, in its order. */
export function followsSchedule(rows: readonly Pick<MatchRow, 'scenario' | 'role' | 'opponent'>[]): boolean {
  const schedule = scheduleMatches(scenarioCount(rows), '');
  return (
    rows.length > 0 &&
    schedule.length === rows.length &&
    schedule.every(({ scenario, role, opponent }, index) => {
      const row = rows[index];
      return row?.scenario === scenario && row.role === role && row.opponent === opponent;
    })
  );
}

function requireSchedule(rows: readonly MatchRow[]): void {
  if (!followsSchedule(rows))
    throw new GauntletError(
      'rows_invalid',
      ['rows'],
      'Rows should be every scenario in both roles against each opponent, in order',
    );
}

function scenarioCount(rows: readonly unknown[]): number {
  return Math.ceil(rows.length / (ROLES.length * OPPONENTS.length));
}
