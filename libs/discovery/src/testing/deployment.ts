import type { DiscoveryOptions } from '../index.js';

/** A deployment on the public net. */
export const DEPLOYMENT: DiscoveryOptions = {
  baseUrl: 'https://api.example.com',
  version: '1.2.3',
  arenaUrl: 'https://api.example.com/arena',
  securityContact: 'mailto:security@example.com',
  stdioPackage: '@svc/mcp-stdio',
  rates: { keylessPerMinute: 60, keyedPerMinute: 600, modelCallsPerKeyPerDay: 2000 },
};
