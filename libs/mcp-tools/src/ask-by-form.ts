import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { isRecord, type CompiledPolicyResult } from '@svc/contracts';

/** The one form of a call, by its key among the client's responses. */
const FORM = 'questions';

/** A question of an answer, as a form shows it. */
type AskedQuestion = CompiledPolicyResult['questions'][number];

/** By the operation's id: the questions that its answer leaves open, and the argument that takes the replies. */
const ASKING: Readonly<
  Record<string, { readonly argument: string; readonly open: (body: object) => AskedQuestion[] }>
> = {
  compilePolicy: { argument: 'answers', open: (body) => [...((body as CompiledPolicyResult).questions ?? [])] },
};

/** What of a request says whether its client can show a form. */
export interface FormClient {
  readonly mcpReq: Pick<ServerContext['mcpReq'], 'envelope' | 'inputResponses'>;
  /** What the client told when it connected; none where every request stands alone. */
  readonly connected?: ClientCapabilities | undefined;
}

/** Whether the client shows forms: those of 2026 say so in each request, those before when they connected. */
function showsForms({ mcpReq, connected }: FormClient): boolean {
  const envelope = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  const told = (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? connected) as ClientCapabilities | undefined;
  const { elicitation } = told ?? {};
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/**
 * The arguments with what the person answered in the form; as they came before a form was shown, or where it was
 * declined.
 * @example withReplies('compilePolicy', { description }, request).answers // { lowest_price_scale_os8f21: 'scaled' }
 */
export function withReplies(
  operation: string,
  args: Readonly<Record<string, unknown>>,
  { mcpReq }: FormClient,
): Readonly<Record<string, unknown>> {
  const asking = ASKING[operation];
  const content = asking === undefined ? undefined : acceptedContent(mcpReq.inputResponses, FORM);
  if (asking === undefined || content === undefined) return args;
  const replies = Object.entries(content).filter(([, choice]) => typeof choice === 'string' && choice !== '');
  const given = args[asking.argument];
  const before = typeof given === 'object' && given !== null ? given : {};
  return { ...args, [asking.argument]: { ...before, ...Object.fromEntries(replies) } };
}

/**
 * The form that asks what an answer leaves open, with a field a question and a choice a line; null where nothing is
 * open, the client shows no forms, or it was shown one already.
 */
export function formFor(operation: string, result: CallToolResult, client: FormClient): InputRequiredResult | null {
  const asking = ASKING[operation];
  if (asking === undefined || client.mcpReq.inputResponses !== undefined || !showsForms(client)) return null;
  const questions = isRecord(result.structuredContent) ? asking.open(result.structuredContent) : [];
  if (questions.length === 0) return null;
  const properties = Object.fromEntries(
    questions.map(({ id, ask, quote, choices }) => [
      id,
      {
        type: 'string' as const,
        title: ask,
        description: quote,
        oneOf: choices.map((choice) => ({ const: choice.id, title: choice.label })),
      },
    ]),
  );
  const message = questions.map(({ ask }) => ask).join('\n');
  const form = inputRequired.elicit({ message, requestedSchema: { type: 'object', properties } });
  return inputRequired({ inputRequests: { [FORM]: form } });
}
