import { chancesOf, unpackWeights } from '../../libs/language/src/linear-model.js';
import {
  CLAUSE_KINDS,
  likeliestSaid,
  shareOfGoods,
  type ClauseChances,
} from '../../libs/plain-words/src/certainty/clause-model.js';
import { packInTurns } from '../fit-in-turns.js';
import type { Settings } from '../fit-linear.js';
import { developmentClauses, ownClauses, type LabelledClause, type Said } from './clause-examples.js';

const SETTINGS: Settings = { penalty: 1e-3, steps: 4, rate: 0.2, atLeast: 4, faint: 0.25 };

const OWN = new URL('../../libs/plain-words/vectors/', import.meta.url);
const DEVELOPMENT = new URL('../../libs/policy-compiler/vectors/', import.meta.url);

const trainingClauses = (sets?: readonly string[]): LabelledClause[] => [
  ...ownClauses(OWN),
  ...developmentClauses(DEVELOPMENT, sets),
];

/** The fitted weights as the lines of their file. */
export const clauseLines = (sets?: readonly string[]): string[] =>
  packInTurns(trainingClauses(sets), CLAUSE_KINDS, SETTINGS);

/** The descriptions of all clauses in turns, so that each fold has some of every file. */
function foldsOf(clauses: readonly LabelledClause[], folds: number): ReadonlyMap<string, number> {
  return new Map([...new Set(clauses.map(({ description }) => description))].map((name, at) => [name, at % folds]));
}

interface ReadClause extends LabelledClause {
  chances: ClauseChances;
}

/** What clauses may say, by models that have not seen their descriptions. */
function readApart(clauses: readonly LabelledClause[], folds: number): ReadClause[] {
  const foldOf = foldsOf(clauses, folds);
  return Array.from({ length: folds }, (_, fold) => {
    const seen = clauses.filter(({ description }) => foldOf.get(description) !== fold);
    const model = unpackWeights(packInTurns(seen, CLAUSE_KINDS, SETTINGS));
    return clauses
      .filter(({ description }) => foldOf.get(description) === fold)
      .map((clause) => ({ ...clause, chances: chancesOf(model, CLAUSE_KINDS, clause.features) }));
  }).flat();
}

/** How many refusals or hand-offs are found by likelihood alone, and how many of those that are found are one. */
function foundOf(kind: 'refusal' | 'handoff', rows: readonly ReadClause[]): string {
  const some = rows.filter(({ said }) => said === kind);
  const found = rows.filter(({ chances }) => likeliestSaid(chances)?.says === kind);
  const right = found.filter(({ said }) => said === kind).length;
  const share = (of: number): string => `${((100 * right) / Math.max(1, of)).toFixed(1)} %`;
  return `  ${kind}: ${share(some.length)} of ${some.length} found, ${share(found.length)} of what is found is one`;
}

/** What would be told from which share on, of clauses whose descriptions the model has not seen. */
export function foldReport(folds: number): string[] {
  const read = readApart(trainingClauses(), folds);
  const groups = (['en', 'zh'] as const).flatMap((language) =>
    (['own', 'development'] as const).map((source) => ({ language, source })),
  );
  return groups.flatMap(({ language, source }) => {
    const rows = read.filter((row) => row.language === language && row.source === source);
    const share = (least: number, kinds: readonly Said[]): string => {
      const some = rows.filter(({ said }) => kinds.includes(said));
      const told = some.filter(({ chances }) => shareOfGoods(chances) >= least);
      return `${((100 * told.length) / Math.max(1, some.length)).toFixed(1)} %`;
    };
    return [
      `${source}, ${language}: ${rows.length} clauses`,
      ...[0.3, 0.4, 0.5, 0.6, 0.7].map(
        (least) =>
          `  from ${least} on: ${share(least, ['goods'])} of what may be told, ` +
          `${share(least, ['seller', 'order'])} of what is private, ${share(least, ['refusal'])} of refusals, ` +
          `${share(least, ['deal'])} of the deal`,
      ),
      ...(['refusal', 'handoff'] as const).map((kind) => foundOf(kind, rows)),
    ];
  });
}
