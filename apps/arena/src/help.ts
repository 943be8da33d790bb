import { GENERATORS, OPPONENTS, PROTOCOL, SCENARIOS } from '@svc/gauntlet';

/** Matches that are asked at the same time, at most. */
export const MOST_CONCURRENT = 64;

/** What `--help` prints. */
export const HELP = `svc-arena: certificates of negotiating agents, run and verified

Usage
  svc-arena run URL [options]            plays 360 negotiations with the agent at URL and writes a signed certificate
  svc-arena run --engine | --script NAME the same with the engine, or a script (${OPPONENTS.join(', ')}), in this \
process
  svc-arena verify FILE [options]        checks a certificate offline; exit code 1 if a check fails
  svc-arena replay FILE --html PAGE      writes a page with every game, in one file that needs no network
  svc-arena agent [--port 8000]          serves the engine as an agent over HTTP (--script NAME: a script)
  svc-arena commit                       prints the commitment to the held-out seed
  svc-arena --version | --help

Options of run
  --seed TEXT         the seed of the scenarios (default: random, named in the certificate)
  --held-out          derive the seed from SVC_ARENA_SEED and the agent's name
  --withhold-seed     omit the seed from the certificate; keep its commitment
  --generator NAME    ${GENERATORS.map(({ name }) => name).join(' or ')} (default: svc)
  --name TEXT         the agent's name in the certificate (default: from its address)
  --protocol NAME     name of the protocol in the messages (default: ${PROTOCOL})
  --scenarios N       fewer than ${SCENARIOS} make a trial run, whose certificate fails some checks
  --concurrency N     matches at the same time, 1 to ${MOST_CONCURRENT} (default: 4)
  --timeout SECONDS   how long to wait for a reply (default: 30)
  --out FILE          the certificate (default: certificate.json)
  --state FILE        the progress, to continue from (default: next to --out, .state.json)
  --fresh             start again even if a state file exists
  --key FILE          the signing key, made on first use (default: arena-key.json)

Options of verify
  --key FINGERPRINT   the expected fingerprint of the runner's key
  --seed TEXT         the seed of a certificate that withholds it
  --held-out          check the seed against SVC_ARENA_SEED
  --json              the verdict as JSON

Environment
  SVC_ARENA_SEED      the held-out seed: a long secret text. Publish its commitment before the first run
`;
