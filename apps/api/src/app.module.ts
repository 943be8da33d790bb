import { Module, type DynamicModule, type Type, type ValueProvider } from '@nestjs/common';
import type { Logger } from 'pino';
import { ArenaModule } from './arena/arena.module.js';
import { AuctionModule } from './auction/auction.module.js';
import { BundleModule } from './bundle/bundle.module.js';
import { DiscoveryModule } from './discovery/discovery.module.js';
import { DisputeModule } from './dispute/dispute.module.js';
import { KeysModule } from './keys/keys.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { MechanismModule } from './mechanism/mechanism.module.js';
import { NegotiateModule } from './negotiate/negotiate.module.js';
import { NegotiationModule } from './negotiation/negotiation.module.js';
import { OfferModule } from './offer/offer.module.js';
import { PriceModule } from './offer/price.module.js';
import { PilotModule } from './pilot/pilot.module.js';
import type { Config } from './platform/config/config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { ModelModule } from './platform/model/model.module.js';
import { OpenApiModule } from './platform/openapi/openapi.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { SecretsModule } from './platform/secrets/secrets.module.js';
import { SigningKeysModule } from './platform/signing-keys/signing-keys.module.js';
import { PolicyModule } from './policy/policy.module.js';
import { PracticeModule } from './practice/practice.module.js';
import { ReceiptModule } from './receipt/receipt.module.js';
import { ReplyModule } from './reply/reply.module.js';
import { SchemasModule } from './schemas/schemas.module.js';
import { UcpModule } from './ucp/ucp.module.js';

/** Features that stand on no database: all their operations are answered from the one table. */
export const PURE_FEATURES: readonly Type[] = [PolicyModule, ReplyModule, ReceiptModule, PracticeModule, NegotiateModule, NegotiationModule, BundleModule, DisputeModule, AuctionModule, MechanismModule, OfferModule];

/** The modules of the service beside its platform: the doors, whose routes are then tried first, what keeps data and keys, then a module a feature. */
export const FEATURE_MODULES: readonly Type[] = [
  McpModule, SecretsModule, DatabaseModule, SigningKeysModule, KeysModule, ModelModule,
  ...PURE_FEATURES, PriceModule, PilotModule, SchemasModule, UcpModule, OpenApiModule, ArenaModule, DiscoveryModule,
];

/** What an application is put together from. */
export interface AppParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly modules: readonly Type[];
  readonly overrides: readonly ValueProvider[];
}

/** The whole application. */
@Module({})
export class AppModule {
  /** Overrides stand in every module, because a module's own provider comes before what it imports. */
  static with({ config, logger, modules, overrides }: AppParts): DynamicModule {
    const features = overrides.length === 0 ? modules : modules.map((module) => ({ module, providers: [...overrides] }));
    return { module: AppModule, imports: [PlatformModule.with(config, logger, overrides), ...features] };
  }
}
