import type { DiscoveryOptions } from '@svc/discovery';
import type { Config } from '../platform/config/config.js';
import { VERSION } from '../platform/health/version.js';

/** What the discovery documents need to know of this deployment. */
export function discoveryOptions(config: Config): DiscoveryOptions {
  return {
    baseUrl: config.baseUrl,
    version: VERSION,
    rates: {
      keylessPerMinute: config.rateKeylessPerMinute,
      keyedPerMinute: config.rateKeyedPerMinute,
      modelCallsPerKeyPerDay: config.modelCallsPerKeyPerDay,
    },
    arenaUrl: config.arenaUrl,
    securityContact: config.securityContact,
    // Until it is on npm, no text may have an agent fetch a package of that name, with a key in its environment.
    stdioPackage: null,
  };
}
