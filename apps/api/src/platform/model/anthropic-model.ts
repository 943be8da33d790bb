import type Anthropic from '@anthropic-ai/sdk';
import type { WordingBrief } from '@svc/language';
import type { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { ApiFault } from '../errors/api-fault.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Attributes } from '../tracing/spans.js';
import type { Tracing } from '../tracing/tracing.js';
import { actsTask } from './acts-task.js';
import { askModel, type ModelOutcome } from './ask-model.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import type { ModelBudget } from './model-budget.js';
import type { MessageToRead, Model } from './model.port.js';
import type { ModelTask } from './model-task.js';
import { reportTask } from './report-task.js';
import { wordTask } from './word-task.js';

/** What a model behind the API needs. */
export interface AnthropicModelParts {
  client: Anthropic;
  model: string;
  fallback: Config['modelFallback'];
  budget: ModelBudget;
  clock: Clock;
  breaker: CircuitBreaker;
  metrics: Pick<Metrics, 'add' | 'observe'>;
  tracing: Pick<Tracing, 'span'>;
  warn(message: string): void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * A model that points and words. It sees the message and the vocabulary, and of a reply only which parts it
 * has; never a policy, so never a floor. What it answers is used only where it fits, and its faults end in the built-in
 * path unless the operator forbids that.
 */
export class AnthropicModel implements Model {
  readonly name = 'anthropic';
  private readonly breaker: CircuitBreaker;

  constructor(private readonly parts: AnthropicModelParts) {
    this.breaker = parts.breaker;
    // From the start, so that the first one has a rate.
    for (const reason of ['budget_used', 'breaker_open'])
      parts.metrics.add('svc_model_calls_spared_total', { reason }, 0);
  }

  /** @throws ApiFault 429 when the budget is used up; 503 on a fault when there is no fallback */
  reportActs(input: MessageToRead, keyId: string, signal?: AbortSignal): Promise<unknown> {
    return this.perform(actsTask(input), keyId, signal);
  }

  /**
   * Never refused for want of budget: a reply that has begun is finished, with built-in words.
   * @throws ApiFault 503 as above
   */
  async wordReply(brief: WordingBrief, keyId: string, signal?: AbortSignal): Promise<string | null> {
    signal?.throwIfAborted();
    const giveBack = await this.parts.budget.take(keyId);
    if (giveBack !== null) return this.ask(wordTask(brief), giveBack, signal);
    this.spare('budget_used');
    return null;
  }

  /** @throws ApiFault 429 when the budget is used up; 503 on a fault when there is no fallback */
  reportStatements(description: string, keyId: string, signal?: AbortSignal): Promise<unknown> {
    return this.perform(reportTask(description), keyId, signal);
  }

  private async perform<Result>(
    task: ModelTask<Result>,
    keyId: string,
    signal: AbortSignal | undefined,
  ): Promise<Result | null> {
    signal?.throwIfAborted();
    const giveBack = await this.parts.budget.take(keyId);
    if (giveBack !== null) return this.ask(task, giveBack, signal);
    this.spare('budget_used');
    if (this.parts.fallback === 'always') return null;
    throw new ApiFault(
      429,
      'the model budget of this key is used up for today (UTC)',
      { 'Retry-After': String(this.parts.budget.secondsUntilRenewal()) },
      { members: { code: 'model_budget_used' } },
    );
  }

  private async ask<Result>(
    task: ModelTask<Result>,
    giveBack: () => Promise<void>,
    signal: AbortSignal | undefined,
  ): Promise<Result | null> {
    const { clock, warn } = this.parts;
    if (!this.breaker.permits(clock.nowMillis())) {
      this.spare('breaker_open');
      await giveBack();
      return this.withoutModel(this.breaker.waitSeconds(clock.nowMillis()));
    }
    const outcome = await this.askObserved(task, signal);
    if (signal?.aborted === true) {
      // What was begun has been paid for, and says nothing about the model.
      this.breaker.noteAbandoned();
      signal.throwIfAborted();
    }
    if (outcome.kind === 'answered') {
      this.breaker.noteAnswer();
      return outcome.result;
    }
    warn(`the model gave no usable answer (${outcome.kind === 'misfit' ? 'misfit' : outcome.reason})`);
    if (outcome.kind === 'misfit') {
      this.breaker.noteAnswer();
      return this.withoutModel(RETRY_AFTER_SECONDS);
    }
    this.breaker.noteFault(clock.nowMillis());
    await giveBack();
    return this.withoutModel(outcome.retryAfterSeconds ?? RETRY_AFTER_SECONDS);
  }

  private spare(reason: 'budget_used' | 'breaker_open'): void {
    this.parts.metrics.add('svc_model_calls_spared_total', { reason });
  }

  /** Asks, and notes how it ended where an operator looks: no word of the question or of the answer. */
  private askObserved<Result>(task: ModelTask<Result>, signal: AbortSignal | undefined): Promise<ModelOutcome<Result>> {
    const { client, model, metrics, tracing } = this.parts;
    const askedAt = performance.now();
    return tracing.span(
      'model',
      () => describeCall(model, task),
      async (note) => {
        const ended = await askModel(client, model, task, signal);
        const outcome = signal?.aborted === true ? 'abandoned' : outcomeName(ended);
        const seconds = (performance.now() - askedAt) / 1000;
        metrics.observe('svc_model_call_duration_seconds', { task: task.tool.name, outcome }, seconds);
        note({ 'svc.model.outcome': outcome, ...tokensOf(ended) });
        return ended;
      },
    );
  }

  private withoutModel(retryAfterSeconds: number): null {
    if (this.parts.fallback !== 'never') return null;
    throw new ApiFault(
      503,
      'the model does not respond at the moment',
      { 'Retry-After': String(retryAfterSeconds) },
      { members: { code: 'model_unavailable' } },
    );
  }
}

/** How asking ended, as it is counted: what a server or a client library says of itself is no label. */
function outcomeName(outcome: ModelOutcome<unknown>): 'answered' | 'misfit' | 'timeout' | 'fault' {
  return outcome.kind === 'fault' && outcome.reason === 'timeout' ? 'timeout' : outcome.kind;
}

function describeCall(model: string, { tool }: Pick<ModelTask<unknown>, 'tool'>): Attributes<'model'> {
  return {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'anthropic',
    'gen_ai.request.model': model,
    'svc.model.task': tool.name,
  };
}

/** What the answer says it has taken, if there was one. */
function tokensOf(outcome: ModelOutcome<unknown>): Attributes<'model'> {
  if (outcome.kind === 'fault') return {};
  const { input, output } = outcome.tokens;
  return {
    ...(input !== undefined && { 'gen_ai.usage.input_tokens': input }),
    ...(output !== undefined && { 'gen_ai.usage.output_tokens': output }),
  };
}
