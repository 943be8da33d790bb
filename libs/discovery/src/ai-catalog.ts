import type { Door } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { DOOR_CARD_MEDIA, doorName } from './door-card.js';
import { doorUrl } from './mcp-door.js';
import { SERVICE_TITLE } from './service-identity.js';

const DOORS: readonly { door: Door; displayName: string }[] = [
  { door: 'core', displayName: SERVICE_TITLE },
  { door: 'pro', displayName: `${SERVICE_TITLE}, all tools` },
];

/** Where the cards of this host are: `/.well-known/ai-catalog.json`. */
export function aiCatalog({ baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>): object {
  const { hostname } = new URL(baseUrl);
  return {
    specVersion: '1.0',
    entries: DOORS.map(({ door, displayName }) => ({
      identifier: `urn:air:${hostname}:mcp:${doorName(door)}`,
      displayName,
      type: DOOR_CARD_MEDIA,
      url: `${doorUrl(baseUrl, door)}server-card`,
    })),
  };
}
