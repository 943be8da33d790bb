import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { annotate, type Pinned } from '../annotations.js';
import { AnnotatedText } from '../components/annotated-text.js';
import { CallFault } from '../components/call-fault.js';
import { DescriptionForm } from '../components/description-form.js';
import { IssueList, IssueNote } from '../components/issue-list.js';
import { PolicyEditor } from '../components/policy-editor.js';
import { PolicyStatus } from '../components/policy-status.js';
import { PolicyUpload } from '../components/policy-upload.js';
import { QuestionCard } from '../components/question-card.js';
import { ReadBack } from '../components/read-back.js';
import { SummaryList } from '../components/summary-list.js';
import { TemplateList } from '../components/template-list.js';
import { marksOf } from '../marks.js';
import { goTo } from '../route.js';
import type { CompileAnswer, Policy, Template } from '../service/service.js';
import { useSession } from '../session.js';
import { usePolicy, type PolicyActions } from '../use-policy.js';
import { useWords } from '../words/words.js';

/** Describe an offer; see what became of each word; answer what is asked; change it by hand. */
export function PolicyPage() {
  const { policy: words } = useWords();
  const { service, language, description, answers, compiled, hasKey, useKey } = useSession();
  const [text, setText] = useState(description);
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const actions = usePolicy();
  const { call, compile, open } = actions;
  useEffect(() => void service.templates().then(setTemplates, () => undefined), [service]);
  const begin = (from: string) => {
    setText(from);
    void compile(from);
  };
  return (
    <>
      <div class="page-head">
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
            onCompile={() => void compile(text, text === description ? answers : {})}
          />
          <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
          {compiled !== null && description === text && text !== '' && <Words compiled={compiled} actions={actions} />}
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

interface PartProps {
  readonly compiled: CompileAnswer;
  readonly actions: PolicyActions;
}

/** The description with what became of it, what is asked about it, and what is to be said about it. */
function Words({ compiled, actions }: PartProps) {
  const words = useWords();
  const { description, language } = useSession();
  const { sentences } = annotate(
    description,
    marksOf(description, compiled, { words, language }),
    remarksOf(compiled, actions),
  );
  return (
    <section class="card appear" aria-labelledby="marked">
      <h2 id="marked">{words.policy.marked}</h2>
      <AnnotatedText sentences={sentences} />
      <p class="small soft">{words.policy.markedHint}</p>
    </section>
  );
}

/** Questions and issues as they stand at their words. */
function remarksOf({ questions, issues }: CompileAnswer, actions: PolicyActions): Pinned<VNode>[] {
  const asked = questions.map((question) => ({
    quote: question.quote,
    item: <Asked key={question.id} question={question} actions={actions} />,
  }));
  const noted = issues.map((issue, index) => ({ quote: issue.quote, item: <IssueNote key={index} issue={issue} /> }));
  return [...asked, ...noted];
}

function Asked({ question, actions }: { question: CompileAnswer['questions'][number]; actions: PolicyActions }) {
  const { answers } = useSession();
  return (
    <QuestionCard
      question={question}
      answer={String(answers[question.id] ?? '')}
      onAnswer={(choice) => void actions.answer(question, choice)}
    />
  );
}

/** What the words became as a whole: whether it can be used, the rules, and the form to change them. */
function Rules({ compiled, actions, shown }: PartProps & { readonly shown: string }) {
  const { policy: words } = useWords();
  const { service, description, policy, language } = useSession();
  const at = shown === description ? description : '';
  const questions = annotate(
    at,
    [],
    compiled.questions.map((item) => ({ item, quote: item.quote })),
  ).loose;
  const issues = annotate(
    at,
    [],
    compiled.issues.map((item) => ({ item, quote: item.quote })),
  ).loose;
  return (
    <div class="stack appear">
      <PolicyStatus ready={policy !== null} onPractise={() => goTo('practice')} onBacktest={() => goTo('backtest')} />
      {questions.map((question) => (
        <Asked key={question.id} question={question} actions={actions} />
      ))}
      {compiled.readback.length > 0 && (
        <ReadBack
          lines={compiled.readback}
          onAnswer={(line, answer) => void actions.mend(line, answer)}
          onAllRight={() => void actions.confirm()}
        />
      )}
      <section class="card" aria-labelledby="summary">
        <h2 id="summary">{words.summary}</h2>
        <SummaryList summary={compiled.summary} />
      </section>
      {issues.length > 0 && <IssueList issues={issues} />}
      {compiled.policy !== null && (
        <PolicyEditor
          policy={compiled.policy as Policy}
          language={language}
          check={(next) => service.check(next)}
          onChecked={(next, checked) => actions.edit(next, checked)}
        />
      )}
    </div>
  );
}
