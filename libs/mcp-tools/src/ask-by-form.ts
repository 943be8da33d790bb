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
import { askedByCompile, withFormOfCompile, type AskedForm } from './compile-form.js';

/** The one form of a call, by its key among the client's responses. */
const FORM = 'questions';

/** By the operation's id: what its answer asks, and its arguments with what a person filled in. */
const ASKING: Readonly<
  Record<
    string,
    {
      readonly asked: (body: object) => AskedForm | null;
      readonly filled: typeof withFormOfCompile;
    }
  >
> = {
  compilePolicy: { asked: (body) => askedByCompile(body as CompiledPolicyResult), filled: withFormOfCompile },
};

/** What of a request says whether its client can show a form. */
export interface FormClient {
  readonly mcpReq: Pick<ServerContext['mcpReq'], 'envelope' | 'inputResponses' | 'requestState'>;
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
 * The arguments with what the person answered in the form, and with what the form kept; as they came before a form was
 * shown. Where it was declined, only what it kept is added.
 * @example withReplies('compilePolicy', { description }, request).answers // { lowest_price_scale_os8f21: 'scaled' }
 */
export function withReplies(
  operation: string,
  args: Readonly<Record<string, unknown>>,
  { mcpReq }: FormClient,
): Readonly<Record<string, unknown>> {
  const asking = ASKING[operation];
  if (asking === undefined || mcpReq.inputResponses === undefined) return args;
  const kept = { ...keptIn(mcpReq.requestState()), ...args };
  const content = acceptedContent(mcpReq.inputResponses, FORM);
  return content === undefined ? kept : asking.filled(kept, content);
}

/** What a form kept, from the text that the client sends back: checked as arguments are, since anybody can write it. */
function keptIn(state: unknown): Readonly<Record<string, unknown>> {
  if (typeof state !== 'string') return {};
  try {
    const kept: unknown = JSON.parse(state);
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/**
 * The form that asks what an answer leaves open; null where nothing is open, the client shows no forms, or it was shown
 * one already.
 */
export function formFor(operation: string, result: CallToolResult, client: FormClient): InputRequiredResult | null {
  const asking = ASKING[operation];
  if (asking === undefined || client.mcpReq.inputResponses !== undefined || !showsForms(client)) return null;
  const asked = isRecord(result.structuredContent) ? asking.asked(result.structuredContent) : null;
  if (asked === null) return null;
  const { message, fields, kept } = asked;
  const form = inputRequired.elicit({ message, requestedSchema: { type: 'object', properties: { ...fields } } });
  const requestState = Object.keys(kept).length === 0 ? {} : { requestState: JSON.stringify(kept) };
  return inputRequired({ inputRequests: { [FORM]: form }, ...requestState });
}
