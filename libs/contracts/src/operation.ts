/** The constructor of a class that describes a request or a response body. */
export type BodyClass = new () => object;

/**
 * Who may call: anyone, the holder of an `svc_` key (model-backed calls), or of a `gt_` key (paid maths, wallet,
 * store).
 */
export type Access = 'open' | 'svc_key' | 'gt_key';

/** What a call costs the caller: nothing, a share of the key's daily model budget, or money from the wallet. */
export type CostClass = 'free' | 'model' | 'wallet';

/** The two MCP doors: `core` is listed at `/mcp/`, `pro` at `/mcp/pro/` (which lists the core tools too). */
export type Door = 'core' | 'pro';

/**
 * An argument by which a tool answers from a second operation: `compile_offer_policy` with `template` needs no
 * compiling.
 */
export interface ToolJoin {
  argument: string;
  /** What the argument is, for agents. */
  description: string;
  /** The id of the operation that answers instead; its own access holds. */
  operation: string;
  /**
   * Where the argument is an object: its members are members of the operation's input, and so are the tool's arguments
   * that may stand beside it. Left out: the argument is a text, and the only one. `inWords`: lists of tools carry the
   * description alone, which names the members.
   */
  object?: { of: BodyClass; beside: readonly string[]; inWords?: true };
}

/**
 * An MCP tool that leads to an operation. Its arguments are the members of the input class, and the access key where
 * one is needed.
 */
export interface ToolLink {
  name: string;
  door: Door;
  joins?: readonly ToolJoin[];
}

/** A media type that a successful response may have. */
export type Media =
  | 'application/json'
  | 'text/plain'
  | 'text/html'
  | 'application/schema+json'
  | 'application/mcp-server-card+json'
  | 'application/ai-catalog+json'
  | 'application/a2a-agent-card+json'
  | 'application/openapi+json'
  | 'application/linkset+json';

/** The statuses of the faults that a caller can cause or meet. */
export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** One worked call: what is sent and what comes back. */
export interface OperationExample {
  name: string;
  /** Path parameters, where the operation has some and a tool takes them as arguments. */
  parameters?: Readonly<Record<string, string>>;
  /** The request body; null where nothing is sent. */
  input: object | null;
  /** The response body of the record's success status. */
  output: object | string;
}

/**
 * Everything that is known about one operation, written once. Routes, validation, guards, the OpenAPI
 * document, MCP tools and the discovery pages all read this record.
 */
export interface OperationRecord {
  /** Unique over all records; camelCase; the OpenAPI `operationId`. */
  id: string;
  /** The one word that the feature has in every folder; the OpenAPI tag. A sentence about it stands in `FEATURES`. */
  feature: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** With OpenAPI path parameters: `/v1/price/settle/{quote_id}`. */
  path: string;
  summary: string;
  /** When to use it, for people and for agents. */
  description: string;
  /** The MCP tools that lead here. */
  tools: readonly ToolLink[];
  access: Access;
  /**
   * Whether the key may also be the member `api_key` of the body, which opens no lane. An unknown one there is
   * `refused` with 401, or `answered` with `{ok: false, charged: false, code: 'unknown_key'}`, as calls that move money
   * answer what they did not deliver.
   */
  bodyKey?: 'refused' | 'answered';
  /**
   * Whether a repetition under the same `Idempotency-Key` is answered although its key is not known any more: the first
   * call replaced it.
   */
  oldKey?: 'repeats';
  /** Whether the call, open to anyone, does more for the holder of a `gt_` key. */
  optionalKey?: true;
  /** Whether a key of the other kind will do as well: what is kept of a key is its holder's, whatever it opens. */
  eitherKey?: true;
  /**
   * What a page of this service is answered that calls without a key: a member that stands in place of the key, sealed
   * by who holds one, and the class of the answer to it.
   */
  buyersPage?: { readonly member: string; readonly output: BodyClass };
  cost: CostClass;
  /**
   * Where a lawful call can take more than 20 ms: `heavy` for mathematics, which can take seconds, `reading` for
   * descriptions, messages and policies, which take a part of one. The service answers both in workers, off its event
   * loop, and lets neither wait for the other.
   */
  compute?: 'heavy' | 'reading';
  stability: 'stable' | 'beta';
  /** Whether every response, errors included, carries an RFC 9421 signature. */
  signed: boolean;
  /** The class of the JSON request body; null where nothing is sent. */
  input: BodyClass | null;
  /** The largest request body; 1 MiB where it is not given. */
  bodyLimitBytes?: number;
  /** The class of the JSON response body; null where the body is not JSON or not described by a class. */
  output: BodyClass | null;
  /** The media type of a successful response. */
  media: Media;
  /** Media types under which the same bytes are sent to a client whose `Accept` asks for them. */
  otherMedia?: readonly Media[];
  /** Whether the answer carries an `ETag` and is not sent again, but 304, to a client that has it. */
  conditional?: true;
  /** HTTP status of success. */
  status: 200 | 202;
  /** HTTP statuses of the faults that a caller can cause or meet. */
  errors: readonly RefusalStatus[];
  /** The sentence of a refusal that is the operation's own, for its example in the OpenAPI document. */
  refusals?: Readonly<Partial<Record<RefusalStatus, string>>>;
  /** At least one where the response is JSON. */
  examples: readonly OperationExample[];
  /**
   * How the call itself is paid for, where it answers 402 with a challenge of the scheme `Payment`: what crawlers look
   * for in the OpenAPI document. The amount depends on the request.
   */
  payment?: { readonly method: 'stripe'; readonly intent: 'charge'; readonly currency: 'usd' };
  /** The id of the operation that tells how to mend a policy which this one refuses. */
  remedy?: string;
  /** MCP tool annotations, also of use to a REST client that retries. */
  annotations: { readOnly: boolean; destructive: boolean; idempotent: boolean; openWorld: boolean };
}

/** The largest request body where a record does not say otherwise, in bytes. */
export const DEFAULT_BODY_LIMIT_BYTES = 1_048_576;

/** The largest request body of an operation, in bytes. */
export function bodyLimitOf({ bodyLimitBytes }: Pick<OperationRecord, 'bodyLimitBytes'>): number {
  return bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES;
}
