import { toolsOfDoor, type CatalogResult, type OperationRecord } from '@svc/contracts';
import type { DiscoveryOptions } from './discovery-options.js';

/** Every tool with its doors, cost class and stability: the body of `GET /v1/catalog`. */
export function catalog(
  records: readonly OperationRecord[],
  { version }: Pick<DiscoveryOptions, 'version'>,
): CatalogResult {
  const tools = toolsOfDoor(records, 'pro').map(({ link, record }) => ({
    name: link.name,
    title: record.summary,
    description: record.description,
    doors: link.door === 'core' ? ['core', 'pro'] : ['pro'],
    access: record.access,
    cost: record.cost,
    stability: record.stability,
    operation: record.id,
    rest: `${record.method} ${record.path}`,
  }));
  return { version, tools };
}
