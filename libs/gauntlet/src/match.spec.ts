import { describe, expect, it } from '@jest/globals';
import {
  answerTurn,
  createEngineAgent,
  engineAgent,
  generateScenarios,
  OPPONENTS,
  playMatch,
  replayMatch,
  ROLES,
  scriptedAgent,
  startMatch,
  type AgentMove,
  type MatchSetup,
  type OpponentName,
  type Role,
} from './index.js';
import { bestKnownUtility, opponentMovesLast, ownTurnsLeft, rowOf } from './index.js';
import { HAND_MADE } from './testing/hand-made.js';

const setup = (role: Role, opponent: OpponentName): MatchSetup => ({ scenario: HAND_MADE, role, opponent });
/** All for the buyer, and all for the seller. */
const LOW = [0, 0, 0, 0];
const HIGH = [4, 2, 2, 3];

describe('the turns of a match', () => {
  it('begin with the seller', () => {
    expect(startMatch(setup('seller', 'naive'))).toMatchObject({ turn: 0, opponent_offers: [], outcome: null });
    expect(startMatch(setup('buyer', 'naive'))).toMatchObject({ turn: 1, opponent_offers: [HIGH], outcome: null });
  });

  it('are eight: each side has four, and then both have the BATNA', () => {
    const asSeller = replayMatch(setup('seller', 'hardball'), [HIGH, HIGH, HIGH, HIGH]);
    const asBuyer = replayMatch(setup('buyer', 'hardball'), [LOW, LOW, LOW, LOW]);
    for (const outcome of [asSeller, asBuyer])
      expect(outcome).toEqual({ ending: 'deadline', turn: 8, package: null, utility: 0.3, opponent_utility: 0.3 });
    const agent = { agent_offers: [HIGH, HIGH, HIGH, HIGH], opponent_offers: [LOW, LOW, LOW, LOW] };
    expect(
      [HIGH, HIGH, HIGH, HIGH].reduce<ReturnType<typeof startMatch>>(
        answerTurn,
        startMatch(setup('seller', 'hardball')),
      ),
    ).toMatchObject(agent);
  });

  it('leave nobody to answer the buyer’s last offer', () => {
    // The naive seller would take anything above 0.3 on its turn 6, but the offer of turn 7 comes after it.
    expect(replayMatch(setup('buyer', 'naive'), [LOW, LOW, LOW, HIGH]).ending).toBe('deadline');
  });

  it('count for an agent as its own remaining ones', () => {
    expect([0, 2, 4, 6].map((turn) => ownTurnsLeft(turn))).toEqual([4, 3, 2, 1]);
    expect([1, 3, 5, 7].map((turn) => ownTurnsLeft(turn))).toEqual([4, 3, 2, 1]);
    expect([
      opponentMovesLast({ role: 'seller', deadline: 8 }),
      opponentMovesLast({ role: 'buyer', deadline: 8 }),
    ]).toEqual([true, false]);
  });
});

describe('a match', () => {
  it('ends when the opponent takes the latest offer of the agent', () => {
    // The naive buyer takes half: 0.1 · 0 + 0.2 · 0.5 + 0.3 · 0 + 0.4 · 1 = 0.5, which leaves the seller 0.4 + 0.15 +
    // 0.2 = 0.75.
    expect(replayMatch(setup('seller', 'naive'), [[4, 1, 2, 0]])).toEqual({
      ending: 'opponent_accepted',
      turn: 1,
      package: [4, 1, 2, 0],
      utility: 0.75,
      opponent_utility: 0.5,
    });
  });

  it('ends when the agent takes the offer on the table', () => {
    // As the buyer, after the naive seller's turn 2: price in the middle, the rest its best; 0.1 · 0.5 for the buyer.
    expect(replayMatch(setup('buyer', 'naive'), [LOW, 'accept'])).toEqual({
      ending: 'agent_accepted',
      turn: 3,
      package: [2, 2, 2, 3],
      utility: 0.05,
      opponent_utility: 0.8,
    });
  });

  it('ends with the BATNA for both when the agent walks, and when it accepts with nothing on the table', () => {
    const walked = { ending: 'agent_walked', turn: 0, package: null, utility: 0.3, opponent_utility: 0.3 };
    expect(replayMatch(setup('seller', 'naive'), ['walk'])).toEqual(walked);
    expect(replayMatch(setup('seller', 'naive'), ['accept'])).toEqual(walked);
    expect(replayMatch(setup('buyer', 'naive'), ['walk'])).toEqual({ ...walked, turn: 1 });
  });

  it('goes on after a malformed reply, which loses its turn and leaves the last offer on the table', () => {
    // 0.1 · 0 + 0.2 · 0 + 0.3 · 0 + 0.4 · 1 = 0.4 for the buyer: refused on turns 1 and 3, taken on turn 5.
    expect(replayMatch(setup('seller', 'naive'), [[4, 2, 2, 0], 'malformed', 'malformed'])).toMatchObject({
      ending: 'opponent_accepted',
      turn: 5,
      utility: 0.9,
      opponent_utility: 0.4,
    });
    expect(replayMatch(setup('seller', 'naive'), ['malformed', 'malformed', 'malformed', 'malformed']).ending).toBe(
      'deadline',
    );
  });

  it.each([
    ['match_over', ['walk', 'walk']],
    ['match_open', [HIGH]],
    ['package_invalid', [[0, 0, 0]]],
    ['package_invalid', [[0, 0, 0, 4]]],
    ['package_invalid', [[0, 0, 0, -1]]],
    ['package_invalid', [[0, 0, 0, 0.5]]],
  ] as [string, AgentMove[]][])('refuses with %s', (code, moves) =>
    expect(() => replayMatch(setup('seller', 'hardball'), moves)).toThrow(expect.objectContaining({ code })),
  );
});

describe('a row', () => {
  it('is of a match that is over', () => {
    expect(() => rowOf(0, startMatch(setup('seller', 'naive')))).toThrow(
      expect.objectContaining({ code: 'match_open' }),
    );
    expect(rowOf(3, answerTurn(startMatch(setup('seller', 'hardball')), 'walk'))).toEqual({
      scenario: 3,
      role: 'seller',
      opponent: 'hardball',
      moves: ['walk'],
      ending: 'agent_walked',
      package: null,
      utility: 0.3,
      opponent_utility: 0.3,
      baseline_utility: 0.3,
      format_failures: 0,
    });
  });
});

describe('agents', () => {
  const scenarios = generateScenarios({ seed: 'agents', count: 6 });
  const setups = scenarios.flatMap((scenario) =>
    ROLES.flatMap((role) => OPPONENTS.map((opponent) => ({ scenario, role, opponent }))),
  );

  it.each([
    ...OPPONENTS.map((name) => [name, scriptedAgent(name)] as const),
    ['engine', engineAgent] as const,
    ['engine with a workspace', createEngineAgent()] as const,
  ])('%s plays whole matches that its recorded moves replay', (_, agent) => {
    for (const one of setups.slice(0, 6)) {
      const match = playMatch(one, agent);
      expect(match.moves).not.toContain('malformed');
      expect(replayMatch(one, match.moves)).toEqual(match.outcome);
      expect(playMatch(one, agent).moves).toEqual(match.moves);
    }
  });

  it('play the same script on either side: naive against naive is one match, seen twice', () => {
    for (const scenario of scenarios) {
      const [asSeller, asBuyer] = ROLES.map(
        (role) => playMatch({ scenario, role, opponent: 'naive' }, scriptedAgent('naive')).outcome,
      );
      expect([asSeller?.utility, asSeller?.opponent_utility, asSeller?.package]).toEqual([
        asBuyer?.opponent_utility,
        asBuyer?.utility,
        asBuyer?.package,
      ]);
    }
  });

  it('that answer nonsense lose their turns and nothing else', () => {
    const match = playMatch(setup('buyer', 'conceder'), () => 'I would rather not say');
    expect([match.moves, match.outcome.ending]).toEqual([Array(4).fill('malformed'), 'deadline']);
  });

  it('cannot get more by their own offers than one that knows the other side’s weights', () => {
    for (const one of setups.slice(6, 12)) {
      const outcome = playMatch(one, engineAgent).outcome;
      if (outcome.ending === 'opponent_accepted')
        expect(outcome.utility).toBeLessThanOrEqual(bestKnownUtility(one.scenario, one.role, one.opponent));
    }
    // By hand: of what is worth 0.65 to the buyer, the best for the seller is price and delivery its own way and the
    // rest the buyer's.
    expect(bestKnownUtility(HAND_MADE, 'seller', 'hardball')).toBe(0.7);
  });
});
