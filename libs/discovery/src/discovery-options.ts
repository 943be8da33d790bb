/** How often a caller may call, and how much model a key may use. */
export interface ServiceRates {
  /** Calls to `/v1/*` a minute and address without a key. */
  readonly keylessPerMinute: number;
  /** Calls to `/v1/*` a minute and key that is sent as a header. */
  readonly keyedPerMinute: number;
  /** Model-backed calls a key and UTC day. */
  readonly modelCallsPerKeyPerDay: number;
}

/** What a deployment knows of itself beside its operation records. */
export interface DiscoveryOptions {
  /** Where the service is reached, without a slash at the end. */
  readonly baseUrl: string;
  /** The version of the service. */
  readonly version: string;
  readonly rates: ServiceRates;
  /** Where certificates are earned; null where no arena is served. */
  readonly arenaUrl: string | null;
  /** Where a weakness is reported: `mailto:…` or `https://…`. */
  readonly securityContact: string;
  /** The npm package of the local MCP server; null as long as it is not published. */
  readonly stdioPackage: string | null;
}
