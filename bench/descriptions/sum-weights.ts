import { isBesideList } from '../../libs/plain-words/src/certainty/sum-features.js';
import { readSums, SUM_CLASSES, SUM_ROLES, type SumChances } from '../../libs/plain-words/src/certainty/sum-model.js';
import { fitInTurns, meanOf } from '../fit-in-turns.js';
import { fitClass, knownFeatures, packFitted, place, type Settings } from '../fit-linear.js';
import { FITTED_SETS } from './development-rows.js';
import { developmentSums, ownSums, type LabelledSum } from './sum-examples.js';

const SETTINGS: Settings = { penalty: 1, steps: 150, atLeast: 12, faint: 0.375 };
const IN_TURNS: Settings = { penalty: 3e-4, steps: 6, rate: 0.1, atLeast: 12 };

/** Where descriptions of our own and the sets of development lie. */
export interface Folders {
  own: URL;
  sets: URL;
}

/** The asking price is told without how much a sum is beside the asking price. */
const withoutList = (sum: LabelledSum): LabelledSum => ({
  ...sum,
  features: sum.features.filter((name) => !isBesideList(name)),
});

/** The fitted weights as the lines of their file. */
export function sumLines(folders: Folders): string[] {
  const sums = [...ownSums(folders.own), ...developmentSums(folders.sets, FITTED_SETS)];
  const names = knownFeatures(sums, SETTINGS.atLeast);
  const [all, bare] = [place(sums, names), place(sums.map(withoutList), names)];
  return packFitted(
    names,
    SUM_CLASSES.map((one) => {
      const placed = one === 'list' || one === 'each' ? bare : all;
      return meanOf(fitClass(placed, one, SETTINGS), fitInTurns(placed, one, IN_TURNS));
    }),
    SETTINGS.faint,
  );
}

const likeliest = (chances: SumChances): string =>
  SUM_ROLES.reduce((one, other) => (chances[other] > chances[one] ? other : one));

/** The sums of each description. */
function grouped(sums: readonly LabelledSum[]): LabelledSum[][] {
  const groups = new Map<string, LabelledSum[]>();
  for (const sum of sums) groups.set(sum.description, [...(groups.get(sum.description) ?? []), sum]);
  return [...groups.values()];
}

/** How the sums of these sets are read; of those that the weights are fitted on none is taken. */
export function apartReport(folders: Folders, sets: readonly string[]): string[] {
  const fitted = sets.filter((set) => FITTED_SETS.includes(set));
  if (fitted.length > 0) throw new Error(`the weights are fitted on ${fitted.join(', ')}`);
  const rows = grouped(developmentSums(folders.sets, sets)).map((sums) => {
    const [{ points, figures }] = sums as [LabelledSum];
    const { list, chances, each } = readSums(points, figures);
    const read = sums.map((sum) => {
      const figure = sum.figures[sum.at] as (typeof figures)[number];
      return { ...sum, read: likeliest(chances(figure)), readEach: each(figure) >= 0.5 };
    });
    const valueOf = (role: string): number | undefined => {
      const found = sums.find((sum) => sum.role === role);
      return found?.figures[found.at]?.value;
    };
    const [floor] = figures
      .filter((figure) => figure.kind !== 'code' && likeliest(chances(figure)) === 'floor')
      .sort((one, other) => chances(other).floor - chances(one).floor);
    return { read, list: [valueOf('list'), list?.value], floor: [valueOf('floor'), floor?.value] };
  });
  const all = rows.flatMap(({ read }) => read);
  const lists = rows.filter(({ list: [wanted] }) => wanted !== undefined);
  const floors = rows.filter(({ floor: [wanted] }) => wanted !== undefined);
  const hits = (some: typeof rows, key: 'list' | 'floor'): number =>
    some.filter(({ [key]: [wanted, read] }) => wanted === read).length;
  const wrong = rows.filter(({ floor: [wanted, read] }) => read !== undefined && read !== wanted).length;
  const charges = all.filter(({ open }) => !open.has('each'));
  const wellCharged = charges.filter(({ classes, readEach }) => classes.has('each') === readEach).length;
  return [
    `${all.filter(({ role, read }) => role === read).length} of ${all.length} figures are read as what they are`,
    `the asking price in ${hits(lists, 'list')} of ${lists.length} descriptions`,
    `the lowest price in ${hits(floors, 'floor')} of ${floors.length}, another sum as one in ${wrong}`,
    `whether a charge is paid for each unit or once in ${wellCharged} of ${charges.length}`,
    ...SUM_ROLES.map((role) => {
      const some = all.filter((sum) => sum.role === role);
      const read = all.filter((sum) => sum.read === role);
      const right = some.filter((sum) => sum.read === role).length;
      return `  ${role}: ${right} of ${some.length}, ${read.length} read as it`;
    }),
  ];
}
