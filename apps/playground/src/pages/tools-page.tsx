import { useEffect, useMemo, useState } from 'preact/hooks';
import { CallFault } from '../components/call-fault.js';
import { ChoiceRow } from '../components/choice-row.js';
import { CodeBlock } from '../components/code-block.js';
import { PictureView } from '../components/picture-view.js';
import { SnippetTabs } from '../components/snippet-tabs.js';
import { ToolForm } from '../components/tool-form.js';
import { baseUrl } from '../service/base-url.js';
import { useSession } from '../session.js';
import { snippetsOf } from '../tools/snippets.js';
import type { Tool } from '../tools/tool.js';
import { TOOLS } from '../tools/tools.js';
import { useCall } from '../use-call.js';
import { useWords } from '../words/words.js';

/** The mathematics: one form each, with a picture and the same request for a program. */
export function ToolsPage() {
  const { tools: words } = useWords();
  const { language } = useSession();
  const [chosen, setChosen] = useState('turn');
  const tool = TOOLS.find(({ id }) => id === chosen);
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      <div class="stack">
        <ChoiceRow
          label={words.title}
          choices={TOOLS.map(({ id, titles }) => ({ id, label: titles[language] }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        {tool !== undefined && <OneTool key={tool.id} tool={tool} />}
      </div>
    </>
  );
}

interface Answered {
  readonly request: object;
  readonly answer: object;
}

function OneTool({ tool }: { readonly tool: Tool }) {
  const { tools: words } = useWords();
  const { service, language, hasKey, useKey } = useSession();
  const [request, setRequest] = useState<object>(tool.request);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const call = useCall();
  const picture = useMemo(
    () => answered && tool.picture(answered.answer as never, answered.request as never),
    [answered],
  );
  // What failed has no picture: the one before would stand beside a request that it does not answer.
  const run = async (asked: object) => {
    const answer = async () =>
      setAnswered({ request: asked, answer: (await service.post(tool.path, asked)) as object });
    if (!(await call.run(answer))) setAnswered(null);
  };
  // A change is answered at once, and the first request when the tool is opened.
  useEffect(() => void run(request), [request, service]);
  return (
    <div class="columns">
      <div class="stack">
        <ToolForm
          tool={tool}
          request={request}
          busy={call.busy}
          language={language}
          onRequest={setRequest}
          onRun={() => void run(request)}
        />
        <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
        <SnippetTabs title={words.request} snippets={snippetsOf(tool, request, baseUrl())} />
      </div>
      {answered !== null && (
        <div class="stack appear">
          <section class="card">
            <h2>{tool.titles[language]}</h2>
            <Answer tool={tool} answer={answered.answer} language={language} />
            <p class="small soft">{tool.caption[language]}</p>
            {picture !== null && <PictureView picture={picture} label={tool.caption[language]} language={language} />}
            <Reason answer={answered.answer as Readonly<Record<string, unknown>>} />
          </section>
          <CodeBlock code={JSON.stringify(answered.answer, null, 2)} label={words.answer} />
        </div>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly tool: Tool;
  readonly answer: { readonly message?: unknown };
  readonly language: 'en' | 'zh';
}

/** What to do, before the picture; and what to send, where the answer has that. */
function Answer({ tool, answer, language }: AnswerProps) {
  const { tools: words } = useWords();
  const headline = tool.headline?.(answer as never, language);
  return (
    <>
      {headline !== undefined && <p class="lead strong">{headline}</p>}
      {typeof answer.message === 'string' && answer.message !== '' && (
        <div class="to-send">
          <CodeBlock code={answer.message} label={words.message} />
        </div>
      )}
    </>
  );
}

/** The sentence of an answer that says why, and what to do next for each answer of the other side. */
function Reason({ answer }: { readonly answer: Readonly<Record<string, unknown>> }) {
  const { tools: words } = useWords();
  const text = answer['rationale'] ?? answer['why'] ?? null;
  const next = (answer['next_moves'] ?? []) as readonly { readonly words: string }[];
  return (
    <>
      {typeof text === 'string' && (
        <>
          <p class="small soft">{words.reason}</p>
          <p lang="en" aria-live="polite">
            {text}
          </p>
        </>
      )}
      {next.length > 0 && (
        <ul lang="en">
          {next.map(({ words: move }) => (
            <li key={move}>{move}</li>
          ))}
        </ul>
      )}
    </>
  );
}
