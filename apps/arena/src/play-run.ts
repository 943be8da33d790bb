import {
  answerTurn,
  generateScenarios,
  readReply,
  rowOf,
  scheduleMatches,
  startMatch,
  turnMessage,
  type GeneratorName,
  type MatchRow,
  type Scenario,
  type ScheduledMatch,
} from '@svc/gauntlet';
import { AgentGone, type AskAgent } from './ask-agent.js';

/** What decides the games of a run. */
export interface RunPlan {
  readonly seed: string;
  readonly generator: GeneratorName;
  readonly scenarios: number;
  /** The name of the protocol in the messages. */
  readonly protocol: string;
}

export interface PlayOptions {
  /** Matches at the same time. */
  readonly concurrency: number;
  /** Rows of an earlier run of the same plan, by their place; they are not played again. */
  readonly done: ReadonlyMap<number, MatchRow>;
  /** Called with every row as it is played. */
  readonly onRow: (place: number, row: MatchRow) => void;
}

/** How a run ended: with all its rows, or because the agent was gone. */
export type RunEnd =
  { readonly whole: true; readonly rows: MatchRow[] } | { readonly whole: false; readonly reason: string };

/**
 * Plays the matches of a plan that are not done yet. The rows do not depend on how many are played at the same time.
 */
export async function playRun(
  { seed, generator, scenarios: count, protocol }: RunPlan,
  ask: AskAgent,
  { concurrency, done, onRow }: PlayOptions,
): Promise<RunEnd> {
  const scenarios = generateScenarios({ seed, generator, count });
  const schedule = scheduleMatches(count, seed);
  const rows = new Map(done);
  const waiting = schedule.map((_, place) => place).filter((place) => !rows.has(place));
  let gone: AgentGone | null = null;

  const work = async (): Promise<void> => {
    for (let place = waiting.shift(); place !== undefined && gone === null; place = waiting.shift()) {
      const scheduled = schedule[place] as ScheduledMatch;
      const row = await playOne(
        scheduled,
        scenarios[scheduled.scenario] as Scenario,
        (message) => {
          if (gone !== null) throw gone;
          return ask(message);
        },
        protocol,
      );
      rows.set(place, row);
      onRow(place, row);
    }
  };
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((fault: unknown) => {
      if (!(fault instanceof AgentGone)) throw fault;
      gone ??= fault;
    }),
  );
  await Promise.all(workers);
  return gone === null
    ? { whole: true, rows: schedule.map((_, place) => rows.get(place) as MatchRow) }
    : { whole: false, reason: (gone as AgentGone).message };
}

async function playOne(
  { match_id: id, scenario: index, role, opponent }: ScheduledMatch,
  scenario: Scenario,
  ask: AskAgent,
  protocol: string,
): Promise<MatchRow> {
  let match = startMatch({ scenario, role, opponent });
  while (match.outcome === null) {
    const message = turnMessage(match, id, protocol);
    match = answerTurn(match, readReply(await ask(message), message).move);
  }
  return rowOf(index, match);
}
