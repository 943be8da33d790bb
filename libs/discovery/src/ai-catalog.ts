import { AGENT_CARD, OPENAPI, type Door } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { DOOR_CARD_MEDIA, doorName } from './door-card.js';
import { doorUrl } from './mcp-door.js';
import { SERVICE_TITLE } from './service-identity.js';

/** A skill (agentskills.io) that a door serves. */
export interface PublishedSkill {
  /** Unique among the skills, such as `haggle-as-a-buyer`. */
  readonly name: string;
  readonly description: string;
  /** Its SKILL.md, which the catalogue carries: over HTTP nothing else would serve it. */
  readonly text: string;
}

const DOORS: readonly Door[] = ['core', 'pro'];

/**
 * What AI artifacts this host has, and where: `/.well-known/ai-catalog.json` (AI Catalog 1.0). A card carries its own
 * name, so only what carries none is named here.
 * @param skills what the doors serve by the MCP extension for skills, the files beside SKILL.md too
 */
export function aiCatalog(
  { baseUrl }: Pick<DiscoveryOptions, 'baseUrl'>,
  skills: readonly PublishedSkill[] = [],
): object {
  const { hostname } = new URL(baseUrl);
  const named = (namespace: string, name: string): string => `urn:air:${hostname}:${namespace}:${name}`;
  return {
    specVersion: '1.0',
    host: { displayName: SERVICE_TITLE, identifier: hostname, documentationUrl: `${baseUrl}/docs` },
    entries: [
      ...DOORS.map((door) => ({
        identifier: named('mcp', doorName(door)),
        type: DOOR_CARD_MEDIA,
        url: `${doorUrl(baseUrl, door)}server-card`,
      })),
      {
        identifier: named('a2a', doorName('core')),
        type: 'application/a2a-agent-card+json',
        url: baseUrl + AGENT_CARD.path,
      },
      {
        identifier: named('api', doorName('core')),
        displayName: `${SERVICE_TITLE}, REST`,
        type: 'application/openapi+json',
        url: baseUrl + OPENAPI.path,
      },
      ...skills.map(({ name, description, text }) => ({
        identifier: named('skill', name),
        displayName: name,
        description,
        type: 'application/agent-skills+md',
        data: text,
      })),
    ],
  };
}
