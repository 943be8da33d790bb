import { useEffect, useState } from 'preact/hooks';
import { CallFault } from '../components/call-fault.js';
import { DescriptionForm } from '../components/description-form.js';
import { MarkWords } from '../components/mark-words.js';
import { PolicyUpload } from '../components/policy-upload.js';
import { Steps } from '../components/steps.js';
import { TemplateList } from '../components/template-list.js';
import { useRoute } from '../route.js';
import { selectedIn, type Selected } from '../seller-marks.js';
import type { Template } from '../service/service.js';
import { useSession } from '../session.js';
import { usePolicy } from '../use-policy.js';
import { useWords } from '../words/words.js';
import { Rules, showUse, Understood, Words } from './policy-parts.js';

/** Describe an offer; see what became of each word; answer what is asked; change it by hand. */
export function PolicyPage() {
  const { policy: words } = useWords();
  const { service, language, description, answers, compiled, policy, hasKey, useKey } = useSession();
  const wantsUse = useRoute().values.get('step') === 'use';
  const [text, setText] = useState(description);
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const [selected, setSelected] = useState<Selected | null>(null);
  const actions = usePolicy();
  const { call, compile, open } = actions;
  useEffect(() => void service.templates().then(setTemplates, () => undefined), [service]);
  // What an answer adds to the words stands in the field too.
  useEffect(() => setText(description), [description]);
  useEffect(() => {
    if (wantsUse) showUse();
  }, [wantsUse]);
  const begin = (from: string) => {
    setText(from);
    void compile(from);
  };
  return (
    <>
      <div class="page-head">
        <Steps current={wantsUse && policy !== null ? 'use' : 'say'} />
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <div class="columns">
        <div class="stack">
          <DescriptionForm
            text={text}
            busy={call.busy}
            compiledOnce={compiled !== null && text === description}
            onText={setText}
            onSelect={(from, to) => setSelected(selectedIn(text, from, to))}
            onCompile={() => void compile(text, text === description ? answers : {})}
          />
          {compiled !== null && description === text && text !== '' && (
            <MarkWords selected={selected} busy={call.busy} onMark={(mark) => void actions.mark(mark)} />
          )}
          <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
          {compiled !== null && description === text && text !== '' && <Words compiled={compiled} actions={actions} />}
          {compiled !== null && <Understood compiled={compiled} actions={actions} />}
        </div>
        <div class="stack">
          {compiled !== null && <Rules compiled={compiled} actions={actions} shown={text} />}
          {compiled === null && <TemplateList templates={templates} language={language} onChoose={begin} />}
          <PolicyUpload onPolicy={(policy) => (setText(''), void open(policy))} />
        </div>
      </div>
    </>
  );
}
