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
    description: 'Id of a question or line → choice id; of a line also `right`, {choice?, value} or {kind, …slots}.',
    optional: true,
    nullable: true,
  })
  answers?: Record<string, unknown> | null;

  @Choice(['right'], { description: 'All of `readback` is right.', optional: true, nullable: true })
  read_back?: 'right' | null;

  @ListOf(
    { type: 'object', additionalProperties: true },
    {
      description: 'What the description says, {kind, quote, …slots}, where the caller points.',
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
    description: `Judged by ${POLICY_SCHEMA} and the rules of the language.`,
  })
  policy!: Record<string, unknown>;
}

/** One thing to fix, or to know, before a policy goes live. */
export class PolicyIssue implements Issue {
  @Text({ description: 'A stable code, such as floor_above_list.' })
  code!: IssueCode;

  @Choice(['error', 'warning'], { description: 'A policy with an error is not used for replies.' })
  severity!: 'error' | 'warning';

  @Text({ description: 'JSON pointer (RFC 6901) into the policy; empty for the whole of it.' })
  path!: string;

  @Text({ description: 'What is wrong, in the policy’s language.' })
  message!: string;

  @Text({ description: 'What the seller could write or change.' })
  suggestion!: string;

  @Text({ description: 'The words of the description that it comes from.', nullable: true })
  quote!: string | null;
}

/** What check returns. */
@OneOf([{ ok: { is: true }, policy: { schema: 'Policy' } }, { ok: { is: false } }])
export class PolicyResult {
  @Flag({ description: 'Nothing is left to fix.' })
  ok!: boolean;

  @FreeObject({
    description: `For reply, practice and verify. Where \`ok\` is true it fits ${POLICY_SCHEMA}.`,
  })
  policy!: Policy | PolicyDraft;

  @ListOfNested(() => PolicyIssue, { name: 'PolicyIssue', description: 'What to fix.' })
  issues!: PolicyIssue[];

  @Text({ description: 'The policy in plain words.' })
  summary!: string;
}

/** The words that a part of the policy comes from. */
export class PolicySource implements Source {
  @Text({ description: 'JSON pointer into the policy.' })
  path!: string;

  @Text({ description: 'The exact words.' })
  quote!: string;

  @Whole({ description: 'Code point where they begin.', min: 0 })
  start!: number;

  @Whole({ description: 'Code point behind them.', min: 0 })
  end!: number;
}

/** One answer that a question takes. */
export class PolicyChoice implements QuestionChoice {
  @Text({ description: 'What `answers` names.' })
  id!: string;

  @Text({ description: 'What it means.' })
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
  @Text({ description: 'Holds from call to call.' })
  id!: string;

  @Text({ description: 'JSON pointer to what the answer decides.' })
  path!: string;

  @Text({ description: 'The words asked about.' })
  quote!: string;

  @Text({ description: 'The question.' })
  ask!: string;

  @ListOfNested(() => PolicyChoice, {
    name: 'PolicyChoice',
    description: 'Until answered the first is taken.',
  })
  choices!: PolicyChoice[];

  @Choice(['error', 'warning'], {
    description: 'With `error`, `ok` is false until it is answered.',
  })
  severity!: 'error' | 'warning';
}

/** What compile returns. */
export class CompiledPolicyResult extends PolicyResult {
  @ListOfNested(() => PolicySource, {
    name: 'PolicySource',
    description: 'Where parts come from.',
  })
  sources!: PolicySource[];

  @ListOfNested(() => PolicyQuestion, {
    name: 'PolicyQuestion',
    description: 'What is unclear.',
  })
  questions!: PolicyQuestion[];

  @ListOfNested(() => PolicyReadBackLine, {
    name: 'PolicyReadBackLine',
    description: 'What was understood.',
  })
  readback!: PolicyReadBackLine[];

  @ListOf({ type: 'object', additionalProperties: true }, { description: 'Send it back with `answers`.' })
  statements!: Record<string, unknown>[];
}

/** A worked starting policy. */
export class PolicyTemplate implements TemplateShape {
  @Text({ description: 'Also accepted by the MCP tool compile_offer_policy as `template`.' })
  id!: TemplateShape['id'];

  @Text({ description: 'Its name for people.' })
  title!: string;

  @Choice(['en', 'zh'], { description: 'The language of its words.' })
  language!: 'en' | 'zh';

  @Text({ description: 'The engine that a seeded simulation of its domain found best.' })
  engine!: string;

  @Text({ description: 'The offer in plain words.' })
  description!: string;

  @FreeObject({ schema: 'Policy', description: 'A policy that passes check, ready to be edited.' })
  policy!: Policy;

  @Text({ description: 'The policy read back in plain words.' })
  summary!: string;
}

/** What the templates operation returns. */
export class TemplatesResult {
  @ListOfNested(() => PolicyTemplate, { name: 'PolicyTemplate', description: 'Worked starting policies.' })
  templates!: PolicyTemplate[];
}

/** The 400 body of an operation that was given a policy with errors. */
export class PolicyRefusal {
  @Text({ description: 'That the policy has errors.' })
  detail!: string;

  @ListOfNested(() => PolicyIssue, { name: 'PolicyIssue', description: 'The errors, and the warnings beside them.' })
  issues!: PolicyIssue[];
}
