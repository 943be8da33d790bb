import ts from 'typescript';

/** What begins a group or a test, also with `.each`. Of what is skipped or only planned, nothing is shown. */
const KINDS = { describe: 'group', it: 'test', test: 'test' };
const LEFT_OUT = new Set(['skip', 'todo', 'failing']);

/**
 * The names of the tests that a spec writes out, each behind the names of its groups, as a report of Jest has them.
 * Where a table fills a name in, its places stay: `%s`, `$name`, and `${…}` as it is written. A name that is computed
 * is left out, with all that stands in such a group.
 * @returns the names in their order
 * @example namesOfTests("describe('a key', () => { it('is found', () => {}); });") // ['a key is found']
 */
export function namesOfTests(source) {
  const names = [];
  const file = ts.createSourceFile('x.spec.ts', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const visit = (node, groups) => {
    const begun = ts.isCallExpression(node) ? beginningOf(node) : null;
    if (begun === null) return ts.forEachChild(node, (child) => visit(child, groups));
    const title = titleOf(node.arguments[0]);
    if (begun.leftOut || title === null) return;
    if (begun.kind === 'test') names.push([...groups, title].join(' '));
    else node.arguments.slice(1).forEach((body) => visit(body, [...groups, title]));
  };
  visit(file, []);
  return names;
}

/** What a call begins, `describe.each(rows)('…')` included; null for any other call. */
function beginningOf({ expression }) {
  const words = [];
  let called = ts.isCallExpression(expression) ? expression.expression : expression;
  while (ts.isPropertyAccessExpression(called)) {
    words.push(called.name.text);
    called = called.expression;
  }
  const isTable = words.includes('each');
  if (!ts.isIdentifier(called) || !(called.text in KINDS) || ts.isCallExpression(expression) !== isTable) return null;
  return { kind: KINDS[called.text], leftOut: words.some((word) => LEFT_OUT.has(word)) };
}

function titleOf(node) {
  if (node === undefined) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  if (!ts.isBinaryExpression(node)) return null;
  const parts = [titleOf(node.left), titleOf(node.right)];
  return parts.includes(null) ? null : parts.join('');
}
