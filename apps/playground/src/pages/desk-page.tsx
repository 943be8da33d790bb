import { useMemo } from 'preact/hooks';
import { CallFault } from '../components/call-fault.js';
import { browserDesk } from '../desk/browser-desk.js';
import { DeskView } from '../desk/desk-view.js';
import { useDesk } from '../desk/use-desk.js';
import { useSession } from '../session.js';
import { useWords } from '../words/words.js';

/** The talks of this browser. */
export function DeskPage() {
  const { desk: words } = useWords();
  const { hasKey, useKey, language, service } = useSession();
  const desk = useDesk(useMemo(() => browserDesk(service), [service]));
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <p class="notice">{words.reach}</p>
      </div>
      <div class="stack">
        <CallFault fault={desk.call.fault} keyWanted={desk.call.keyWanted} hasKey={hasKey} onKey={useKey} />
        <DeskView desk={desk} language={language} />
      </div>
    </>
  );
}
