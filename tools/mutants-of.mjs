import ts from 'typescript';

/** Operators and what takes their place. */
const OPERATORS = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
};

/**
 * Every change of one place of a source that is tried: another operator, another number, the other truth value, a
 * condition that always or never holds, a statement that is left out. Types, imports and texts are left alone.
 * @returns {{ file: string, start: number, end: number, line: number, from: string, to: string }[]}
 * @example mutantsOf('a.ts', 'export const isOld = (age: number) => age >= 65;').map(({ to }) => to) // ['>', '66']
 */
export function mutantsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const change = (node, to) => {
    const [start, end] = [node.getStart(tree), node.end];
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, start, end, line, from: source.slice(start, end), to });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) changeOperator(node, change);
    if (ts.isNumericLiteral(node)) change(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      change(node, `(${node.operand.getText(tree)})`);
    if (ts.isIfStatement(node)) for (const always of ['true', 'false']) change(node.expression, always);
    if (ts.isConditionalExpression(node)) for (const always of ['true', 'false']) change(node.condition, always);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) change(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function changeOperator({ operatorToken, left, right }, change) {
  const to = OPERATORS[operatorToken.getText()];
  // The sum of two texts has no difference.
  const joinsText = operatorToken.getText() === '+' && [left, right].some((side) => /^['"`]/.test(side.getText()));
  if (to !== undefined && !joinsText) change(operatorToken, to);
}
