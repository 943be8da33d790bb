import { describe, expect, it } from '@jest/globals';
import { MAX_READ_CHARACTERS, type MessageReading } from '@svc/language';
import { type BundleIssue as IssueShape, type DealScore, type DealToScore } from '@svc/negotiation-math';
import {
  ERROR_CODES,
  type CompileResult,
  type Issue,
  type PolicyTemplate as TemplateShape,
  type Question,
  type ReadBackPolicy,
  type Source,
} from '@svc/policy-compiler';
import { POLICY_SCHEMA, schemaFaults, type Policy } from '@svc/policy-rules';
import type { ReceiptCheck, ReceiptVerdict } from '@svc/receipts';
import type { PracticeMove, PracticeTurn as TurnShape, RepliedOffer, RepliedOption } from '@svc/reply';
import { type BundleIssue } from './turn/turn-classes.js';
import type { ScoreIn, ScoreResult } from './turn/score-classes.js';
import {
  type CompiledPolicyResult,
  type PolicyIssue,
  type PolicyQuestion,
  type PolicyResult,
  type PolicySource,
  type PolicyTemplate,
} from './policy/policy-classes.js';
import { EXAMPLE_POLICY } from './policy/policy-examples.js';
import type { PracticeResult, PracticeTurn } from './practice/practice-classes.js';
import type { VerifyLine, VerifyResult } from './receipt/receipt-classes.js';
import type { MenuItem, ReplyOffer } from './reply/offer-classes.js';
import { MESSAGE_MAX_CHARACTERS, type ReplyReading } from './reply/reply-classes.js';

/** True exactly when each type can stand for the other. A `false` is a compile error at the constant. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The members of a union of objects, merged: what a class, which cannot be a union, has to hold. */
type Merged<U extends object> = { [K in Extract<keyof U, string>]: U[K] };

const same: {
  issue: Same<PolicyIssue, Issue>;
  result: Same<PolicyResult, Merged<CompileResult>>;
  compiled: Same<CompiledPolicyResult, Merged<ReadBackPolicy>>;
  source: Same<PolicySource, Source>;
  question: Same<PolicyQuestion, Question>;
  template: Same<PolicyTemplate, TemplateShape>;
  line: Same<VerifyLine, ReceiptCheck>;
  verdict: Same<VerifyResult, ReceiptVerdict>;
  reading: Same<ReplyReading, MessageReading>;
  offer: Same<ReplyOffer, RepliedOffer>;
  menu: Same<MenuItem, RepliedOption>;
  turn: Same<PracticeTurn, TurnShape>;
  move: Same<PracticeResult, PracticeMove>;
  bundleIssue: Same<BundleIssue, IssueShape>;
  dealToScore: Same<ScoreIn, DealToScore>;
  dealScore: Same<ScoreResult, DealScore>;
} = {
  issue: true,
  result: true,
  compiled: true,
  source: true,
  question: true,
  template: true,
  line: true,
  verdict: true,
  reading: true,
  offer: true,
  menu: true,
  turn: true,
  move: true,
  bundleIssue: true,
  dealToScore: true,
  dealScore: true,
};

describe('the classes', () => {
  it('have the shapes that the libraries own, in both directions', () => {
    expect(Object.values(same)).not.toContain(false);
  });

  it('let nothing through that is too long for the library behind them', () => {
    expect(MESSAGE_MAX_CHARACTERS).toBeLessThanOrEqual(MAX_READ_CHARACTERS / 2);
  });

  it('come with an example policy that the policy language accepts', () => {
    const typed: Policy = structuredClone(EXAMPLE_POLICY) as unknown as Policy;
    expect(schemaFaults(POLICY_SCHEMA, typed)).toEqual([]);
    expect(ERROR_CODES).toContain('floor_above_list');
  });
});
