import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_REPLY_CHARACTERS, type Agent, type TurnMessage } from '@svc/gauntlet';

/**
 * Sends a turn to an agent and gives what it answered, for `readReply`. Rejects with `AgentGone` where nobody answers.
 */
export type AskAgent = (message: TurnMessage) => Promise<unknown>;

/** Nobody answers at the agent's address: the run ends. */
export class AgentGone extends Error {
  readonly code = 'agent_gone';
  override readonly name = 'AgentGone';
}

export interface AddressOptions {
  /** How long an answer may take, its body included. */
  readonly timeoutMillis: number;
  /** How long to wait before a turn is asked once more. */
  readonly retryMillis?: number;
}

/** Answers of a gateway that found no agent behind it. */
const GATEWAY_STATUSES = [502, 503, 504];

/**
 * An agent behind an address. A turn that is not answered — no connection, a gateway without an agent, nothing in time
 * — is asked once more; then the agent is gone. Any other answer is an answer, also one that makes no sense.
 */
export function askAddress(url: string, { timeoutMillis, retryMillis = 1000 }: AddressOptions): AskAgent {
  return async (message) => {
    const first = await post(url, message, timeoutMillis);
    if (first.answered) return first.text;
    await sleep(retryMillis);
    const second = await post(url, message, timeoutMillis);
    if (second.answered) return second.text;
    throw new AgentGone(second.reason);
  };
}

/** An agent in this process. Every so often it lets the process do something else, such as draw its progress. */
export function askInProcess(agent: Agent): AskAgent {
  return async (message) => {
    await new Promise((resolve) => setImmediate(resolve));
    return agent(message);
  };
}

type Posted =
  { readonly answered: true; readonly text: string } | { readonly answered: false; readonly reason: string };

async function post(url: string, message: TurnMessage, timeoutMillis: number): Promise<Posted> {
  const { username, password, href } = withoutCredentials(url);
  try {
    const response = await fetch(href, {
      method: 'POST',
      body: JSON.stringify(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMillis),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(username !== '' && { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }),
      },
    });
    if (GATEWAY_STATUSES.includes(response.status)) {
      await response.body?.cancel();
      return { answered: false, reason: `the agent answers with status ${response.status}` };
    }
    const text = await readText(response);
    return { answered: true, text: response.ok ? text : '' };
  } catch (fault) {
    return { answered: false, reason: reasonOf(fault, timeoutMillis) };
  }
}

/** fetch refuses addresses with a user name: it travels as a header. */
function withoutCredentials(url: string): { href: string; username: string; password: string } {
  const address = new URL(url);
  const [username, password] = [decodeURIComponent(address.username), decodeURIComponent(address.password)];
  address.username = '';
  address.password = '';
  return { href: address.href, username, password };
}

/** The text of an answer, but no more of it than can be a reply. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_REPLY_CHARACTERS) return '';
  }
  return text + decoder.decode();
}

function reasonOf(fault: unknown, timeoutMillis: number): string {
  const { name, cause } = fault as { name?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return `the agent did not answer within ${timeoutMillis / 1000} seconds`;
  return typeof cause?.code === 'string'
    ? `the agent cannot be reached (${cause.code})`
    : 'the agent cannot be reached';
}
