import { DeskCard } from '../components/desk-card.js';
import { useWords } from '../words/words.js';
import { deskCsv, deskFigures, standingOf, type DeskTalk } from './desk-talks.js';
import type { Desk } from './use-desk.js';

/** A desk: what its talks come to; then those that wait for the seller, and the rest, the newest first. */
export function DeskView({ desk, language }: { readonly desk: Desk; readonly language: string }) {
  const { desk: words, busy } = useWords();
  const { talks, call, decide } = desk;
  const waiting = talks.filter((one) => standingOf(one) === 'waits');
  const others = talks.filter((one) => standingOf(one) !== 'waits');
  return (
    <>
      <Figures talks={talks} language={language} />
      <p class="small soft" role="status">
        {call.busy ? busy : talks.length === 0 ? words.none : ''}
      </p>
      {[...waiting, ...others].map((one) => (
        <DeskCard
          key={one.talk.id}
          one={one}
          language={language}
          busy={call.busy}
          onDecide={(decision, price) => decide(one, decision, price)}
        />
      ))}
    </>
  );
}

interface FiguresProps {
  readonly talks: readonly DeskTalk[];
  readonly language: string;
}

/** What the talks come to, and all of them as a table. */
function Figures({ talks, language }: FiguresProps) {
  const { desk: words } = useWords();
  if (talks.length === 0) return null;
  const { conversion, ...counts } = deskFigures(talks);
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section class="card">
      <dl class="pairs amounts">
        {(['talks', 'waiting', 'deals', 'questions'] as const).map((name) => [
          <dt key={name}>{words.figures[name]}</dt>,
          <dd key={`${name} count`}>{counts[name]}</dd>,
        ])}
        <dt>{words.figures.conversion}</dt>
        <dd>{conversion === null ? '–' : share.format(conversion)}</dd>
      </dl>
      <div class="row">
        <a
          class="button"
          download="talks.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(deskCsv(talks))}`}
        >
          {words.csv}
        </a>
      </div>
    </section>
  );
}
