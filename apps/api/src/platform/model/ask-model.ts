import type Anthropic from '@anthropic-ai/sdk';
import type { ModelTask } from './model-task.js';

/** What an answer says it has taken, in tokens; a number is undefined where it says nothing of the kind. */
export interface TokenCounts {
  readonly input: number | undefined;
  readonly output: number | undefined;
}

/** How asking a model ended: with an answer that fits, with one that does not, or with none. */
export type ModelOutcome<Result> =
  | { kind: 'answered'; result: Result; tokens: TokenCounts }
  | { kind: 'misfit'; tokens: TokenCounts }
  | { kind: 'fault'; reason: string; retryAfterSeconds: number | null };

/** A second attempt needs at least this long, in milliseconds. */
const LEAST_SECOND_MILLIS = 1_500;
/** Answers after which the same request may succeed at once. */
const PASSING = new Set([408, 409, 500, 502, 503, 504, 529]);

/**
 * Asks a model, at most twice and never longer than the task allows: the limit is kept whatever the client library,
 * the network or the server does. It ends at once when `left` aborts: nobody waits any more. It never throws.
 */
export async function askModel<Result>(
  client: Anthropic,
  model: string,
  task: ModelTask<Result>,
  left?: AbortSignal,
): Promise<ModelOutcome<Result>> {
  const deadline = new AbortController();
  const endsAt = performance.now() + task.timeoutMillis;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<ModelOutcome<Result>>((resolve) => {
    timer = setTimeout(() => {
      deadline.abort();
      resolve({ kind: 'fault', reason: 'timeout', retryAfterSeconds: null });
    }, task.timeoutMillis);
  });
  const stop = (): void => deadline.abort();
  left?.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([askTwice(client, model, task, deadline.signal, endsAt), tooLate]);
  } finally {
    clearTimeout(timer);
    left?.removeEventListener('abort', stop);
  }
}

async function askTwice<Result>(
  client: Anthropic,
  model: string,
  task: ModelTask<Result>,
  signal: AbortSignal,
  endsAt: number,
): Promise<ModelOutcome<Result>> {
  try {
    return await askOnce(client, model, task, signal);
  } catch (error) {
    const mayPass = statusOf(error) === null || PASSING.has(statusOf(error) ?? 0);
    if (!mayPass || signal.aborted || endsAt - performance.now() < LEAST_SECOND_MILLIS) return faultOf(error);
  }
  try {
    return await askOnce(client, model, task, signal);
  } catch (error) {
    return faultOf(error);
  }
}

async function askOnce<Result>(
  client: Anthropic,
  model: string,
  task: ModelTask<Result>,
  signal: AbortSignal,
): Promise<ModelOutcome<Result>> {
  const answer = await client.messages.create(
    {
      model,
      max_tokens: task.maxTokens,
      system: task.instructions,
      messages: [{ role: 'user', content: task.content }],
      tools: [task.tool],
      tool_choice: { type: 'tool', name: task.tool.name },
    },
    { signal, timeout: task.timeoutMillis, maxRetries: 0 },
  );
  // The server may be any that speaks this API, so nothing about the shape is taken for granted.
  const blocks: unknown = answer?.content;
  const call: unknown = Array.isArray(blocks)
    ? blocks.find((block: unknown) => isCallOf(task.tool.name, block))
    : undefined;
  const result = call === undefined ? null : task.accept((call as { input: unknown }).input);
  const tokens = tokensOf(answer?.usage);
  return result === null ? { kind: 'misfit', tokens } : { kind: 'answered', result, tokens };
}

function tokensOf(usage: unknown): TokenCounts {
  const said = (typeof usage === 'object' && usage !== null ? usage : {}) as Readonly<Record<string, unknown>>;
  const count = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined);
  return { input: count(said['input_tokens']), output: count(said['output_tokens']) };
}

function isCallOf(name: string, block: unknown): boolean {
  return (
    typeof block === 'object' &&
    block !== null &&
    'type' in block &&
    block.type === 'tool_use' &&
    'name' in block &&
    block.name === name &&
    'input' in block
  );
}

/** The status that an error of the client library carries; null for a broken connection or a body that is no JSON. */
function statusOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

function faultOf<Result>(error: unknown): ModelOutcome<Result> {
  const status = statusOf(error);
  const name = error instanceof Error ? error.constructor.name : 'unknown';
  return { kind: 'fault', reason: status === null ? name : `status ${status}`, retryAfterSeconds: retryAfterOf(error) };
}

function retryAfterOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('headers' in error) || !(error.headers instanceof Headers))
    return null;
  const seconds = Number(error.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 && seconds <= 3_600 ? Math.ceil(seconds) : null;
}
