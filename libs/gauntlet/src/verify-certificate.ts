import {
  canonicalBytes,
  canonicalJson,
  jwkThumbprint,
  SigningError,
  verifyEd25519,
  type Ed25519Verifier,
} from '@svc/signing';
import { certificateFaults } from './certificate-shape.js';
import { commitToSeed, deriveRunSeed, followsSchedule, type Certificate } from './certificate.js';
import { scoreMatches } from './figures.js';
import { GAMES, SCENARIOS } from './game.js';
import { generateScenarios } from './generate-scenarios.js';
import { replayMatch, type MatchSetup } from './match.js';
import { baselineUtility, type MatchRow } from './run-matches.js';

/** What is checked, in this order. */
export const CERTIFICATE_CHECKS = [
  'shape',
  'signature',
  'key',
  'seed',
  'held_out',
  'scenarios',
  'complete',
  'games',
  'baseline',
  'figures',
] as const;
export type CertificateCheckId = (typeof CERTIFICATE_CHECKS)[number];

/** One check, whether it holds, and why. */
export interface CertificateCheck {
  id: CertificateCheckId;
  ok: boolean;
  message: string;
}

/** The verdict on a certificate: valid exactly when every check holds. */
export interface CertificateVerdict {
  valid: boolean;
  checks: CertificateCheck[];
}

/** What the verifier knows from elsewhere. */
export interface VerifyCertificateOptions {
  /** Fingerprint of the key that the runner is known to have. Without it any key counts, and the check says so. */
  keyFingerprint?: string;
  /** The seed of a certificate that withholds it. */
  seed?: string;
  /** The held-out seed, once it is disclosed. */
  heldOutSeed?: string;
  /** An Ed25519 for platforms whose WebCrypto has none. */
  ed25519?: Ed25519Verifier;
}

type Verdict = Omit<CertificateCheck, 'id'>;
type Check = (certificate: Certificate, options: VerifyCertificateOptions) => Verdict | Promise<Verdict>;

const holds = (message: string): Verdict => ({ ok: true, message });
const fails = (message: string): Verdict => ({ ok: false, message });

/**
 * Re-checks a certificate from itself alone: the signature, then everything that was signed, by drawing the scenarios
 * again, replaying every match against its script and computing every figure anew. Total: any JSON gives a verdict, one
 * line a check, also when an earlier one fails. What it cannot see is whether the moves were the agent's: for that the
 * signer is trusted.
 */
export async function verifyCertificate(
  certificate: unknown,
  options: VerifyCertificateOptions = {},
): Promise<CertificateVerdict> {
  const faults = certificateFaults(certificate);
  const checks: CertificateCheck[] = [
    {
      id: 'shape',
      ...(faults.length === 0
        ? holds('the file has exactly the members of a certificate')
        : fails(`not a certificate: ${faults.slice(0, 3).join('; ')}`)),
    },
  ];
  for (const id of CERTIFICATE_CHECKS.slice(1)) {
    const verdict =
      faults.length === 0
        ? await CHECKS[id as Exclude<CertificateCheckId, 'shape'>](certificate as Certificate, options)
        : fails('not checked: the file does not have the form of a certificate');
    checks.push({ id, ...verdict });
  }
  return { valid: checks.every(({ ok }) => ok), checks };
}

const CHECKS: Readonly<Record<Exclude<CertificateCheckId, 'shape'>, Check>> = {
  signature: async ({ signature, ...unsigned }, { ed25519 }) => {
    try {
      const genuine = await verifyEd25519(signature, canonicalBytes(unsigned), unsigned.key, ed25519);
      return genuine
        ? holds('the named key signed these bytes')
        : fails('the named key did not sign these bytes: something was changed');
    } catch (error) {
      if (error instanceof SigningError) return fails(error.message);
      throw error;
    }
  },
  key: async ({ key, key_fingerprint: stated }, { keyFingerprint }) => {
    const fingerprint = await jwkThumbprint(key);
    if (fingerprint !== stated) return fails(`the key’s fingerprint is ${fingerprint}, not the stated one`);
    if (keyFingerprint === undefined)
      return holds(`the key is ${fingerprint}; compare it with the one that the runner publishes`);
    return fingerprint === keyFingerprint
      ? holds(`the key is ${fingerprint}, as expected`)
      : fails(`the key is ${fingerprint}, not ${keyFingerprint}`);
  },
  seed: async ({ seed: stated, seed_commitment: commitment }, { seed: disclosed }) => {
    if (stated !== null && disclosed !== undefined && stated !== disclosed)
      return fails('the seed is not the one that was disclosed');
    const seed = stated ?? disclosed;
    if (seed === undefined) return holds('the seed is withheld; only its commitment is given');
    return (await commitToSeed(seed)) === commitment
      ? holds('the seed is the one that was committed to')
      : fails('the seed is not the one that was committed to');
  },
  held_out: async ({ held_out: origin, seed, seed_commitment }, { heldOutSeed }) => {
    if (origin === null)
      return heldOutSeed === undefined
        ? holds('the seed was not derived from a held-out seed')
        : fails('the certificate names no held-out seed');
    if (heldOutSeed === undefined)
      return holds(
        `the seed is said to be derived from the held-out seed with commitment ${origin.commitment}; anyone ` +
          'can check this once that seed is disclosed',
      );
    if ((await commitToSeed(heldOutSeed)) !== origin.commitment)
      return fails('the held-out seed is not the one that was committed to');
    const derived = await deriveRunSeed(heldOutSeed, origin.label);
    const same = (seed === null || derived === seed) && (await commitToSeed(derived)) === seed_commitment;
    return same
      ? holds('the seed is derived from the held-out seed and the label in the certificate')
      : fails('the seed is not derived from the held-out seed and the label in the certificate');
  },
  scenarios: ({ scenarios, seed: stated, generator: { name } }, { seed: disclosed }) => {
    const seed = stated ?? disclosed;
    if (seed === undefined || seed === '')
      return holds(
        `the ${scenarios.length} scenarios follow the rules; once the seed is disclosed, anyone can check ` +
          'that it draws them',
      );
    const drawn = generateScenarios({ seed, generator: name, count: scenarios.length });
    const wrong = drawn.findIndex((scenario, index) => canonicalJson(scenario) !== canonicalJson(scenarios[index]));
    return wrong === -1
      ? holds(`the ${scenarios.length} scenarios are those that generator ${name} draws from the seed`)
      : fails(`scenario ${wrong} is not the one that generator ${name} draws from the seed`);
  },
  complete: ({ scenarios, rows }) => {
    if (!followsSchedule(rows) || rows.length !== (scenarios.length * GAMES) / SCENARIOS)
      return fails('the rows do not have each scenario in both roles against each opponent');
    return rows.length === GAMES
      ? holds(`all ${GAMES} games are there, each once`)
      : fails(`the file has ${rows.length} games; a certificate has ${GAMES}`);
  },
  games: ({ scenarios, rows }) =>
    judgeRows(rows, 'replay to the outcomes they state', (row) =>
      gameFault(row, { ...row, scenario: scenarios[row.scenario] as MatchSetup['scenario'] }, scenarios.length),
    ),
  baseline: ({ scenarios, rows }) =>
    judgeRows(rows, 'state what the naive baseline gets in the same game', (row) => {
      const scenario = scenarios[row.scenario];
      if (scenario === undefined) return 'the row names no scenario';
      const baseline = baselineUtility({ ...row, scenario });
      return baseline === row.baseline_utility
        ? null
        : `in the same game the naive baseline gets ${baseline}, not ${row.baseline_utility}`;
    }),
  figures: ({ rows, figures, seed_commitment: commitment }) => {
    const computed = flatten(scoreMatches(rows, commitment));
    const stated = new Map(flatten(figures));
    const wrong = computed.find(([name, value]) => stated.get(name) !== value);
    return wrong === undefined
      ? holds(`all ${computed.length} figures follow from the rows`)
      : fails(
          `${wrong[0]} is stated as ${String(stated.get(wrong[0]))} and follows from the rows as ${String(wrong[1])}`,
        );
  },
};

function judgeRows(rows: readonly MatchRow[], claim: string, faultOf: (row: MatchRow) => string | null): Verdict {
  for (const [index, row] of rows.entries()) {
    const fault = faultOf(row);
    if (fault !== null) return fails(`row ${index}: ${fault}`);
  }
  return holds(`all ${rows.length} games ${claim}`);
}

function gameFault(row: MatchRow, setup: MatchSetup, scenarioCount: number): string | null {
  if (row.scenario >= scenarioCount) return 'the row names no scenario';
  try {
    const { ending, package: agreed, utility, opponent_utility } = replayMatch(setup, row.moves);
    const played = {
      ending,
      package: agreed,
      utility,
      opponent_utility,
      format_failures: row.moves.filter((move) => move === 'malformed').length,
    };
    const wrong = (Object.keys(played) as (keyof typeof played)[]).find(
      (name) => canonicalJson(played[name]) !== canonicalJson(row[name]),
    );
    return wrong === undefined
      ? null
      : `${wrong} is stated as ${JSON.stringify(row[wrong])} and replays to ${JSON.stringify(played[wrong])}`;
  } catch (error) {
    return `the moves cannot be replayed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The leaves of the figures by their paths. */
function flatten(value: object, path = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, member]) =>
    member !== null && typeof member === 'object'
      ? flatten(member as object, `${path}${name}.`)
      : [[`${path}${name}`, member] as [string, unknown]],
  );
}
