import { CallFault } from '../components/call-fault.js';
import { DeskCard } from '../components/desk-card.js';
import { deskCsv, deskFigures, standingOf, type DeskTalk } from '../desk/desk-talks.js';
import { useDesk } from '../desk/use-desk.js';
import { useSession } from '../session.js';
import { useWords } from '../words/words.js';

/** The talks of this browser: what waits for the seller first, then the rest, the newest first. */
export function DeskPage() {
  const { desk: words, busy } = useWords();
  const { hasKey, useKey, language } = useSession();
  const { talks, call, decide } = useDesk();
  const waiting = talks.filter((one) => standingOf(one) === 'waits');
  const others = talks.filter((one) => standingOf(one) !== 'waits');
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <div class="stack">
        <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
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
      </div>
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
