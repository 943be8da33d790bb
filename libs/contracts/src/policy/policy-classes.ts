import type {
  Issue,
  IssueCode,
  PatchStep,
  PolicyDraft,
  PolicyTemplate as TemplateShape,
  Question,
  QuestionChoice,
  Source,
} from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { DESCRIPTION_LENGTH, STATEMENTS_AT_MOST } from '@svc/policy-compiler/limits';
import { Choice, Flag, FreeObject, ListOf, ListOfNested, Text, Whole } from '../fields.js';
import { OneOf } from '../one-of.js';
import { PolicyReadBackLine } from './read-back-classes.js';

/** Where the schema of a policy is read, over REST and over MCP. */
export const POLICY_SCHEMA = 'the schema at /schemas/policy.json (MCP: svc://schemas/policy)';

/** What the compile operation takes. */
export class CompileIn {
  @Text({
    description: 'The offer: price, lowest price, what a discount may be traded for, what is never negotiable.',
    min: 1,
    words: true,
    max: DESCRIPTION_LENGTH,
    example: 'Asking $11,900 for the van, I would not go below 10,800. I can drop 200 more for cash.',
  })
  description!: string;

  @FreeObject({
    description:
      'For each question or line id, a choice id; for a line also `right`, {choice?, value} or {kind, …slots}.',
    optional: true,
    nullable: true,
  })
  answers?: Record<string, unknown> | null;

  @Choice(['right'], { description: '`right`: every line of `readback` is right.', optional: true, nullable: true })
  read_back?: 'right' | null;

  @ListOf(
    { type: 'object', additionalProperties: true },
    {
      description: 'Statements that the caller finds in the description: {kind, quote, …slots}.',
      optional: true,
      nullable: true,
      maxItems: STATEMENTS_AT_MOST,
    },
  )
  statements?: Record<string, unknown>[] | null;

  @ListOf(
    { type: 'object', additionalProperties: true },
    {
      description: 'Words that the seller marked: {start, end, kind, …slots}, in code points.',
      optional: true,
      nullable: true,
      maxItems: STATEMENTS_AT_MOST,
    },
  )
  marks?: Record<string, unknown>[] | null;
}

/** What the check operation takes. */
export class CheckIn {
  @FreeObject({
    schema: 'Policy',
    orOther: true,
    description: `The policy, checked by ${POLICY_SCHEMA} and the rules of the language.`,
  })
  policy!: Record<string, unknown>;
}

/** One thing to fix, or to know, before a policy goes live. */
export class PolicyIssue implements Issue {
  @Text({ description: 'A stable code, such as floor_above_list.' })
  code!: IssueCode;

  @Choice(['error', 'warning'], {
    description: 'How serious the issue is: a policy with an error cannot be used for replies.',
  })
  severity!: 'error' | 'warning';

  @Text({ description: 'JSON pointer (RFC 6901) into the policy; empty for the whole policy.' })
  path!: string;

  @Text({ description: 'What is wrong, in the policy’s language.' })
  message!: string;

  @Text({ description: 'What the seller could write or change.' })
  suggestion!: string;

  @Text({ description: 'The words of the description that cause the issue.', nullable: true })
  quote!: string | null;
}

/** What check returns. */
@OneOf([{ ok: { is: true }, policy: { schema: 'Policy' } }, { ok: { is: false } }])
export class PolicyResult {
  @Flag({ description: 'If true, nothing is left to fix.' })
  ok!: boolean;

  @FreeObject({
    description: `The policy, for reply, practice and verify. If \`ok\` is true, it fits ${POLICY_SCHEMA}.`,
  })
  policy!: Policy | PolicyDraft;

  @ListOfNested(() => PolicyIssue, { name: 'PolicyIssue', description: 'What to fix.' })
  issues!: PolicyIssue[];

  @Text({ description: 'The policy in plain words.' })
  summary!: string;
}

/** The words that a part of the policy comes from. */
export class PolicySource implements Source {
  @Text({ description: 'JSON pointer to the part of the policy.' })
  path!: string;

  @Text({ description: 'The exact words of the description.' })
  quote!: string;

  @Whole({ description: 'Code point where the words begin.', min: 0 })
  start!: number;

  @Whole({ description: 'Code point after the words.', min: 0 })
  end!: number;
}

/** One answer that a question takes. */
export class PolicyChoice implements QuestionChoice {
  @Text({ description: 'The id to send in `answers`.' })
  id!: string;

  @Text({ description: 'The choice in words.' })
  label!: string;

  @ListOf(
    { type: 'object', additionalProperties: true },
    {
      description: 'JSON Patch (RFC 6902) of the returned policy.',
    },
  )
  patch!: PatchStep[];
}

/** Words that can be read in more than one way. */
export class PolicyQuestion implements Question {
  @Text({ description: 'The id of the question; the same in every call.' })
  id!: string;

  @Text({ description: 'JSON pointer to what the answer decides.' })
  path!: string;

  @Text({ description: 'The words of the description that are asked about.' })
  quote!: string;

  @Text({ description: 'The question, in the policy’s language.' })
  ask!: string;

  @ListOfNested(() => PolicyChoice, {
    name: 'PolicyChoice',
    description: 'The choices; the first applies until the question is answered.',
  })
  choices!: PolicyChoice[];

  @Choice(['error', 'warning'], {
    description: 'With `error`, `ok` is false until the question is answered.',
  })
  severity!: 'error' | 'warning';
}

/** What compile returns. */
export class CompiledPolicyResult extends PolicyResult {
  @ListOfNested(() => PolicySource, {
    name: 'PolicySource',
    description: 'The words that each part of the policy comes from.',
  })
  sources!: PolicySource[];

  @ListOfNested(() => PolicyQuestion, {
    name: 'PolicyQuestion',
    description: 'What is unclear, to ask the seller.',
  })
  questions!: PolicyQuestion[];

  @ListOfNested(() => PolicyReadBackLine, {
    name: 'PolicyReadBackLine',
    description: 'What was understood, line by line.',
  })
  readback!: PolicyReadBackLine[];

  @ListOf(
    { type: 'object', additionalProperties: true },
    { description: 'The statements that were read; send them back with `answers`.' },
  )
  statements!: Record<string, unknown>[];
}

/** A worked starting policy. */
export class PolicyTemplate implements TemplateShape {
  @Text({ description: 'The id of the template; the MCP tool compile_offer_policy accepts it as `template`.' })
  id!: TemplateShape['id'];

  @Text({ description: 'The name of the template for people.' })
  title!: string;

  @Choice(['en', 'zh'], { description: 'The language of the policy’s texts.' })
  language!: 'en' | 'zh';

  @Text({ description: 'The engine that a seeded simulation of this kind of offer found best.' })
  engine!: string;

  @Text({ description: 'The offer in plain words.' })
  description!: string;

  @FreeObject({ schema: 'Policy', description: 'A valid policy, ready to be edited.' })
  policy!: Policy;

  @Text({ description: 'The policy in plain words.' })
  summary!: string;
}

/** What the templates operation returns. */
export class TemplatesResult {
  @ListOfNested(() => PolicyTemplate, { name: 'PolicyTemplate', description: 'Complete policies to start from.' })
  templates!: PolicyTemplate[];
}

/** The 400 body of an operation that was given a policy with errors. */
export class PolicyRefusal {
  @Text({ description: 'States that the policy has errors.' })
  detail!: string;

  @ListOfNested(() => PolicyIssue, { name: 'PolicyIssue', description: 'The errors, with any warnings.' })
  issues!: PolicyIssue[];
}
