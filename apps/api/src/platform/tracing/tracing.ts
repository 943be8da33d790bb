import type { Attributes, SpanName } from './spans.js';

/** Nest's token of the {@link Tracing}. */
export const TRACING = Symbol('TRACING');

/** Adds attributes to a span while it is open. */
export type Note<Name extends SpanName> = (attributes: Attributes<Name>) => void;

/** The trace of one request. */
export interface RequestTrace {
  /** 32 hexadecimal digits; undefined where the request is not traced. */
  readonly traceId: string | undefined;
  /** A function that does the work of the request, whoever calls it: spans that it opens are within the request's. */
  carry(work: () => void): () => void;
  /** Ends the span of the request. */
  end(attributes: Attributes<'request'>): void;
}

/** Where time goes, request by request. Where tracing is off, all of this only calls what it is given. */
export interface Tracing {
  /**
   * Opens the span of a request.
   * @param parent the header `traceparent`, as it came
   */
  request(parent: string | string[] | undefined): RequestTrace;
  /**
   * Does a piece of work in a span of its own, within the one that is open; outside of a request without one.
   * @param describe the attributes that are known before; not asked for where nothing is recorded
   * @throws whatever the work throws; the span then has the class of the error, and no message
   * @example await tracing.span('worker_wait', () => ({ 'svc.lane': 'reading' }), () => turn())
   */
  span<Name extends Exclude<SpanName, 'request'>, Result>(
    name: Name,
    describe: () => Attributes<Name>,
    work: (note: Note<Name>) => Promise<Result>,
  ): Promise<Result>;
  /** Sends what is still to be sent, for a second at most. Never throws. */
  onApplicationShutdown(): Promise<void>;
}

const UNTRACED_REQUEST: RequestTrace = {
  traceId: undefined,
  carry: (work) => work,
  end: () => undefined,
};
const noteNothing = (): void => undefined;

/** Records nothing. */
export const untraced: Tracing = {
  request: () => UNTRACED_REQUEST,
  span: (_name, _describe, work) => work(noteNothing),
  onApplicationShutdown: () => Promise.resolve(),
};
