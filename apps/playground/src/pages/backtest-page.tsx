import { useState } from 'preact/hooks';
import { CallFault } from '../components/call-fault.js';
import { TextDrop } from '../components/text-drop.js';
import { PolicyMissing } from '../components/policy-missing.js';
import type { Backtest, Policy } from '../service/service.js';
import { useSession } from '../session.js';
import { useCall } from '../use-call.js';
import { usePolicy } from '../use-policy.js';
import { fill, useWords } from '../words/words.js';
import { Found } from './backtest-found.js';
import { Asked, optionsOf, type Question } from './backtest-question.js';

/** What a policy would earn from drawn buyers, and what another price would. */
export function BacktestPage() {
  const { backtest: words } = useWords();
  const { policy } = useSession();
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      {policy === null ? <NoPolicy /> : <Trial policy={policy} />}
    </>
  );
}

/** The first sentence of an answer, and a list of the others. */
function Sentences({ text, language }: { readonly text: string; readonly language: string }) {
  const [first, ...others] = text.split('\n');
  return (
    <div lang={language}>
      <p class="lead strong">{first}</p>
      <ul>
        {others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** The way to a policy: words, or one that is pasted. */
function NoPolicy() {
  const { backtest: words, fault } = useWords();
  const { compiled, hasKey, useKey } = useSession();
  const { call, open } = usePolicy();
  const [text, setText] = useState('');
  const [broken, setBroken] = useState<string | null>(null);
  const take = () => {
    try {
      setBroken(null);
      void open(JSON.parse(text));
    } catch (reason) {
      setBroken(fill(fault.json, { reason: (reason as Error).message }));
    }
  };
  return (
    <div class="stack">
      <p class="notice">
        <PolicyMissing words={words} waits={compiled !== null} />
      </p>
      <TextDrop label={words.paste} value={text} onText={setText} />
      {broken !== null && (
        <p class="notice error" role="alert">
          {broken}
        </p>
      )}
      <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
      <div class="row">
        <button type="button" class="button" disabled={call.busy || text.trim() === ''} onClick={take}>
          {words.take}
        </button>
      </div>
    </div>
  );
}

const BUYERS_OPEN = 200;
const BUYERS_WITH_KEY = 2000;
function Trial({ policy }: { readonly policy: Policy }) {
  const { backtest: words } = useWords();
  const { service, hasKey, useKey } = useSession();
  const [question, setQuestion] = useState<Question>({ know: 0.1, prior: 'even', bids: '', visitors: 1 });
  const [result, setResult] = useState<Backtest | null>(null);
  const call = useCall();
  const buyers = hasKey ? BUYERS_WITH_KEY : BUYERS_OPEN;
  const run = () =>
    void call.run(async () => setResult(await service.backtest(policy, { buyers, ...optionsOf(question, policy) })));
  return (
    <div class="columns">
      <div class="stack">
        <Asked
          question={question}
          policy={policy}
          onChange={(change) => setQuestion((now) => ({ ...now, ...change }))}
        />
        <div class="row">
          <button type="button" class="button primary" disabled={call.busy} onClick={run}>
            {fill(words.run, { count: String(buyers) })}
          </button>
          {!hasKey && <span class="small soft">{words.keyHint}</span>}
        </div>
        <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
        {result !== null && (
          <section class="card appear" aria-labelledby="answer">
            <h2 id="answer">{words.answer}</h2>
            <Sentences text={result.summary} language={policy.language} />
          </section>
        )}
      </div>
      {result !== null && <Found result={result} />}
    </div>
  );
}
