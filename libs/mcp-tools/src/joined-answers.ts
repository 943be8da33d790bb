import type { CompiledPolicyResult, InputFault, TemplatesResult } from '@svc/contracts';

/** What a joined operation's body means to the tool that asked, or which argument was wrong. */
export type JoinedAnswer =
  { readonly ok: true; readonly body: object } | { readonly ok: false; readonly fault: InputFault };

/** How a tool answers from a joined operation: by the operation's id, given the argument and the operation's body. */
export const JOINED_ANSWERS: Readonly<Record<string, (given: string, body: object) => JoinedAnswer>> = {
  listPolicyTemplates: templateAnswer,
  readStoreRequest: (_id, body) => ({ ok: true, body }),
};

/** A template as the compiler would have answered: every template passes check, so there is nothing to fix. */
function templateAnswer(given: string, body: object): JoinedAnswer {
  const { templates } = body as TemplatesResult;
  const found = templates.find(({ id }) => id === given);
  const ids = templates.map(({ id }) => id);
  if (found === undefined) {
    return {
      ok: false,
      fault: {
        loc: ['body', 'template'],
        msg: `Input should be one of ${ids.join(', ')}`,
        type: 'enum',
        input: null,
        ctx: { expected: ids },
      },
    };
  }
  const { policy, summary } = found;
  const answer: CompiledPolicyResult = {
    ok: true,
    policy,
    issues: [],
    summary,
    sources: [],
    questions: [],
    readback: [],
    statements: [],
  };
  return { ok: true, body: answer };
}
