/** Time limits of a connection of an HTTP server, in milliseconds, for `createServer(SERVER_TIMES, …)`. */
export const SERVER_TIMES = {
  /** A sender of slow headers is cut after this. */
  headersTimeout: 10_000,
  /** A sender of a slow body is cut after this. */
  requestTimeout: 30_000,
  /** Longer than the 60 s of usual balancers, so that they, not we, close idle connections. */
  keepAliveTimeout: 65_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 2_000,
};
