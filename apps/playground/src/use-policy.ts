import { applyPatch, type PatchStep } from './json-patch.js';
import { sourcesThatHold } from './marks.js';
import { marksThatHold, type SellerMark } from './seller-marks.js';
import type { Answers, CheckAnswer, CompileAnswer, Policy } from './service/service.js';
import { useSession } from './session.js';
import { useCall, type CallState } from './use-call.js';

type Question = CompileAnswer['questions'][number];

/** What the policy page does; each call is followed by `call`. */
export interface PolicyActions {
  readonly call: CallState;
  compile(description: string, answers?: Answers): Promise<boolean>;
  answer(question: Question, choice: string): Promise<boolean>;
  /** Adds the lowest price to the description, in its language. */
  sayLowest(price: number): Promise<boolean>;
  /** Mends one line of what was understood. */
  mend(line: string, answer: string | { value: number }): Promise<boolean>;
  /** Says what words of the description are. */
  mark(mark: SellerMark): Promise<boolean>;
  /** Says that all of what was understood is right. */
  confirm(): Promise<boolean>;
  /** Takes a policy that was changed by hand and checked. */
  edit(policy: Policy, checked: CheckAnswer): void;
  /** Takes a policy that no words stand behind. */
  open(policy: unknown): Promise<boolean>;
}

/** A description with its lowest price said at its end, in its language. */
function withLowest(description: string, price: number): string {
  const ended = description.trim();
  if (/\p{Script=Han}/u.test(ended)) return `${ended.replace(/(?<![。！？])$/, '。')}最低${price}。`;
  return `${ended.replace(/(?<![.!?])$/, '.')} The lowest price is ${price}.`;
}

/** What stands behind a policy that no words made. */
const NO_WORDS = { sources: [], questions: [], readback: [], statements: [] };

/** The policy of this tab, and what can be done with it. */
export function usePolicy(): PolicyActions {
  const { service, description, answers, marks, compiled, edited, keep } = useSession();
  const call = useCall();
  const compile = (from: string, given: Answers = {}, allRight = false, said: readonly SellerMark[] = []) =>
    call.run(async () => {
      const statements = from === description ? (compiled?.statements ?? []) : [];
      const marked = [...marksThatHold(marks, description, from), ...said];
      const answer = await service.compile(from, { answers: given, statements, allRight, marks: marked });
      const policy = answer.ok ? (answer.policy as Policy) : null;
      keep({ description: from, answers: given, marks: marked, compiled: answer, policy, edited: false });
    });
  // Words of the description stand behind what they became until that is changed.
  const edit = (next: Policy, checked: CheckAnswer, questions = compiled?.questions ?? []) => {
    const open = questions.some(({ id, severity }) => severity === 'error' && answers[id] === undefined);
    const sources = sourcesThatHold(compiled?.sources ?? [], compiled?.policy, next);
    const ok = checked.ok && !open;
    keep({
      compiled: { ...checked, ...NO_WORDS, ok, policy: next, sources, questions },
      policy: ok ? next : null,
      edited: true,
    });
  };
  const answer = (question: Question, choice: string) => {
    if (!edited) return compile(description, { ...answers, [question.id]: choice });
    // What was changed by hand is kept: the choice is put into it here.
    const patch = question.choices.find(({ id }) => id === choice)?.patch ?? [];
    const others = (compiled?.questions ?? []).filter(({ id }) => id !== question.id);
    return call.run(async () => {
      const next = applyPatch(compiled?.policy, patch as unknown as readonly PatchStep[]) as Policy;
      edit(next, await service.check(next), others);
    });
  };
  const open = (policy: unknown) =>
    call.run(async () => {
      const checked = await service.check(policy);
      keep({
        description: '',
        answers: {},
        marks: [],
        compiled: { ...checked, policy: policy as Policy, ...NO_WORDS },
        policy: checked.ok ? (policy as Policy) : null,
        edited: true,
      });
    });
  const mend = (line: string, said: string | { value: number }) => compile(description, { ...answers, [line]: said });
  const mark = (said: SellerMark) => compile(description, answers, false, [said]);
  const confirm = () => compile(description, answers, true);
  const sayLowest = (price: number) => compile(withLowest(description, price), answers);
  return { call, compile, answer, sayLowest, mend, mark, confirm, edit, open };
}
