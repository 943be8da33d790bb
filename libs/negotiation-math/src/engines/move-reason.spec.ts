import { describe, expect, it } from '@jest/globals';
import type { NegotiationEvent } from './engine.js';
import { moveReason } from './move-reason.js';
import { viewTable } from './table.js';
import { bundleSpace, opening } from '../testing/spaces.js';

const space = bundleSpace();
const plain = { choices: [0, 0, 0], priceTicks: 4700 };
const annual = { choices: [1, 0, 0], priceTicks: 4500 };
const bid = (turn: number, priceTicks: number | null): NegotiationEvent => ({
  turn,
  act: 'proposed',
  choices: [0, 0, 0],
  said: [],
  priceTicks,
});
const offered = (turn: number): NegotiationEvent => ({ turn, act: 'offered', deals: [plain] });
const reason = (history: NegotiationEvent[], deals = [plain], act: 'offer' | 'hold' = 'offer', moves = 3) =>
  moveReason({ space, table: viewTable(opening(space, { history, maxRounds: moves })), act, deals });

describe('moveReason', () => {
  it('says that both moved only when the bid went up and the ask came down', () => {
    const lower = [{ ...plain, priceTicks: 4600 }];
    expect(reason([bid(1, 4000), offered(1), bid(2, 4100)], lower)).toBe('met_in_the_middle');
    expect(reason([bid(1, 4000), offered(1), bid(2, 4100)])).toBe('cannot_go_that_low');
    expect(reason([bid(1, 4000), offered(1), bid(2, 4000)], lower)).toBe('cannot_go_that_low');
    expect(reason([bid(1, 4000), offered(1), bid(2, 4000)])).toBe('cannot_go_that_low');
    expect(reason([bid(1, 4000), offered(1), bid(2, 3900)])).toBe('cannot_go_that_low');
  });

  it('speaks of a trade only where the terms earn something', () => {
    expect(reason([offered(1), { turn: 2, act: 'refused' }], [annual])).toBe('trade_for_term');
    expect(reason([offered(1), { turn: 2, act: 'refused' }], [{ choices: [0, 1, 0], priceTicks: 4700 }])).toBe(
      'improved',
    );
  });

  it('knows the first and the last offer, and a hold', () => {
    expect(reason([])).toBe('opening');
    expect(reason([bid(1, 3000)])).toBe('cannot_go_that_low');
    expect(reason([offered(1), { turn: 2, act: 'refused' }], [plain], 'hold')).toBe('holding');
    expect(reason([offered(1), bid(2, 3000)], [plain], 'hold')).toBe('cannot_go_that_low');
    expect(reason([offered(1), bid(2, 3000)], [plain], 'offer', 1)).toBe('last_offer');
  });
});
