import { isBesideList } from '../../libs/plain-words/src/certainty/sum-features.js';
import { SUM_ROLES } from '../../libs/plain-words/src/certainty/sum-model.js';
import { fitClass, knownFeatures, packFitted, type Settings } from '../fit-linear.js';
import { developmentSums, ownSums, type LabelledSum } from './sum-examples.js';

const SETTINGS: Settings = { penalty: 1, steps: 150, atLeast: 6 };

const OWN = new URL('../../libs/plain-words/vectors/', import.meta.url);
const DEVELOPMENT = new URL('../../libs/policy-compiler/vectors/', import.meta.url);

const trainingSums = (sets?: readonly string[]): LabelledSum[] => [
  ...ownSums(OWN),
  ...developmentSums(DEVELOPMENT, sets),
];

/** The asking price is told without how much a sum is beside the asking price. */
const withoutList = (sum: LabelledSum): LabelledSum => ({
  ...sum,
  features: sum.features.filter((name) => !isBesideList(name)),
});

/** The fitted weights as the lines of their file. */
export function sumLines(sets?: readonly string[]): string[] {
  const sums = trainingSums(sets);
  const bare = sums.map(withoutList);
  const names = knownFeatures(sums, SETTINGS.atLeast);
  return packFitted(
    names,
    SUM_ROLES.map((role) => fitClass(role === 'list' ? bare : sums, names, role, SETTINGS)),
  );
}
