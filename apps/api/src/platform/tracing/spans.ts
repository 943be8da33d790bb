/** One kind of span. */
export interface SpanDefinition {
  readonly kind: 'server' | 'client' | 'internal';
  /** The attributes that it may have, beside `error.type`. */
  readonly attributes: readonly string[];
  /** Those whose values are its name; where there are none, that is the name of the definition. */
  readonly named: readonly string[];
}

/**
 * Every kind of span, in the order of the operator's page. What is not listed here is not exported, and nothing is
 * listed whose value a person wrote.
 */
export const SPANS = {
  request: {
    kind: 'server',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code', 'svc.request_id'],
    named: ['http.request.method', 'http.route'],
  },
  worker_wait: {
    kind: 'internal',
    attributes: ['svc.lane'],
    named: [],
  },
  worker_task: {
    kind: 'internal',
    attributes: ['svc.lane'],
    named: [],
  },
  transaction: {
    kind: 'internal',
    attributes: ['db.system.name'],
    named: [],
  },
  statement: {
    kind: 'client',
    attributes: ['db.system.name', 'db.operation.name', 'db.collection.name'],
    named: ['db.operation.name', 'db.collection.name'],
  },
  model: {
    kind: 'client',
    attributes: [
      'gen_ai.operation.name',
      'gen_ai.provider.name',
      'gen_ai.request.model',
      'gen_ai.usage.input_tokens',
      'gen_ai.usage.output_tokens',
      'svc.model.task',
      'svc.model.outcome',
    ],
    named: ['gen_ai.operation.name', 'gen_ai.request.model'],
  },
} as const satisfies Readonly<Record<string, SpanDefinition>>;

/** A kind of span. */
export type SpanName = keyof typeof SPANS;

/** Values of the attributes of a kind of span. */
export type Attributes<Name extends SpanName> = Readonly<
  Partial<Record<(typeof SPANS)[Name]['attributes'][number], string | number>>
>;
