import { describe, expect, it } from '@jest/globals';
import { evaluate, labelsOf, metricsOf, parseQuery } from './promql.mjs';
import { readScrape } from './read-scrape.mjs';

const FIRST = `# HELP calls_total Calls.
calls_total{code="a",route="/x"} 10
calls_total{code="b",route="/x"} 20
wait_bucket{le="0.1"} 0
wait_bucket{le="1"} 0
wait_bucket{le="+Inf"} 0
age Nan`;
const LAST = `calls_total{code="a",route="/x"} 40
calls_total{code="b",route="/x"} 80
calls_total{code="c",route="/y"} 5
wait_bucket{le="0.1"} 10
wait_bucket{le="1"} 90
wait_bucket{le="+Inf"} 100
open{state="used"} 3
open{state="idle"} 0
age Nan`;
const scrapes = { first: readScrape(FIRST), last: readScrape(LAST), seconds: 10 };
const ask = (query) => evaluate(parseQuery(query), scrapes);
const valueOf = (query) => ask(query).map(({ value }) => value);

describe('a query', () => {
  it.each([
    ['open', [3, 0]],
    ['open{state="used"}', [3]],
    ['open{state!="used"}', [0]],
    ['open{state=~"us.*|none"}', [3]],
    ['open{state=~"us"}', []],
    ['open{state!~"us.*"}', [0]],
    ['open > 1', [3]],
    ['open == 0', [0]],
    ['age > 1', []],
    ['missing', []],
    ['absent(missing)', [1]],
    ['absent(open)', []],
    ['sum(open) * 2 + 1', [7]],
    ['max(open)', [3]],
    ['rate(calls_total[5m])', [3, 6]],
    ['sum(rate(calls_total[5m]))', [9]],
    ['sum by (route) (rate(calls_total[5m]))', [9]],
    ['sum(rate(calls_total{code="b"}[5m])) / sum(rate(calls_total[5m])) > 0.5', [6 / 9]],
    ['sum(rate(calls_total{code="a"}[5m])) / sum(rate(calls_total[5m])) > 0.5', []],
    ['histogram_quantile(0.5, rate(wait_bucket[5m]))', [0.1 + (0.9 * 40) / 80]],
    ['histogram_quantile(0.05, rate(wait_bucket[5m]))', [0.05]],
    ['histogram_quantile(0.99, rate(wait_bucket[5m]))', [1]],
  ])('%s gives %j', (query, expected) => {
    const values = valueOf(query);
    expect(values).toHaveLength(expected.length);
    values.forEach((value, at) => expect(value).toBeCloseTo(expected[at], 12));
  });

  it('keeps the labels by which it groups', () =>
    expect(ask('sum by (code) (rate(calls_total[5m]))').map(({ labels }) => labels)).toEqual([
      { code: 'a' },
      { code: 'b' },
    ]));

  it('tells what it asks for', () => {
    const tree = parseQuery('sum by (code) (rate(calls_total{route="/x"}[5m])) / sum(open)');
    expect([metricsOf(tree), labelsOf(tree)]).toEqual([
      ['calls_total', 'open'],
      [
        ['calls_total', 'route'],
        ['calls_total', 'code'],
      ],
    ]);
  });

  it.each(['sum(', 'rate(open)', 'open[5x]', 'open{state>"a"}', 'delta(open[5m])', 'open open', 'open @ 5', ''])(
    '%j is refused',
    (query) => expect(() => parseQuery(query)).toThrow(),
  );
});

describe('a scrape', () => {
  it('is read a line at a time, and a line that is none is refused', () => {
    expect(readScrape('a{b="c, \\"d\\"",e="f"} 1e3')).toEqual([
      { name: 'a', labels: { b: 'c, \\"d\\"', e: 'f' }, value: 1000 },
    ]);
    expect(() => readScrape('no sample here')).toThrow('no sample');
  });
});
