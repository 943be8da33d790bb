import type { OperationRecord } from '../operation.js';
import { CatalogResult } from './discovery-classes.js';

const READING = {
  feature: 'discovery',
  method: 'GET',
  tools: [],
  access: 'open',
  cost: 'free',
  stability: 'stable',
  signed: false,
  input: null,
  output: null,
  status: 200,
  errors: [],
  conditional: true,
  annotations: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
} as const;

/** GET /v1/catalog */
export const CATALOG: OperationRecord = {
  ...READING,
  id: 'listTools',
  path: '/v1/catalog',
  output: CatalogResult,
  media: 'application/json',
  errors: [429],
  summary: 'All tools',
  description: 'Every MCP tool with the endpoints that list it, who may call it, its cost class and its stability.',
  examples: [
    {
      name: 'tools',
      input: null,
      output: {
        version: '0.1.0',
        tools: [
          {
            name: 'check_offer_policy',
            title: 'Check an edited policy',
            description: 'Validates an edited policy.',
            doors: ['core', 'pro'],
            access: 'open',
            cost: 'free',
            stability: 'stable',
            operation: 'checkPolicy',
            rest: 'POST /v1/policy/check',
          },
        ],
      },
    },
  ],
};

/** GET /llms.txt */
export const LLMS_TEXT: OperationRecord = {
  ...READING,
  id: 'getLlmsText',
  path: '/llms.txt',
  media: 'text/plain',
  summary: 'Guide for agents',
  description: 'A short text: what the service does, how to start, and where everything is.',
  examples: [{ name: 'guide', input: null, output: '# Negotiation service\n' }],
};

/** GET /llms-full.txt */
export const LLMS_FULL_TEXT: OperationRecord = {
  ...READING,
  id: 'getLlmsFullText',
  path: '/llms-full.txt',
  media: 'text/plain',
  summary: 'Full guide for agents',
  description: 'The short guide, then every operation with its input, answer, refusals and an example.',
  examples: [{ name: 'guide', input: null, output: '# Negotiation service\n' }],
};

/** GET /PRICING.md */
export const PRICING_TEXT: OperationRecord = {
  ...READING,
  id: 'getPricing',
  path: '/PRICING.md',
  media: 'text/plain',
  summary: 'Prices',
  description: 'What each operation costs, the rates, and what the service does with the data in a request.',
  examples: [{ name: 'prices', input: null, output: '# Prices\n' }],
};

/** GET /.well-known/mcp/server-card.json */
export const SERVER_CARD: OperationRecord = {
  ...READING,
  id: 'getServerCard',
  path: '/.well-known/mcp/server-card.json',
  media: 'application/json',
  summary: 'MCP server card',
  description:
    'The core MCP endpoint: its tools, prompts, resources and keys; `transport_pro` is the address of the ' +
    'endpoint with all tools.',
  examples: [
    {
      name: 'card',
      input: null,
      output: { version: '1.0', transport: { type: 'streamable-http', endpoint: 'https://api.example.com/mcp/' } },
    },
  ],
};

/** GET /mcp/server-card */
export const CORE_DOOR_CARD: OperationRecord = {
  ...READING,
  id: 'getCoreDoorCard',
  path: '/mcp/server-card',
  media: 'application/mcp-server-card+json',
  summary: 'Card of the core MCP endpoint',
  description: 'How to reach the core MCP endpoint, in the format of MCP registries.',
  examples: [{ name: 'card', input: null, output: { name: 'com.example.api/svc', version: '0.1.0' } }],
};

/** GET /mcp/pro/server-card */
export const PRO_DOOR_CARD: OperationRecord = {
  ...READING,
  id: 'getProDoorCard',
  path: '/mcp/pro/server-card',
  media: 'application/mcp-server-card+json',
  summary: 'Card of the MCP endpoint with all tools',
  description: 'How to reach the MCP endpoint with all tools, in the format of MCP registries.',
  examples: [{ name: 'card', input: null, output: { name: 'com.example.api/svc-pro', version: '0.1.0' } }],
};

/** GET /.well-known/ai-catalog.json */
export const AI_CATALOG: OperationRecord = {
  ...READING,
  id: 'getAiCatalog',
  path: '/.well-known/ai-catalog.json',
  media: 'application/ai-catalog+json',
  otherMedia: ['application/json'],
  summary: 'Catalogue of cards',
  description:
    'The addresses of this host’s cards, for crawlers that look for agents and MCP servers: both MCP endpoints, ' +
    'the A2A card and the OpenAPI description.',
  examples: [{ name: 'catalogue', input: null, output: { specVersion: '1.0', entries: [] } }],
};

/** GET /.well-known/agents.json */
export const AGENTS_MANIFEST: OperationRecord = {
  ...READING,
  id: 'getAgentsManifest',
  path: '/.well-known/agents.json',
  media: 'application/json',
  summary: 'Capabilities for agents',
  description: 'What an agent can get done here, as flows over the operations of the OpenAPI description.',
  examples: [{ name: 'manifest', input: null, output: { agentsJson: '0.1.0', flows: [] } }],
};

/** GET /.well-known/agent-card.json */
export const AGENT_CARD: OperationRecord = {
  ...READING,
  id: 'getAgentCard',
  path: '/.well-known/agent-card.json',
  media: 'application/json',
  otherMedia: ['application/a2a-agent-card+json'],
  summary: 'Agent card',
  description:
    'The A2A card: the agent’s identity, its skills and how to reach them. It is signed with a key that ' +
    '/.well-known/ucp publishes.',
  examples: [{ name: 'card', input: null, output: { name: 'Negotiation service', version: '0.1.0' } }],
};

/** GET /.well-known/api-catalog */
export const API_CATALOG: OperationRecord = {
  ...READING,
  id: 'getApiCatalog',
  path: '/.well-known/api-catalog',
  media: 'application/linkset+json',
  otherMedia: ['application/json'],
  summary: 'API catalogue',
  description: 'Links to the APIs of this host and their descriptions (RFC 9727), as a link set (RFC 9264).',
  examples: [
    {
      name: 'catalogue',
      input: null,
      output: {
        linkset: [
          {
            anchor: 'https://api.example.com/v1/',
            'service-desc': [{ href: 'https://api.example.com/openapi.json', type: 'application/openapi+json' }],
          },
        ],
      },
    },
  ],
};

/** GET /.well-known/security.txt */
export const SECURITY_TEXT: OperationRecord = {
  ...READING,
  id: 'getSecurityText',
  path: '/.well-known/security.txt',
  media: 'text/plain',
  summary: 'Where to report a vulnerability',
  description: 'The contact for reporting a security vulnerability of this deployment (RFC 9116).',
  examples: [{ name: 'contact', input: null, output: 'Contact: mailto:security@example.com\n' }],
};

/** GET /robots.txt */
export const ROBOTS_TEXT: OperationRecord = {
  ...READING,
  id: 'getRobotsText',
  path: '/robots.txt',
  media: 'text/plain',
  summary: 'Rules for crawlers',
  description: 'What crawlers may read (RFC 9309): everything except the API calls that the documentation describes.',
  examples: [{ name: 'rules', input: null, output: 'User-agent: *\n' }],
};
