import { detectLanguage } from '@svc/language';
import type { LineAnswer, ReadBackPolicy, SellerMark } from '@svc/policy-compiler';
import { compilePolicy } from '@svc/policy-compiler';
import type { Row } from '../descriptions/truth.js';
import { compileBeside, ownReading } from '../../libs/policy-compiler/src/read-back/index.js';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

/** What a seller has said so far: by the id of a line or question, and words that were marked. */
export interface Mending {
  answers: Readonly<Record<string, LineAnswer>>;
  marks: readonly SellerMark[];
  /** ISO 4217; undefined: not said. */
  currency: string | undefined;
}

/** A description as somebody reads it, compiled with what the seller mends. */
export type Compile = (mending: Mending) => ReadBackPolicy;

/** Whoever says what the words of a description mean. */
export type Source = (row: Row) => Compile;

const withCurrency = (currency: string | undefined): { salt: string; currency?: string } =>
  currency === undefined ? { salt: SALT } : { salt: SALT, currency };

/** Statements that were pointed at, by the id of the row, beside the built-in reader as the second opinion. */
export const reported =
  (reports: ReadonlyMap<string, unknown>): Source =>
  ({ id, description }) => {
    const own = ownReading(description, detectLanguage(description) ?? 'en', undefined);
    return ({ answers, marks, currency }) =>
      compileBeside(own, description, reports.get(id), { ...withCurrency(currency), answers, marks });
  };

/** The kind that the answer to a line of the built-in reader marks its words with. */
const markedKind = (answer: string): string =>
  ({ tell: 'fact', refuse: 'never', leave: 'nothing' })[answer] ?? answer.slice('as_'.length);

/** The built-in reader: an answer to a line is a mark on its words, as it is in the product. */
export const builtIn: Source = ({ description }) => {
  const lines = compilePolicy(description, { salt: SALT }).readback;
  return ({ answers, marks, currency }) => {
    const asked: Record<string, string> = {};
    const marked: SellerMark[] = [...marks];
    for (const [id, answer] of Object.entries(answers)) {
      const line = lines.find((one) => one.id === id);
      if (line === undefined) asked[id] = String(answer);
      else marked.push({ start: line.start, end: line.end, kind: markedKind(String(answer)) });
    }
    return compilePolicy(description, { ...withCurrency(currency), answers: asked, marks: marked });
  };
};
