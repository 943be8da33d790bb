/** A host name that people register: two labels or more, the last of letters. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * The labels of an address’s host from last to first, as registries name things; null for addresses that carry no
 * registered name (`localhost`, IP addresses).
 * @example reversedHost('https://api.example.com') // 'com.example.api'
 */
export function reversedHost(address: string): string | null {
  const { hostname } = new URL(address);
  return DOMAIN.test(hostname) ? hostname.split('.').reverse().join('.') : null;
}

/**
 * The namespace of this service’s names: the reversed host, or on a machine without a registered name the host as it
 * is.
 */
export function nameSpace(address: string): string {
  return reversedHost(address) ?? new URL(address).hostname.replaceAll(/[^a-zA-Z0-9.-]/g, '-');
}
