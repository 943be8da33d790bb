import { decodeBase64url, isEd25519 } from '@svc/signing';
import { OPPONENTS, PROTOCOL, ROLES, SCENARIOS, TURNS } from './game.js';
import { GENERATORS } from './generate-scenarios.js';
import { hasExactly, scenarioFaults } from './scenario.js';

/** The most characters of a name, a label, an address or a seed in a certificate. */
export const MAX_TEXT_CHARACTERS = 500;

/** An instant of UTC to the second or finer. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const SHA256_BYTES = 32;
const SIGNATURE_BYTES = 64;
const ENDINGS = ['agent_accepted', 'opponent_accepted', 'agent_walked', 'deadline'];
const WORDS = ['accept', 'walk', 'malformed'];
const FIGURE_MEMBERS = [
  'at_or_below_batna',
  'beats_baseline',
  'deals',
  'matches',
  'mean_baseline',
  'mean_difference',
  'mean_utility',
  'p_value',
];

type Rule = (value: unknown) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT_CHARACTERS;
const isBytes =
  (count: number): Rule =>
  (value) =>
    typeof value === 'string' && decodeBase64url(value)?.length === count;
const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value);
const oneOf =
  (words: readonly unknown[]): Rule =>
  (value) =>
    words.includes(value);
const isShare: Rule = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isCount: Rule = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What each member of a certificate has to be, before anything is recomputed. */
const MEMBERS: Readonly<Record<string, Rule>> = {
  protocol: oneOf([PROTOCOL]),
  issued_at: (value) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
  agent: (value) => hasExactly(value, ['address', 'name']) && isText(value['name']) && orNull(isText)(value['address']),
  messages_protocol: isText,
  generator: (value) =>
    hasExactly(value, ['name', 'version']) &&
    GENERATORS.some(({ name, version }) => name === value['name'] && version === value['version']),
  seed: orNull(isText),
  seed_commitment: isBytes(SHA256_BYTES),
  held_out: orNull(
    (value) =>
      hasExactly(value, ['commitment', 'label']) &&
      isBytes(SHA256_BYTES)(value['commitment']) &&
      isText(value['label']),
  ),
  scenarios: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= SCENARIOS &&
    value.every((scenario) => scenarioFaults(scenario).length === 0),
  rows: (value) =>
    Array.isArray(value) && value.length <= SCENARIOS * ROLES.length * OPPONENTS.length && value.every(isRow),
  figures: (value) =>
    hasExactly(value, ['all', 'conceder', 'format_failures', 'hardball', 'naive']) &&
    isCount(value['format_failures']) &&
    ['all', ...OPPONENTS].every((name) => isFigures(value[name])),
  key: (value) =>
    hasExactly(value, ['alg', 'crv', 'kid', 'kty', 'use', 'x']) &&
    isEd25519(value) &&
    isText(value.kid) &&
    value.use === 'sig',
  key_fingerprint: isBytes(SHA256_BYTES),
  signature: isBytes(SIGNATURE_BYTES),
};

/** What is wrong with a value as a certificate; empty where nothing is. Total: any value gives an answer. */
export function certificateFaults(value: unknown): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return ['it is not an object'];
  const members = value as Record<string, unknown>;
  return [
    ...Object.keys(members)
      .filter((name) => !Object.hasOwn(MEMBERS, name))
      .map((name) => `${name.slice(0, 40)} is not a member of a certificate`),
    ...Object.entries(MEMBERS)
      .filter(([name, holds]) => !Object.hasOwn(members, name) || !holds(members[name]))
      .map(([name]) => `${name} is missing or invalid`),
  ];
}

function isRow(value: unknown): boolean {
  if (
    !hasExactly(value, [
      'baseline_utility',
      'ending',
      'format_failures',
      'moves',
      'opponent',
      'opponent_utility',
      'package',
      'role',
      'scenario',
      'utility',
    ])
  )
    return false;
  const { moves } = value;
  return (
    isCount(value['scenario']) &&
    oneOf(ROLES)(value['role']) &&
    oneOf(OPPONENTS)(value['opponent']) &&
    oneOf(ENDINGS)(value['ending']) &&
    orNull(isChoices)(value['package']) &&
    Array.isArray(moves) &&
    moves.length <= TURNS &&
    moves.every((move) => oneOf(WORDS)(move) || isChoices(move)) &&
    ['utility', 'opponent_utility', 'baseline_utility'].every((name) => isShare(value[name])) &&
    isCount(value['format_failures'])
  );
}

function isChoices(value: unknown): boolean {
  return Array.isArray(value) && value.every(isCount);
}

function isFigures(value: unknown): boolean {
  if (!hasExactly(value, FIGURE_MEMBERS) || typeof value['beats_baseline'] !== 'boolean') return false;
  const difference = value['mean_difference'];
  return (
    isCount(value['matches']) &&
    isCount(value['deals']) &&
    typeof difference === 'number' &&
    Math.abs(difference) <= 1 &&
    ['mean_utility', 'mean_baseline', 'at_or_below_batna', 'p_value'].every((name) => isShare(value[name]))
  );
}
