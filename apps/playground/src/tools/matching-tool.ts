import type { Tool } from './tool.js';

interface MatchingAnswer {
  readonly matching: Readonly<Record<string, readonly string[]>>;
}

interface MatchingRequest {
  readonly proposers: readonly { readonly id: string }[];
  readonly receivers: readonly { readonly id: string }[];
}

/** A stable matching, as lines between both sides. */
export const MATCHING: Tool = {
  id: 'matching',
  path: '/v1/mechanism/gale_shapley',
  mcpTool: 'stable_match',
  titles: { en: 'Stable matching', zh: '稳定匹配' },
  caption: {
    en: 'Who is matched with whom: no two would rather be matched with each other.',
    zh: '谁去哪里：没有两方更愿意选择彼此。',
  },
  request: {
    proposers: [
      { id: 'ann', preferences: ['north', 'south'] },
      { id: 'bob', preferences: ['north'] },
      { id: 'cem', preferences: ['north', 'south'] },
      { id: 'dee', preferences: ['north'] },
    ],
    receivers: [
      { id: 'north', preferences: ['dee', 'bob', 'ann', 'cem'], capacity: 2 },
      { id: 'south', preferences: ['cem', 'ann'], capacity: 5 },
    ],
  },
  fields: [],
  picture: (answer: MatchingAnswer, request: MatchingRequest) => ({
    kind: 'pairs',
    left: request.proposers.map(({ id }) => id),
    right: request.receivers.map(({ id }) => id),
    pairs: Object.entries(answer.matching).flatMap(([receiver, proposers]) =>
      proposers.map((proposer) => [proposer, receiver] as const),
    ),
  }),
};
