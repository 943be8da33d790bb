import { LLMS_FULL_TEXT, toolsOfDoor, type OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';
import { documentOperations, doorSizes, workOperations } from './listed-operations.js';
import { doorUrl } from './mcp-door.js';
import { SERVICE_TITLE } from './service-identity.js';
import { accessAndCost, firstSentence } from './words.js';

/** What stands beside a feature that exists: how its operations belong together. */
const HOW_IT_WORKS: readonly { needs: string; says: string }[] = [
  {
    needs: 'policy',
    says:
      'A seller describes an offer in plain words: price, lowest acceptable price, what a discount may be ' +
      'traded for, what is never given. The service turns it into a policy, a JSON object that code can ' +
      'check. Compile it, fix what `issues` reports, or start from a template.',
  },
  {
    needs: 'reply',
    says:
      'Send each message of a buyer with the policy and the `state` of the previous answer. The answer has the ' +
      'text for the buyer and the offer in numbers. An engine decides the offer and code checks it against the ' +
      'policy; a language model, if there is one, only reads messages and writes text. The service stores no ' +
      'conversations: keep `state` unchanged and send it back.',
  },
  {
    needs: 'receipt',
    says:
      'A deal comes with a signed receipt. Anyone can verify it, with one line for each signature and each ' +
      'rule of the policy.',
  },
  {
    needs: 'negotiate',
    says:
      'An agent that negotiates by itself gets recommendations, free and without a key: the next price in a ' +
      'haggle in dollars, the next move over several issues, the settlement of a dispute. Send all offers so ' +
      'far with every call; nothing is stored, and the same request always gets the same answer. No ' +
      'recommendation goes beyond the caller’s own reservation.',
  },
  {
    needs: 'store',
    says:
      'An agent with a `gt_` key (free, 50 cents of credit) can store memory that it has encrypted for up to ' +
      'seven days, and buy an advice session. A paid call is charged only when it delivers, and comes with a ' +
      'signed receipt; otherwise the answer is `{ok: false, charged: false, code}`.',
  },
];

/**
 * The guide for agents at `/llms.txt`: what the service does, how to start, and a line for everything that is served.
 */
export function llmsText(records: readonly OperationRecord[], options: DiscoveryOptions): string {
  const { baseUrl } = options;
  return [
    `# ${SERVICE_TITLE}`,
    '',
    '> A seller’s offer in plain words becomes rules that code enforces; buyers are answered inside them; deals ' +
      'come with receipts that anyone can verify.',
    '',
    ...HOW_IT_WORKS.filter(({ needs }) => records.some(({ feature }) => feature === needs)).flatMap(({ says }) => [
      says,
      '',
    ]),
    ...localLines(options),
    'Keys are sent as `X-SVC-Key`, `X-API-Key` or `Authorization: Bearer`. A reputation score from 0 to 1000 is ' +
      'announced for a later version; it does not exist yet.',
    '',
    '## Connect',
    '',
    ...connectLines(records, options),
    '',
    '## Operations',
    '',
    ...workOperations(records).map(
      (record) =>
        `- [${record.summary}](${readableAt(record, baseUrl)}): \`${record.method} ${record.path}\` ` +
        `(${accessAndCost(record)}). ${firstSentence(record.description)}`,
    ),
    '',
    '## Tools',
    '',
    ...toolsOfDoor(records, 'pro').map(
      ({ link, record }) =>
        `- [${link.name}](${baseUrl}${LLMS_FULL_TEXT.path}): \`${record.method} ${record.path}\`, ${link.door} ` +
        'endpoint',
    ),
    '',
    '## Optional',
    '',
    ...documentOperations(records).map(
      (record) => `- [${record.summary}](${readableAt(record, baseUrl)}): ${record.description}`,
    ),
    '',
  ].join('\n');
}

/** Where a reader is led who follows a link: to what can be fetched as it stands, else to the reference. */
function readableAt({ method, path, access }: OperationRecord, baseUrl: string): string {
  const isReadable = method === 'GET' && access === 'open' && !path.includes('{');
  return baseUrl + (isReadable ? path : LLMS_FULL_TEXT.path);
}

function localLines({ stdioPackage }: DiscoveryOptions): string[] {
  const command =
    stdioPackage === null
      ? 'node apps/mcp-stdio/dist/svc-mcp.mjs` in a clone of the repository after `npm run build'
      : `npx -y ${stdioPackage}`;
  return [
    `The tools also run on your machine, over stdio: \`${command}\`. Set \`SVC_BASE_URL\` and ` +
      '`SVC_ACCESS_KEY` in its environment for the tools that need a service.',
    '',
  ];
}

function connectLines(records: readonly OperationRecord[], { baseUrl, arenaUrl }: DiscoveryOptions): string[] {
  const { core, pro } = doorSizes(records);
  return [
    `- [REST](${baseUrl}/openapi.json): JSON in, JSON out; described by OpenAPI 3.1`,
    `- [MCP](${doorUrl(baseUrl, 'core')}server-card): streamable HTTP, ${core} tools; client configuration ` +
      `\`{"mcpServers": {"svc": {"url": "${doorUrl(baseUrl, 'core')}"}}}\``,
    ...(pro > core
      ? [
          `- [MCP with all tools](${doorUrl(baseUrl, 'pro')}server-card): \`${doorUrl(baseUrl, 'pro')}\`, ` +
            `streamable HTTP, ${pro} tools`,
        ]
      : []),
    ...(arenaUrl === null ? [] : [`- [Arena](${arenaUrl}/llms.txt): certificates for negotiating agents`]),
  ];
}
