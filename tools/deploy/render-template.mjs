/**
 * The part of Go's templates that the chart uses: actions `if`, `else`, `range`, `with`, `define`, variables and
 * pipelines. Whatever else stands in a template is refused, so that the chart does not grow beyond what is tested.
 */
const ACTION =
  /(?:([ \t\r\n]*)\{\{-|\{\{)(\/\*[\s\S]*?\*\/|(?:"(?:[^"\\]|\\.)*"|[^"}]|\}(?!\}))*?)(?:-\}\}([ \t\r\n]*)|\}\})/g;
const TOKEN = /"(?:[^"\\]|\\.)*"|:=|[|()=]|[^\s|()"]+/g;
const BLOCKS = new Set(['if', 'range', 'with', 'define']);

/** Texts and actions of a template, spaces trimmed where it says so. */
function tokensOf(source) {
  const tokens = [];
  let from = 0;
  for (const match of source.matchAll(ACTION)) {
    tokens.push({ text: source.slice(from, match.index) });
    from = match.index + match[0].length;
    const action = match[2].replace(/^-|-$/g, '').trim();
    if (!action.startsWith('/*')) tokens.push({ action });
  }
  tokens.push({ text: source.slice(from) });
  const stray = tokens.find(({ text }) => text !== undefined && /\{\{|\}\}/.test(text));
  if (stray !== undefined) throw new Error(`an action is not closed: ${stray.text.slice(0, 60)}`);
  return tokens;
}

/** The tree of a template: nodes with bodies, up to the `end` of the block. */
function parseBlock(tokens, isOpen) {
  const body = [];
  while (tokens.length > 0) {
    const { text, action } = tokens.shift();
    if (text !== undefined) {
      body.push({ kind: 'text', text });
      continue;
    }
    const [word] = action.split(/\s/, 1);
    const rest = action.slice(word.length).trim();
    if (word === 'end' || word === 'else') {
      if (!isOpen) throw new Error(`{{ ${action} }} closes nothing`);
      return { body, closedBy: word, rest };
    }
    body.push(BLOCKS.has(word) ? parseNode(word, rest, tokens) : { kind: 'print', expression: action });
  }
  if (isOpen) throw new Error('a block has no end');
  return { body };
}

function parseNode(kind, expression, tokens) {
  const { body, closedBy, rest } = parseBlock(tokens, true);
  if (closedBy === 'end') return { kind, expression, body, otherwise: [] };
  if (rest.startsWith('if ')) {
    const nested = parseNode('if', rest.slice(3), tokens);
    return { kind, expression, body, otherwise: [nested] };
  }
  const last = parseBlock(tokens, true);
  if (last.closedBy !== 'end') throw new Error('a block has two else');
  return { kind, expression, body, otherwise: last.body };
}

const isTrue = (value) =>
  Array.isArray(value)
    ? value.length > 0
    : value && typeof value === 'object'
      ? Object.keys(value).length > 0
      : !!value;

/** Renders the templates of a chart with its functions; `define`d ones can be included by all. */
export class Templates {
  constructor(functions) {
    this.defined = new Map();
    this.functions = { ...functions, include: (name, dot) => this.include(name, dot) };
  }

  /** Reads a file; what it defines is known from then on. */
  read(source) {
    const { body } = parseBlock(tokensOf(source), false);
    for (const node of body) if (node.kind === 'define') this.defined.set(JSON.parse(node.expression), node.body);
    return body.filter(({ kind }) => kind !== 'define');
  }

  include(name, dot) {
    const body = this.defined.get(name);
    if (body === undefined) throw new Error(`no template is called ${name}`);
    return this.render(body, dot);
  }

  render(body, dot) {
    return this.renderBody(body, { dot, variables: [new Map([['$', dot]])] });
  }

  renderBody(body, scope) {
    return body.map((node) => this.renderNode(node, scope)).join('');
  }

  renderNode(node, scope) {
    if (node.kind === 'text') return node.text;
    if (node.kind === 'print') return this.print(node.expression, scope);
    const inner = { dot: scope.dot, variables: [...scope.variables, new Map()] };
    if (node.kind === 'range') return this.repeat(node, inner);
    const value = this.evaluate(node.expression, scope);
    if (!isTrue(value)) return this.renderBody(node.otherwise, inner);
    return this.renderBody(node.body, node.kind === 'with' ? { ...inner, dot: value } : inner);
  }

  repeat({ expression, body, otherwise }, scope) {
    const [, names, list] = /^(?:(\$\w*(?:\s*,\s*\$\w+)?)\s*:=\s*)?([\s\S]*)$/.exec(expression);
    const value = this.evaluate(list, scope);
    if (!isTrue(value)) return this.renderBody(otherwise, scope);
    const entries = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    const called = names?.split(',').map((name) => name.trim()) ?? [];
    return entries
      .map(([key, item]) => {
        const given =
          called.length === 2
            ? [
                [called[0], key],
                [called[1], item],
              ]
            : called.map((name) => [name, item]);
        return this.renderBody(body, { dot: item, variables: [...scope.variables, new Map(given)] });
      })
      .join('');
  }

  print(action, scope) {
    const [, name, declared] = /^(\$\w+)\s*:=\s*([\s\S]*)$/.exec(action) ?? [];
    if (name === undefined) return toText(this.evaluate(action, scope));
    scope.variables.at(-1).set(name, this.evaluate(declared, scope));
    return '';
  }

  evaluate(expression, scope) {
    const tokens = expression.match(TOKEN) ?? [];
    const value = this.pipeline(tokens, scope);
    if (tokens.length > 0) throw new Error(`not understood: ${tokens[0]} in {{ ${expression} }}`);
    return value;
  }

  pipeline(tokens, scope) {
    let value = this.command(tokens, scope, []);
    while (tokens[0] === '|') {
      tokens.shift();
      value = this.command(tokens, scope, [value]);
    }
    return value;
  }

  command(tokens, scope, piped) {
    const first = tokens[0];
    if (first === undefined || !/^[a-zA-Z]/.test(first) || first === 'true' || first === 'false') {
      const value = this.operand(tokens, scope);
      if (piped.length > 0) throw new Error('a pipe leads to what is no function');
      return value;
    }
    tokens.shift();
    const apply = this.functions[first];
    if (apply === undefined) throw new Error(`no function is called ${first}`);
    const args = [];
    while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') args.push(this.operand(tokens, scope));
    return apply(...args, ...piped);
  }

  operand(tokens, scope) {
    const token = tokens.shift();
    if (token === undefined) throw new Error('an operand is missing');
    if (token === '(') {
      const value = this.pipeline(tokens, scope);
      if (tokens.shift() !== ')') throw new Error('a parenthesis is not closed');
      return value;
    }
    if (token.startsWith('"')) return JSON.parse(token);
    if (/^-?\d+$/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    return fieldOf(token, scope);
  }
}

/** The value of `.a.b`, `$.a.b` or `$name.a`. @throws where something has no field of that name above it */
function fieldOf(token, { dot, variables }) {
  if (!/^(\.|\$\w*)(\w+(\.\w+)*)?$|^\$\w*(\.\w+)+$/.test(token)) throw new Error(`not understood: ${token}`);
  const [root, ...names] = token.startsWith('$') ? token.split('.') : ['.', ...token.split('.').filter(Boolean)];
  const known = [...variables].reverse().find((one) => one.has(root));
  if (root !== '.' && known === undefined) throw new Error(`no variable is called ${root}`);
  return names.reduce(
    (value, name) => {
      if (value === undefined || value === null) throw new Error(`${token}: nothing has ${name}`);
      return value[name];
    },
    root === '.' ? dot : known.get(root),
  );
}

/** How a value is printed. */
export function toText(value) {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') throw new Error('an object is printed without toYaml');
  return String(value);
}
