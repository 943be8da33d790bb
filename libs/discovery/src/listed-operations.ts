import { toolsOfDoor, type OperationRecord } from '@svc/contracts';

/** The operations that do the service's work: what callers come for, without documents and health. */
export function workOperations(records: readonly OperationRecord[]): OperationRecord[] {
  return records.filter(({ path, feature }) => path.startsWith('/v1/') && feature !== 'discovery');
}

/** The documents that a reader may fetch: everything that is not work. */
export function documentOperations(records: readonly OperationRecord[]): OperationRecord[] {
  const work = workOperations(records);
  return records.filter((record) => !work.includes(record));
}

/** How many tools each door lists. */
export function doorSizes(records: readonly OperationRecord[]): { core: number; pro: number } {
  return { core: toolsOfDoor(records, 'core').length, pro: toolsOfDoor(records, 'pro').length };
}

/** Whether any operation has this feature. */
export function hasFeature(records: readonly OperationRecord[], feature: string): boolean {
  return records.some((record) => record.feature === feature);
}
