/** What a client of an earlier contract would meet in a later one that it cannot know of, a sentence each. */

/**
 * @param before the lines of the earlier contract, as `contractOf` gives them
 * @param after those of the later one
 * @example breakingChanges(['GET /v1/x open - 200:X'], []) // ['GET /v1/x is gone']
 */
export function breakingChanges(before, after) {
  const [earlier, later] = [readContract(before), readContract(after)];
  const sent = reached(earlier, ({ input }) => [input]);
  const received = reached(earlier, ({ outputs }) => outputs.values());
  return [
    ...[...earlier.operations].flatMap(([call, operation]) => changesOf(call, operation, later.operations.get(call))),
    ...[...sent].flatMap((name) => changesOfSent(name, earlier.schemas.get(name), later.schemas.get(name))),
    ...[...received].flatMap((name) => changesOfReceived(name, earlier.schemas.get(name), later.schemas.get(name))),
  ].sort();
}

function readContract(lines) {
  const contract = { operations: new Map(), schemas: new Map() };
  for (const line of lines) {
    const words = line.split(' ');
    if (/^[A-Z]+$/.test(words[0])) {
      const [method, path, access, input, ...answers] = words;
      const outputs = new Map(answers.map((answer) => answer.split(':')));
      contract.operations.set(`${method} ${path}`, { access, input, outputs });
    } else {
      const [place, need, types, ...bounds] = words;
      const [schema, member] = [place.slice(0, place.indexOf('.')), place.slice(place.indexOf('.') + 1)];
      if (!contract.schemas.has(schema)) contract.schemas.set(schema, new Map());
      contract.schemas
        .get(schema)
        .set(member, { isRequired: need === 'required', types: types.split('|'), ...read(bounds) });
    }
  }
  return contract;
}

function read(bounds) {
  const words = bounds.find((bound) => bound.startsWith('{'));
  const [least, most] = (bounds.find((bound) => bound.includes('..')) ?? '..').split('..');
  return {
    words: words?.slice(1, -1).split(','),
    least: least === '' ? -Infinity : Number(least),
    most: most === '' ? Infinity : Number(most),
  };
}

/** The classes that operations name, and those that stand inside of them. */
function reached({ operations, schemas }, named) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !schemas.has(name)) return;
    found.add(name);
    for (const { types } of schemas.get(name).values())
      for (const type of types) visit(type.replace(/^array\[|\]$/g, ''));
  };
  for (const operation of operations.values()) for (const name of named(operation)) visit(name);
  return found;
}

function changesOf(call, { access, outputs }, later) {
  if (later === undefined) return [`${call} is gone`];
  return [
    ...(access === 'open' && later.access === 'key' ? [`${call} needs a key`] : []),
    ...[...outputs.keys()]
      .filter((status) => !later.outputs.has(status))
      .map((status) => `${call}: no ${status} any more`),
  ];
}

/** What was lawful to send has to stay so: objects are closed, so a member that is gone is refused. */
function changesOfSent(name, members, later) {
  if (later === undefined) return [];
  const gone = [...members].flatMap(([member, before]) => {
    const after = later.get(member);
    if (after === undefined) return [`${name}.${member} can no longer be sent`];
    const lost = before.types.filter((type) => !takes(after.types, type));
    const words = before.words?.filter((word) => after.words !== undefined && !after.words.includes(word)) ?? [];
    const isNarrower = after.least > before.least || after.most < before.most || (!before.words && after.words);
    return [
      ...(after.isRequired && !before.isRequired ? [`${name}.${member} has to be sent`] : []),
      ...lost.map((type) => `${name}.${member} takes no ${type} any more`),
      ...words.map((word) => `${name}.${member} takes "${word}" no more`),
      ...(isNarrower ? [`${name}.${member} takes less than before`] : []),
    ];
  });
  const asked = [...later].filter(([member, { isRequired }]) => isRequired && !members.has(member));
  return [...gone, ...asked.map(([member]) => `${name}.${member} has to be sent`)];
}

const takes = (types, type) =>
  types.includes(type) || types.includes('any') || (type === 'integer' && types.includes('number'));

/** What an answer had, it has, in no other type. New members and new words are no break. */
function changesOfReceived(name, members, later) {
  if (later === undefined) return [];
  return [...members].flatMap(([member, before]) => {
    const after = later.get(member);
    if (after === undefined) return [`${name}.${member} is not answered any more`];
    const strange = after.types.filter((type) => !takes(before.types, type));
    return [
      ...(before.isRequired && !after.isRequired ? [`${name}.${member} may be missing`] : []),
      ...strange.map((type) => `${name}.${member} may be ${type}`),
    ];
  });
}
