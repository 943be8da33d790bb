import type { Config } from '../config/config.js';
import type { TracingLog } from './told-exporter.js';
import { untraced, type Tracing } from './tracing.js';

/** The tracing that a configuration asks for; where it asks for none, the code of the SDK is not even loaded. */
export async function openTracing(config: Pick<Config, 'tracing'>, log: TracingLog): Promise<Tracing> {
  if (config.tracing === null) return untraced;
  const { OtlpTracing } = await import('./otlp-tracing.js');
  return new OtlpTracing(config.tracing, log);
}
