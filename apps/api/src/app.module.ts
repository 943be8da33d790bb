import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { AdviceModule } from './advice/advice.module.js';
import { A2aModule } from './a2a/a2a.module.js';
import { ArenaModule } from './arena/arena.module.js';
import { DiscoveryModule } from './discovery/discovery.module.js';
import { FirstStrikeModule } from './first-strike/first-strike.module.js';
import { HelperModule } from './helper/helper.module.js';
import { KeysModule } from './keys/keys.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { OfferModule } from './offer/offer.module.js';
import { PriceModule } from './offer/price.module.js';
import { PureOperationsModule } from './operations/pure-operations.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PilotModule } from './pilot/pilot.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { ModelModule } from './platform/model/model.module.js';
import { OpenApiModule } from './platform/openapi/openapi.module.js';
import { PlatformModule, type PlatformParts } from './platform/platform.module.js';
import { SecretsModule } from './platform/secrets/secrets.module.js';
import { SigningKeysModule } from './platform/signing-keys/signing-keys.module.js';
import { ReplyModule } from './reply/reply.module.js';
import { RegistryModule } from './registry/registry.module.js';
import { SchemasModule } from './schemas/schemas.module.js';
import { StoreModule } from './store/store.module.js';
import { TelemetryModule } from './telemetry/telemetry.module.js';
import { UcpModule } from './ucp/ucp.module.js';
import { WalletModule } from './wallet/wallet.module.js';

/** Features that stand on no database: all their operations are answered from the one table. */
export const PURE_FEATURES: readonly Type[] = [PureOperationsModule, OfferModule];

/**
 * The modules of the service beside its platform: the doors, whose routes are then tried first, what keeps data and
 * keys, then a module a feature.
 */
export const FEATURE_MODULES: readonly Type[] = [
  McpModule,
  SecretsModule,
  DatabaseModule,
  SigningKeysModule,
  WalletModule,
  KeysModule,
  ModelModule,
  ...PURE_FEATURES,
  ReplyModule,
  PriceModule,
  PilotModule,
  StoreModule,
  AdviceModule,
  TelemetryModule,
  HelperModule,
  FirstStrikeModule,
  RegistryModule,
  A2aModule,
  SchemasModule,
  UcpModule,
  OpenApiModule,
  PagesModule,
  ArenaModule,
  DiscoveryModule,
];

/** What an application is put together from. */
export interface AppParts extends PlatformParts {
  readonly modules: readonly Type[];
}

/** The whole application. */
@Module({})
export class AppModule {
  /** Overrides stand in every module, because a module's own provider comes before what it imports. */
  static with({ modules, ...platform }: AppParts): DynamicModule {
    const { overrides } = platform;
    const features =
      overrides.length === 0 ? modules : modules.map((module) => ({ module, providers: [...overrides] }));
    return { module: AppModule, imports: [PlatformModule.with(platform), ...features] };
  }
}
