import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AGENT_CARD,
  AGENTS_MANIFEST,
  AI_CATALOG,
  API_CATALOG,
  CATALOG,
  CORE_DOOR_CARD,
  LLMS_FULL_TEXT,
  LLMS_TEXT,
  OPERATIONS,
  PRICING_TEXT,
  PRO_DOOR_CARD,
  ROBOTS_TEXT,
  SECURITY_TEXT,
  SERVER_CARD,
  UCP_PROFILE,
  type OperationRecord,
} from '@svc/contracts';
import {
  agentCard,
  agentsManifest,
  aiCatalog,
  apiCatalog,
  catalog,
  doorCard,
  linkHeader,
  llmsFullText,
  llmsText,
  pricingText,
  robotsText,
  securityText,
  serverCard,
  type PublishedSkill,
} from '@svc/discovery';
import { prepareToolDoor, serviceKeyHelp, servicePayHelp, type Skill } from '@svc/mcp-tools';
import { LIBRARY_SCHEMAS } from '@svc/operations';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { CachedDocument } from '../platform/openapi/cached-document.js';
import { mediaTypes } from '../platform/openapi/media-types.js';
import { SIGNING_KEYS, type SigningKeys } from '../platform/signing-keys/signing-keys.js';
import { agentTexts } from './agent-texts.js';
import { discoveryOptions } from './discovery-options.js';
import { signAgentCard } from './sign-agent-card.js';

/** How long a copy may be kept: documents change with a deployment. */
const MAX_AGE_SECONDS = 300;

/** How long a `security.txt` is served as it was written. */
const SECURITY_TEXT_KEPT_MILLIS = 86_400_000;

/** Holds the documents by which agents find and judge the service, each rendered once from the records. */
@Injectable()
export class DiscoveryService implements OnModuleInit {
  /** The `Link` header of what is read first. */
  readonly links: string;
  private readonly documents = new Map<string, CachedDocument>();
  private securityWrittenMillis = Number.NEGATIVE_INFINITY;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SIGNING_KEYS) private readonly keys: SigningKeys,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.links = linkHeader(config);
  }

  async onModuleInit(): Promise<void> {
    const options = discoveryOptions(this.config);
    const { baseUrl, version } = options;
    const door = prepareToolDoor({
      records: OPERATIONS,
      door: 'core',
      version,
      schemas: LIBRARY_SCHEMAS,
      texts: agentTexts(options),
      keyHelp: serviceKeyHelp(baseUrl),
      payHelp: servicePayHelp(baseUrl),
      execute: () => Promise.reject(new Error('this MCP endpoint is only described here')),
    });
    this.publish(CATALOG, catalog(OPERATIONS, options));
    this.publish(SERVER_CARD, serverCard(OPERATIONS, door, options));
    this.publish(CORE_DOOR_CARD, doorCard('core', options));
    this.publish(PRO_DOOR_CARD, doorCard('pro', options));
    this.publish(AI_CATALOG, aiCatalog(options, door.skills.map(publishedSkill)));
    this.publish(API_CATALOG, apiCatalog(options));
    this.publish(ROBOTS_TEXT, robotsText(OPERATIONS, options));
    this.publish(AGENTS_MANIFEST, agentsManifest(OPERATIONS, options));
    this.publish(
      AGENT_CARD,
      await signAgentCard(agentCard(OPERATIONS, options), this.keys.es256, baseUrl + UCP_PROFILE.path),
    );
    this.publish(LLMS_TEXT, llmsText(OPERATIONS, options));
    this.publish(LLMS_FULL_TEXT, llmsFullText(OPERATIONS, options));
    this.publish(PRICING_TEXT, pricingText(OPERATIONS, options));
  }

  /** The document that an operation serves. */
  document({ id }: OperationRecord): CachedDocument {
    if (id === SECURITY_TEXT.id) this.keepSecurityText();
    const document = this.documents.get(id);
    if (document === undefined) throw new Error(`${id} is not a discovery document`);
    return document;
  }

  /** It expires, so it is written anew where the last one is a day old: a process may run for years. */
  private keepSecurityText(): void {
    const nowMillis = this.clock.nowMillis();
    if (nowMillis - this.securityWrittenMillis < SECURITY_TEXT_KEPT_MILLIS) return;
    this.securityWrittenMillis = nowMillis;
    this.publish(SECURITY_TEXT, securityText(discoveryOptions(this.config), nowMillis));
  }

  private publish(record: OperationRecord, content: object | string): void {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    this.documents.set(record.id, new CachedDocument(text, mediaTypes(record), MAX_AGE_SECONDS));
  }
}

/** A skill of a door as the catalogue of the host lists it. */
function publishedSkill({ frontmatter: { name, description }, files: [main] }: Skill): PublishedSkill {
  return { name, description, text: main?.text ?? '' };
}
