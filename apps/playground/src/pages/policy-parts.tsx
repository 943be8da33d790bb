import type { VNode } from 'preact';
import { annotate, type Pinned } from '../annotations.js';
import { AnnotatedText } from '../components/annotated-text.js';
import { IssueList, IssueNote } from '../components/issue-list.js';
import { PolicyEditor } from '../components/policy-editor.js';
import { PolicyStatus } from '../components/policy-status.js';
import { QuestionCard } from '../components/question-card.js';
import { ReadBack } from '../components/read-back.js';
import { SummaryList } from '../components/summary-list.js';
import { UseIt } from '../components/use-it.js';
import { marksOf } from '../marks.js';
import { goTo } from '../route.js';
import type { CompileAnswer, Policy } from '../service/service.js';
import { useSession } from '../session.js';
import type { PolicyActions } from '../use-policy.js';
import { useWords } from '../words/words.js';
import { asksGoneBy, FallingReserve } from './falling-reserve.js';
import { LinkMaker } from './link-maker.js';

/** Shows what is left to do with a policy that is ready. */
export const showUse = (): void => document.getElementById('use-it')?.scrollIntoView();

interface PartProps {
  readonly compiled: CompileAnswer;
  readonly actions: PolicyActions;
}

/** The description with what became of it, what is asked about it, and what is to be said about it. */
export function Words({ compiled, actions }: PartProps) {
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

/** What was understood, to be confirmed or mended. */
export function Understood({ compiled, actions }: PartProps) {
  if (compiled.readback.length === 0) return null;
  return (
    <ReadBack
      lines={compiled.readback}
      asked={compiled.questions.map(({ quote }) => quote)}
      onAnswer={(line, answer) => void actions.mend(line, answer)}
      onAllRight={() => void actions.confirm()}
    />
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
      {...(question.id.startsWith(NO_LOWEST) && { onFigure: (figure: number) => void actions.sayLowest(figure) })}
    />
  );
}

/** The question for a lowest price that no words name. */
const NO_LOWEST = 'lowest_price_missing';

/** What the words became as a whole: whether it can be used, the rules, and the form to change them. */
export function Rules({ compiled, actions, shown }: PartProps & { readonly shown: string }) {
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
  const notes = issues.filter((issue) => policy === null || !asksGoneBy(issue));
  return (
    <div class="stack appear">
      <PolicyStatus
        ready={policy !== null}
        onPractise={() => goTo('practice')}
        onBacktest={() => goTo('backtest')}
        onUse={showUse}
      />
      {questions.map((question) => (
        <Asked key={question.id} question={question} actions={actions} />
      ))}
      <section class="card" aria-labelledby="summary">
        <h2 id="summary">{words.summary}</h2>
        <SummaryList summary={compiled.summary} />
      </section>
      {notes.length > 0 && <IssueList issues={notes} />}
      {policy !== null && <FallingReserve key={policy.list_price} policy={policy} issues={issues} actions={actions} />}
      {policy !== null && (
        <UseIt policy={policy}>
          <LinkMaker policy={policy} />
        </UseIt>
      )}
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
