/**
 * What is wrong with a list of behaviours, a sentence each: one without a test, one that stands there twice in its
 * section, a file or a test that is not there.
 * @param testsOf the names of the tests of a spec by its path, or null where there is none
 */
export function faultsOf(documents, testsOf) {
  const known = new Map();
  const names = (file) => {
    if (!known.has(file)) known.set(file, testsOf(file));
    return known.get(file);
  };
  return documents.flatMap(({ document, sections }) =>
    sections.flatMap(({ section, behaviours }) =>
      faultsOfSection(behaviours, names).map((fault) => `${document}, ${section}: ${fault}`),
    ),
  );
}

function faultsOfSection(behaviours, names) {
  if (behaviours.length === 0) return ['no behaviour'];
  const said = behaviours.map(({ says }) => says);
  const twice = said.filter((says, at) => said.indexOf(says) !== at).map((says) => `“${says}” stands there twice`);
  return [...twice, ...behaviours.flatMap((behaviour) => faultsOfBehaviour(behaviour, names))];
}

function faultsOfBehaviour({ says, shown = {} }, names) {
  const tests = Object.entries(shown).flatMap(([file, list]) => list.map((name) => [file, name]));
  if (tests.length === 0) return [`no test shows “${says}”`];
  return tests.flatMap(([file, name]) => {
    const there = names(file);
    if (there === null) return [`${file} is not there, and is to show “${says}”`];
    return there.includes(name) ? [] : [`${file} has no test “${name}”, which is to show “${says}”`];
  });
}
