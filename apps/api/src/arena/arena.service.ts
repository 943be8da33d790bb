import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { commitToSeed, practiceSet, protocolText, REFERENCE_PLAYERS } from '@svc/gauntlet';
import { CONFIG, type Config } from '../platform/config/config.js';
import { CachedDocument } from '../platform/openapi/cached-document.js';
import { arenaPage } from './arena-page.js';

/** How long a copy may be kept: these documents change with a deployment. */
const MAX_AGE_SECONDS = 300;

/** Holds the arena's documents, each made once. Of the held-out seed nothing but its commitment leaves. */
@Injectable()
export class ArenaService implements OnModuleInit {
  readonly protocol: CachedDocument;
  readonly practice: CachedDocument;
  private rendered: CachedDocument | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.protocol = new CachedDocument(
      protocolText({ arenaUrl: config.arenaUrl }),
      'text/plain; charset=utf-8',
      MAX_AGE_SECONDS,
    );
    this.practice = new CachedDocument(
      JSON.stringify(practiceSet()),
      'application/json; charset=utf-8',
      MAX_AGE_SECONDS,
    );
  }

  async onModuleInit(): Promise<void> {
    const { arenaUrl, arenaSeed } = this.config;
    const commitment = arenaSeed === null ? null : await commitToSeed(arenaSeed);
    this.rendered = new CachedDocument(
      arenaPage({ arenaUrl, commitment, players: REFERENCE_PLAYERS }),
      'text/html; charset=utf-8',
      MAX_AGE_SECONDS,
    );
  }

  /** The page for people. */
  page(): CachedDocument {
    if (this.rendered === null) throw new Error('the arena has not been opened');
    return this.rendered;
  }
}
