/**
 * The part of PromQL that the alert rules and the dashboard use, over two scrapes: `rate` is the growth from the first
 * to the last, and a series that the first has not, has no rate. Whatever else a query has is refused.
 */
const TOKEN =
  /\s*(?:([a-zA-Z_:][\w:]*)|(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|"((?:[^"\\]|\\.)*)"|(==|!=|=~|!~|>=|<=|[-+*/(){},=<>[\]]))/gy;
const COMPARISONS = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
};
const ARITHMETIC = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };
const MATCHERS = {
  '=': (value, text) => value === text,
  '!=': (value, text) => value !== text,
  '=~': (value, text) => new RegExp(`^(?:${text})$`).test(value),
  '!~': (value, text) => !new RegExp(`^(?:${text})$`).test(value),
};
const AGGREGATES = { sum: (values) => values.reduce((a, b) => a + b, 0), max: (values) => Math.max(...values) };

function tokensOf(query) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  for (let match = TOKEN.exec(query); match !== null; match = TOKEN.exec(query)) {
    const [, word, number, text, sign] = match;
    tokens.push(
      word !== undefined
        ? { word }
        : number !== undefined
          ? { number: Number(number) }
          : text !== undefined
            ? { text }
            : { sign },
    );
    at = TOKEN.lastIndex;
  }
  if (query.slice(at).trim() !== '') throw new Error(`not understood: ${query.slice(at)}`);
  return tokens;
}

/** A query as a tree. @throws where it is none, or more than is known here */
export function parseQuery(query) {
  const tokens = tokensOf(query);
  const tree = new Parser(tokens).comparison();
  if (tokens.length > 0) throw new Error(`not understood: ${JSON.stringify(tokens[0])}`);
  return tree;
}

class Parser {
  constructor(tokens) {
    this.tokens = tokens;
  }

  take(sign) {
    if (this.tokens[0]?.sign !== sign) throw new Error(`${sign} is missing before ${JSON.stringify(this.tokens[0])}`);
    return this.tokens.shift();
  }

  binary(next, signs) {
    let left = next();
    while (signs.includes(this.tokens[0]?.sign)) {
      const { sign } = this.tokens.shift();
      left = { kind: 'binary', sign, left, right: next() };
    }
    return left;
  }

  comparison = () => this.binary(this.sum, Object.keys(COMPARISONS));
  sum = () => this.binary(this.product, ['+', '-']);
  product = () => this.binary(this.primary, ['*', '/']);

  primary = () => {
    const token = this.tokens.shift();
    if (token?.number !== undefined) return { kind: 'number', value: token.number };
    if (token?.sign === '(') {
      const inner = this.comparison();
      this.take(')');
      return inner;
    }
    if (token?.word === undefined) throw new Error(`not understood: ${JSON.stringify(token)}`);
    if (token.word in AGGREGATES) return this.aggregate(token.word);
    if (this.tokens[0]?.sign === '(') return this.call(token.word);
    return this.selector(token.word);
  };

  aggregate(name) {
    let by = [];
    if (this.tokens[0]?.word === 'by') {
      this.tokens.shift();
      by = this.names();
    }
    this.take('(');
    const of = this.comparison();
    this.take(')');
    return { kind: 'aggregate', name, by, of };
  }

  names() {
    this.take('(');
    const names = [];
    while (this.tokens[0]?.word !== undefined) {
      names.push(this.tokens.shift().word);
      if (this.tokens[0]?.sign === ',') this.tokens.shift();
    }
    this.take(')');
    return names;
  }

  call(name) {
    if (!['rate', 'histogram_quantile', 'absent'].includes(name)) throw new Error(`no function is called ${name}`);
    this.take('(');
    const args = [this.comparison()];
    while (this.tokens[0]?.sign === ',') {
      this.tokens.shift();
      args.push(this.comparison());
    }
    this.take(')');
    if (name === 'rate' && args[0].range !== true) throw new Error('rate needs a range');
    return { kind: 'call', name, args };
  }

  selector(name) {
    const matchers = [];
    if (this.tokens[0]?.sign === '{') {
      this.tokens.shift();
      while (this.tokens[0]?.word !== undefined) {
        const label = this.tokens.shift().word;
        const { sign } = this.tokens.shift();
        if (!(sign in MATCHERS)) throw new Error(`no matcher is ${sign}`);
        matchers.push({ label, sign, text: this.tokens.shift().text });
        if (this.tokens[0]?.sign === ',') this.tokens.shift();
      }
      this.take('}');
    }
    if (this.tokens[0]?.sign !== '[') return { kind: 'selector', name, matchers };
    this.tokens.shift();
    if (this.tokens.shift().number === undefined || !/^[smhd]$/.test(this.tokens.shift().word ?? ''))
      throw new Error('no range');
    this.take(']');
    return { kind: 'selector', name, matchers, range: true };
  }
}

/** The names of the series that a query asks for. */
export function metricsOf(tree) {
  if (tree.kind === 'selector') return [tree.name];
  return [tree.left, tree.right, tree.of, ...(tree.args ?? [])].filter(Boolean).flatMap(metricsOf);
}

/** The labels that a query chooses or groups by, beside the metric whose they are. */
export function labelsOf(tree, by = []) {
  if (tree.kind === 'selector')
    return [...tree.matchers.map(({ label }) => [tree.name, label]), ...by.map((label) => [tree.name, label])];
  const inner = tree.kind === 'aggregate' ? [...by, ...tree.by] : by;
  return [tree.left, tree.right, tree.of, ...(tree.args ?? [])].filter(Boolean).flatMap((one) => labelsOf(one, inner));
}

const keyOf = (labels, names = Object.keys(labels)) =>
  JSON.stringify([...names].sort().map((name) => [name, labels[name] ?? '']));

function select({ name, matchers }, series) {
  return series.filter(
    (one) =>
      one.name === name && matchers.every(({ label, sign, text }) => MATCHERS[sign](one.labels[label] ?? '', text)),
  );
}

/**
 * What a query gives: a number, or series with their values. An alert fires where it gives a series.
 * @param scrapes the first and the last, as `readScrape` reads them, and the seconds between them
 */
export function evaluate(tree, scrapes) {
  if (tree.kind === 'number') return tree.value;
  if (tree.kind === 'selector') return select(tree, scrapes.last).map(({ labels, value }) => ({ labels, value }));
  if (tree.kind === 'aggregate') return aggregate(tree, evaluate(tree.of, scrapes));
  if (tree.kind === 'binary') return combine(tree.sign, evaluate(tree.left, scrapes), evaluate(tree.right, scrapes));
  if (tree.name === 'rate') return rateOf(tree.args[0], scrapes);
  if (tree.name === 'absent') return evaluate(tree.args[0], scrapes).length > 0 ? [] : [{ labels: {}, value: 1 }];
  return quantiles(evaluate(tree.args[0], scrapes), evaluate(tree.args[1], scrapes));
}

function rateOf(selector, { first, last, seconds }) {
  const before = new Map(select(selector, first).map((one) => [keyOf(one.labels), one.value]));
  return select(selector, last)
    .filter(({ labels }) => before.has(keyOf(labels)))
    .map(({ labels, value }) => ({ labels, value: (value - before.get(keyOf(labels))) / seconds }));
}

function groups(series, nameLabels) {
  const found = new Map();
  for (const one of series) {
    const names = nameLabels(one.labels);
    const key = keyOf(one.labels, names);
    const labels = Object.fromEntries(
      names.filter((name) => name in one.labels).map((name) => [name, one.labels[name]]),
    );
    found.set(key, { labels, members: [...(found.get(key)?.members ?? []), one] });
  }
  return [...found.values()];
}

function aggregate({ name, by }, series) {
  return groups(series, () => by).map(({ labels, members }) => ({
    labels,
    value: AGGREGATES[name](members.map(({ value }) => value)),
  }));
}

function combine(sign, left, right) {
  const compare = COMPARISONS[sign];
  const apply = (a, b) => (compare === undefined ? ARITHMETIC[sign](a, b) : compare(a, b) ? a : undefined);
  if (typeof left === 'number' && typeof right === 'number') return apply(left, right);
  const pairs =
    typeof right === 'number'
      ? left.map((one) => [one, one.value, right])
      : typeof left === 'number'
        ? right.map((one) => [one, left, one.value])
        : left.flatMap((one) =>
            right
              .filter(({ labels }) => keyOf(labels) === keyOf(one.labels))
              .map((other) => [one, one.value, other.value]),
          );
  return pairs.map(([{ labels }, a, b]) => ({ labels, value: apply(a, b) })).filter(({ value }) => value !== undefined);
}

/** By linear interpolation within the bucket, as Prometheus does. */
function quantiles(share, buckets) {
  return groups(buckets, (labels) => Object.keys(labels).filter((name) => name !== 'le')).map(({ labels, members }) => {
    const sorted = members
      .map(({ labels: { le }, value }) => ({ upTo: le === '+Inf' ? Infinity : Number(le), value }))
      .sort((a, b) => a.upTo - b.upTo);
    const rank = share * (sorted.at(-1)?.value ?? 0);
    const at = sorted.findIndex(({ value }) => value >= rank);
    if (!(rank > 0)) return { labels, value: NaN };
    if (at === sorted.length - 1) return { labels, value: sorted.at(-2)?.upTo ?? NaN };
    const [from, below] = at === 0 ? [0, 0] : [sorted[at - 1].upTo, sorted[at - 1].value];
    return { labels, value: from + ((sorted[at].upTo - from) * (rank - below)) / (sorted[at].value - below) };
  });
}
