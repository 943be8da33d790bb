import type { Issue, IssueCode, PolicyDraft, PolicyTemplate as TemplateShape } from '@svc/policy-compiler';
import type { Policy } from '@svc/policy-rules';
import { Choice, Flag, FreeObject, ListOfNested, Text } from '../fields.js';

/** The longest description of an offer, in characters. */
export const DESCRIPTION_MAX_CHARACTERS = 8000;

/** What the compile operation takes. */
export class CompileIn {
  @Text({ description: 'The offer in plain words, English or Chinese: price, lowest acceptable price, what a discount may be traded for, what is never negotiable.', min: 1, max: DESCRIPTION_MAX_CHARACTERS, example: 'Asking $11,900 for the van, I would not go below 10,800. I can drop 200 more for cash.' })
  description!: string;
}

/** What the check operation takes. */
export class CheckIn {
  @FreeObject({ description: 'An edited policy. It is judged against the schema at /schemas/policy.json and the rules of the policy language; faults are answered as issues.' })
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

/** What compile and check return. */
export class PolicyResult {
  @Flag({ description: 'Whether no issue is an error.' })
  ok!: boolean;

  @FreeObject({ description: 'The compiled or checked policy, to be passed to reply, practice and verify. Where `ok` is true it fits /schemas/policy.json.' })
  policy!: Policy | PolicyDraft;

  @ListOfNested(() => PolicyIssue, { name: 'PolicyIssue', description: 'What to fix before going live.' })
  issues!: PolicyIssue[];

  @Text({ description: 'The policy read back in plain words, in its language.' })
  summary!: string;
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
