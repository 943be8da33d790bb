import { Controller, type StreamableFile } from '@nestjs/common';
import {
  REPORT_OUTCOME,
  ReportOutcomeIn,
  TELEMETRY_DELETE,
  TELEMETRY_EXPORT,
  type ReportOutcomeResult,
  type TelemetryDeleteResult,
} from '@svc/contracts';
import { CallerKey } from '../platform/operation/caller-key.decorator.js';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { TelemetryService } from './telemetry.service.js';

/** What holders of keys share, and how they get it back or have it erased. */
@Controller()
export class TelemetryController {
  constructor(private readonly telemetry: TelemetryService) {}

  @Operation(REPORT_OUTCOME)
  report(@Input() input: ReportOutcomeIn, @CallerKey() keyId: string): Promise<ReportOutcomeResult> {
    return this.telemetry.report(input, keyId);
  }

  @Operation(TELEMETRY_EXPORT)
  export(@CallerKey() keyId: string): Promise<StreamableFile> {
    return this.telemetry.export(keyId);
  }

  @Operation(TELEMETRY_DELETE)
  erase(@CallerKey() keyId: string): Promise<TelemetryDeleteResult> {
    return this.telemetry.erase(keyId);
  }
}
