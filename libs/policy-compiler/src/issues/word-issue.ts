import type { Issue, IssueCode } from '../issue.js';
import { severityOf } from '../issue.js';
import { CHINESE_ISSUES } from './chinese.js';
import { ENGLISH_ISSUES } from './english.js';
import type { IssueText, IssueTexts } from './issue-texts.js';
import { CODE_OF } from './issue-texts.js';

/** The words of the issues by the language of a policy. */
const TEXTS: Readonly<Record<'en' | 'zh', IssueTexts>> = { en: ENGLISH_ISSUES, zh: CHINESE_ISSUES };

/** Something found in a policy, before it is put into words: which text, what its words need, and where. */
export interface Finding {
  code: IssueCode;
  text: keyof IssueTexts;
  args: readonly unknown[];
  /** JSON pointer (RFC 6901) into the policy; empty for the whole. */
  path: string;
  /** The exact words of the description that it comes from, or null. */
  quote: string | null;
}

/**
 * A finding with the arguments that its words need.
 * @example finding('floorAboveList', '/floor_price', [120, 100]).code // 'floor_above_list'
 */
export function finding<Text extends keyof IssueTexts>(
  text: Text,
  path: string,
  args: Parameters<IssueTexts[Text]>,
  quote: string | null = null,
): Finding {
  return { code: CODE_OF[text], text, args, path, quote };
}

/**
 * A finding in words.
 * @example wordIssue(finding('currenciesMixed', '/currency', ['USD', 'EUR']), 'zh').suggestion // '请只用一种货币。'
 */
export function wordIssue({ code, text, args, path, quote }: Finding, language: 'en' | 'zh'): Issue {
  // `finding` has checked the arguments against the text that they belong to.
  const say = TEXTS[language][text] as (...values: readonly unknown[]) => IssueText;
  const [message, suggestion] = say(...args);
  return { code, severity: severityOf(code), path, message, suggestion, quote };
}

/** Whether any of the findings is an error. */
export function hasErrorFinding(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => severityOf(code) === 'error');
}
