import { AnnotatedText } from '../components/annotated-text.js';
import { DescriptionForm } from '../components/description-form.js';
import { GoneBy } from '../components/gone-by.js';
import { IssueList, IssueNote } from '../components/issue-list.js';
import { MarkWords } from '../components/mark-words.js';
import { MarkedText } from '../components/marked-text.js';
import { NumberField } from '../components/number-field.js';
import { PeriodFields } from '../components/period-fields.js';
import { PolicyEditor } from '../components/policy-editor.js';
import { PolicyForm } from '../components/policy-form.js';
import { PolicyMissing } from '../components/policy-missing.js';
import { PolicyStatus } from '../components/policy-status.js';
import { Steps } from '../components/steps.js';
import { UseIt } from '../components/use-it.js';
import { PolicyUpload } from '../components/policy-upload.js';
import { QuestionCard } from '../components/question-card.js';
import { ReadBack } from '../components/read-back.js';
import { SayingsForm } from '../components/sayings-form.js';
import { SummaryList } from '../components/summary-list.js';
import { TemplateList } from '../components/template-list.js';
import { TermForm } from '../components/term-form.js';
import { TextField } from '../components/text-field.js';
import { TypedField } from '../components/typed-field.js';
import { DESK, LINES, nothing, QUESTION, TERM } from './samples.js';

const MARKS = [
  { start: 17, end: 21, label: 'list price', asked: false },
  { start: 33, end: 37, label: 'lowest price', asked: true },
];
const MISSING = {
  none: 'There is no policy yet.',
  begin: 'Describe an offer',
  waiting: 'Your policy waits for an answer.',
  answerIt: 'Answer it',
};
const TEXT = 'Oak desk, asking $900, not below $780.';
const ISSUE = {
  severity: 'warning',
  message: 'What delivery costs is not said.',
  suggestion: 'Say it.',
  quote: 'Free delivery',
};

export const POLICY_STATES = {
  'annotated-text': [
    <AnnotatedText
      sentences={[
        {
          text: TEXT,
          marks: MARKS,
          pinned: [<QuestionCard key="q" question={QUESTION} answer={null} onAnswer={nothing} />],
        },
        { text: 'Free delivery.', marks: [], pinned: [<IssueNote key="n" issue={ISSUE} />] },
      ]}
    />,
  ],
  'description-form': [
    <DescriptionForm text="" busy={false} compiledOnce={false} onText={nothing} onCompile={nothing} />,
    <DescriptionForm text={TEXT} busy={false} compiledOnce={false} onText={nothing} onCompile={nothing} />,
    <DescriptionForm text={TEXT} busy compiledOnce onText={nothing} onCompile={nothing} />,
  ],
  'issue-list': [
    <IssueList
      issues={[ISSUE, { severity: 'error', message: 'The lowest price is above list.', suggestion: '', quote: null }]}
    />,
  ],
  'mark-words': [
    <MarkWords selected={null} busy={false} onMark={nothing} />,
    <MarkWords selected={{ start: 10, end: 21, words: 'asking $900' }} busy={false} onMark={nothing} />,
  ],
  'marked-text': [<MarkedText text={TEXT} marks={MARKS} />, <MarkedText text="Nothing is marked here." marks={[]} />],
  'number-field': [
    <NumberField label="Lowest price" value={780} onNumber={nothing} />,
    <NumberField label="Discount" percent value={0.06} onNumber={nothing} />,
    <NumberField label="Nothing said" value={undefined} onNumber={nothing} />,
  ],
  'policy-editor': [
    <PolicyEditor policy={DESK} language="en" check={() => new Promise(nothing)} onChecked={nothing} />,
  ],
  'gone-by': [
    <GoneBy
      proposals={[{ reserve_price: 880, reserve_dates: [{ from: 'YYYY-MM-DD', price: 820 }] }]}
      today="2026-12-01"
      money={String}
      onFall={nothing}
    />,
  ],
  'period-fields': [
    <PeriodFields policy={DESK} onChange={nothing} />,
    <PeriodFields policy={{ ...DESK, period: { unit: 'month', min: 3 } }} onChange={nothing} />,
  ],
  'policy-form': [<PolicyForm policy={DESK} language="en" onChange={nothing} />],
  'policy-missing': [false, true].map((waits) => <PolicyMissing words={MISSING} waits={waits} />),
  'policy-status': [true, false].map((ready) => (
    <PolicyStatus ready={ready} onPractise={nothing} onBacktest={nothing} onUse={nothing} />
  )),
  'policy-upload': [<PolicyUpload onPolicy={nothing} />],
  'read-back': [<ReadBack lines={LINES} asked={[]} onAnswer={nothing} onAllRight={nothing} />],
  'question-card': [
    <QuestionCard question={QUESTION} answer={null} onAnswer={nothing} />,
    <QuestionCard question={QUESTION} answer={null} onAnswer={nothing} onFigure={nothing} />,
    <QuestionCard question={{ ...QUESTION, severity: 'warning' }} answer="a" onAnswer={nothing} />,
  ],
  'sayings-form': [<SayingsForm policy={DESK} onChange={nothing} />],
  'use-it': [<UseIt policy={DESK} />],
  steps: [<Steps current="say" />, <Steps current="use" />],
  'summary-list': [<SummaryList summary={'The list price is $900.\nThe lowest is $780.'} />],
  'template-list': [
    <TemplateList
      language="en"
      templates={[{ id: 'desk', title: 'Oak desk', language: 'en', description: TEXT }]}
      onChoose={nothing}
    />,
  ],
  'term-form': [<TermForm term={TERM} onChange={nothing} />],
  'text-field': [<TextField label="Name" value="Oak desk" onText={nothing} />],
  'typed-field': [null, '“abc” is not a number.'].map((fault) => (
    <TypedField label="Price" value={fault === null ? '900' : 'abc'} numeric fault={fault} onLeft={nothing} />
  )),
};
