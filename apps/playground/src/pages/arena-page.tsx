import { useState } from 'preact/hooks';
import {
  OPPONENTS,
  PLAYERS,
  PRACTICE_SEED,
  REFERENCE_PLAYERS,
  SCENARIO_COUNT,
  type GameChoice,
} from '../arena/choices.js';
import { useGame } from '../arena/use-game.js';
import { CodeBlock } from '../components/code-block.js';
import { GameForm } from '../components/game-form.js';
import { ReplayBoard } from '../components/replay-board.js';
import { StandingsTable } from '../components/standings-table.js';
import { useWords } from '../words/words.js';

const ENTER = `node apps/arena/dist/svc-arena.mjs run http://127.0.0.1:8000 --seed ${PRACTICE_SEED}
node apps/arena/dist/svc-arena.mjs verify certificate.json
node apps/arena/dist/svc-arena.mjs replay certificate.json --html games.html`;

/** The standings, a game step by step, and how to enter. */
export function ArenaPage() {
  const { arena: words } = useWords();
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <div class="stack">
        <section class="card">
          <h2>{words.standings}</h2>
          <p class="small soft">{words.standingsHint}</p>
          <StandingsTable players={REFERENCE_PLAYERS} />
        </section>
        <div class="columns">
          <Replay />
          <section class="stack">
            <h2>{words.enter}</h2>
            <p>{words.enterHint}</p>
            <CodeBlock code={ENTER} label={words.shell} />
            <div class="row">
              <a class="button" href="arena/llms.txt">
                {words.protocol}
              </a>
              <a class="button" href="arena/practice">
                {words.practice}
              </a>
              <a class="button" href="arena">
                {words.open}
              </a>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

function Replay() {
  const { arena: words, busy } = useWords();
  const [choice, setChoice] = useState<GameChoice>({
    scenario: 1,
    role: 'seller',
    player: 'engine',
    opponent: 'conceder',
  });
  const steps = useGame(choice);
  return (
    <section class="stack">
      <h2>{words.replay}</h2>
      <GameForm
        {...choice}
        scenarios={SCENARIO_COUNT}
        players={PLAYERS}
        opponents={OPPONENTS}
        onChange={(part) => setChoice({ ...choice, ...part } as GameChoice)}
      />
      {steps === null ? (
        <section class="card board-waits soft" aria-busy="true">
          {busy}
        </section>
      ) : (
        <ReplayBoard key={JSON.stringify(choice)} steps={steps} />
      )}
    </section>
  );
}
