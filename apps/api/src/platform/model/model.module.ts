import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, type Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { LOGGER } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { SWEEPS, type Sweep } from '../sweep/sweeper.js';
import { TRACING, type Tracing } from '../tracing/tracing.js';
import { AnthropicModel } from './anthropic-model.js';
import { builtinModel } from './builtin-model.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { ModelBudget } from './model-budget.js';
import { ModelBudgetRepository } from './model-budget.repository.js';
import { MODEL, type Model } from './model.port.js';

/** A small, quick model is enough to read and to word; `SVC_MODEL` names another. */
export const DEFAULT_MODEL = 'claude-haiku-5-5';

/**
 * The model that a configuration names; without an API key the built-in one, and the client's code is not even loaded.
 */
export async function openModel(
  config: Config,
  budget: ModelBudget,
  clock: Clock,
  logger: Pick<Logger, 'warn'>,
  metrics: Metrics,
  tracing: Tracing,
): Promise<Model> {
  if (config.anthropicApiKey === null) return builtinModel;
  const { default: Anthropic } = await import('@anthropic-ai/sdk');
  const breaker = new CircuitBreaker();
  metrics.watch('svc_model_breaker_open', () => (breaker.isOpen(clock.nowMillis()) ? 1 : 0));
  const client = new Anthropic({
    apiKey: config.anthropicApiKey,
    authToken: null,
    baseURL: config.modelBaseUrl,
    maxRetries: 0,
    logLevel: 'off',
  });
  return new AnthropicModel({
    client,
    budget,
    clock,
    model: config.modelName ?? DEFAULT_MODEL,
    fallback: config.modelFallback,
    breaker,
    metrics,
    tracing,
    warn: (message) => logger.warn(message),
  });
}

/** The model behind its port. */
@Global()
@Module({
  providers: [
    ModelBudgetRepository,
    ModelBudget,
    { provide: MODEL, useFactory: openModel, inject: [CONFIG, ModelBudget, CLOCK, LOGGER, Metrics, TRACING] },
  ],
  exports: [MODEL],
})
export class ModelModule implements OnModuleInit {
  constructor(
    @Inject(SWEEPS) private readonly sweeps: Sweep[],
    private readonly budgets: ModelBudgetRepository,
  ) {}

  onModuleInit(): void {
    this.sweeps.push({
      name: 'model budgets',
      keeps: 'SVC_KEEP_BUDGET_DAYS',
      sweep: (now, most, days) => this.budgets.sweep(now, most, days),
    });
  }
}
