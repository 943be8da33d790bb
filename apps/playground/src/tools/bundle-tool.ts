import { scoreDeal, type BundleIssue, type BundleMove, type BundleRequest } from '@svc/negotiation-math';
import type { Point, Tool } from './tool.js';

/** A package of several issues, beside all others and the frontier. */
export const BUNDLE: Tool = {
  id: 'bundle',
  path: '/v1/negotiate/bundle',
  mcpTool: 'negotiate_bundle',
  titles: { en: 'Several issues at once', zh: '多项条件' },
  caption: {
    en:
      'The chart shows every package by its utility for each side. No package is better for both sides than ' +
      'those on the line.',
    zh: '每个方案对双方的价值；线上的方案不可能让双方都更好。',
  },
  request: {
    issues: [
      { name: 'price', options: ['low', 'middle', 'high'], my_utility: [1, 0.5, 0], their_utility: [0, 0.5, 1] },
      {
        name: 'delivery',
        options: ['1 week', '2 weeks', '4 weeks'],
        my_utility: [1, 0.5, 0],
        their_utility: [0, 0.5, 1],
      },
      { name: 'payment', options: ['now', '30 days'], my_utility: [0, 1], their_utility: [1, 0] },
    ],
    my_priorities: { price: 3, delivery: 1, payment: 2 },
    my_batna: 0.3,
    rounds_left: 4,
    their_offers: [
      { price: 'high', delivery: '4 weeks', payment: 'now' },
      { price: 'middle', delivery: '4 weeks', payment: 'now' },
    ],
    look_ahead: true,
  },
  fields: [
    { path: ['my_priorities', 'price'], kind: 'number', label: { en: 'Price matters', zh: '价格的分量' } },
    { path: ['my_priorities', 'delivery'], kind: 'number', label: { en: 'Delivery matters', zh: '交期的分量' } },
    { path: ['my_priorities', 'payment'], kind: 'number', label: { en: 'Payment matters', zh: '付款的分量' } },
    { path: ['my_batna'], kind: 'number', label: { en: 'Without a deal', zh: '不成交的价值' } },
    { path: ['rounds_left'], kind: 'number', label: { en: 'Turns left', zh: '剩余轮次' } },
  ],
  headline: ({ action, recommended_offer: offer }: BundleMove, language) => {
    const named = Object.entries(offer ?? {}).map(([issue, option]) => `${issue}: ${option}`);
    return {
      offer: { en: `Offer ${named.join(', ')}`, zh: `提出 ${named.join('，')}` },
      accept: { en: `Accept ${named.join(', ')}`, zh: `接受 ${named.join('，')}` },
      walk: { en: 'Walk away', zh: '离开' },
    }[action][language];
  },
  picture: (answer: BundleMove, request: BundleRequest) => {
    const { my_batna: batna } = request;
    const issues = completed(request, answer);
    const mine = request.my_priorities ?? {};
    const theirs = answer.inferred_priorities;
    const first = Object.fromEntries(issues.map(({ name, options }) => [name, options[0] ?? '']));
    const { frontier } = scoreDeal({
      issues,
      my_weights: mine,
      their_weights: theirs,
      package: answer.recommended_offer ?? first,
    });
    return {
      kind: 'plot',
      x: { en: 'worth to me', zh: '对我的价值' },
      y: { en: 'worth to them', zh: '对对方的价值' },
      series: [
        {
          label: { en: 'All packages', zh: '所有方案' },
          look: 'faint',
          as: 'dots',
          points: packagesOf(issues, mine, theirs),
        },
        {
          label: { en: 'Frontier', zh: '边界' },
          look: 'accent',
          as: 'line',
          points: frontier.map((one) => [one.my_utility, one.their_utility] as const).sort(([a], [b]) => a - b),
        },
        {
          label: { en: 'Recommended deal', zh: '建议的方案' },
          look: 'plain',
          as: 'ring',
          points: [[answer.my_utility, answer.their_utility_estimate]],
        },
      ],
      levels: [{ axis: 'x', at: batna ?? 0, label: { en: 'without a deal', zh: '不成交' } }],
    };
  },
};

/** The issues with what was told of the other side, or else learned. */
const completed = ({ issues }: BundleRequest, { inferred_utilities: learned }: BundleMove): BundleIssue[] =>
  issues.map((issue) => ({
    ...issue,
    their_utility: learned[issue.name]?.utilities ?? (issue.their_utility as number[]),
  }));

type Weights = Readonly<Record<string, number>>;

/** What every package is worth to either side. */
function packagesOf(issues: readonly BundleIssue[], mine: Weights, theirs: Weights): Point[] {
  const total = (weights: Weights): number => issues.reduce((sum, { name }) => sum + (weights[name] ?? 0), 0) || 1;
  const [all, others] = [total(mine), total(theirs)];
  return issues.reduce<Point[]>(
    (points, { name, my_utility: own, their_utility: other }) =>
      points.flatMap(([x, y]) =>
        own.map((utility, option): Point => [
          x + ((mine[name] ?? 0) / all) * utility,
          y + ((theirs[name] ?? 0) / others) * (other?.[option] ?? 1 - utility),
        ]),
      ),
    [[0, 0]],
  );
}
