import { Controller, Res } from '@nestjs/common';
import {
  AGENT_CARD,
  AGENTS_MANIFEST,
  AI_CATALOG,
  API_CATALOG,
  CATALOG,
  CORE_DOOR_CARD,
  LLMS_FULL_TEXT,
  LLMS_TEXT,
  PRICING_TEXT,
  PRO_DOOR_CARD,
  ROBOTS_TEXT,
  SECURITY_TEXT,
  SERVER_CARD,
} from '@svc/contracts';
import type { Response } from 'express';
import { Operation } from '../platform/operation/operation.decorator.js';
import { DiscoveryService } from './discovery.service.js';

/** The documents by which agents and registries find the service. */
@Controller()
export class DiscoveryController {
  constructor(private readonly discovery: DiscoveryService) {}

  @Operation(CATALOG)
  catalog(@Res() response: Response): void {
    this.discovery.document(CATALOG).sendTo(response);
  }

  @Operation(LLMS_TEXT)
  guide(@Res() response: Response): void {
    this.discovery.document(LLMS_TEXT).sendTo(response);
  }

  @Operation(LLMS_FULL_TEXT)
  fullGuide(@Res() response: Response): void {
    this.discovery.document(LLMS_FULL_TEXT).sendTo(response);
  }

  @Operation(PRICING_TEXT)
  prices(@Res() response: Response): void {
    this.discovery.document(PRICING_TEXT).sendTo(response);
  }

  @Operation(SERVER_CARD)
  serverCard(@Res() response: Response): void {
    this.discovery.document(SERVER_CARD).sendTo(response);
  }

  @Operation(CORE_DOOR_CARD)
  coreDoor(@Res() response: Response): void {
    this.discovery.document(CORE_DOOR_CARD).sendTo(response);
  }

  @Operation(PRO_DOOR_CARD)
  proDoor(@Res() response: Response): void {
    this.discovery.document(PRO_DOOR_CARD).sendTo(response);
  }

  @Operation(AI_CATALOG)
  aiCatalog(@Res() response: Response): void {
    this.discovery.document(AI_CATALOG).sendTo(response);
  }

  @Operation(AGENTS_MANIFEST)
  agents(@Res() response: Response): void {
    this.discovery.document(AGENTS_MANIFEST).sendTo(response);
  }

  @Operation(AGENT_CARD)
  agentCard(@Res() response: Response): void {
    this.discovery.document(AGENT_CARD).sendTo(response);
  }

  @Operation(API_CATALOG)
  apiCatalog(@Res() response: Response): void {
    this.discovery.document(API_CATALOG).sendTo(response.set('Link', this.discovery.links));
  }

  @Operation(SECURITY_TEXT)
  security(@Res() response: Response): void {
    this.discovery.document(SECURITY_TEXT).sendTo(response);
  }

  @Operation(ROBOTS_TEXT)
  robots(@Res() response: Response): void {
    this.discovery.document(ROBOTS_TEXT).sendTo(response);
  }
}
