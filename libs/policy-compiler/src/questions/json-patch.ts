import { isRecord } from '@svc/policy-rules';

/** One step of a JSON Patch (RFC 6902) as compile writes it. */
export type PatchStep = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

const pointer = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * The steps that make one JSON value of another. Members that are undefined count as absent.
 * @example patchBetween({ floor_price: 370 }, { floor_price: 370000 }) // [{op: 'replace', path: '/floor_price', …}]
 */
export function patchBetween(from: unknown, to: unknown, path = ''): PatchStep[] {
  if (Object.is(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) return betweenLists(from, to, path);
  if (!isRecord(from) || !isRecord(to)) return [{ op: 'replace', path, value: to }];
  const steps: PatchStep[] = [];
  for (const key of Object.keys(from))
    if (to[key] === undefined && from[key] !== undefined) steps.push({ op: 'remove', path: pointer(path, key) });
  for (const [key, value] of Object.entries(to)) {
    if (value === undefined) continue;
    if (from[key] === undefined) steps.push({ op: 'add', path: pointer(path, key), value });
    else steps.push(...patchBetween(from[key], value, pointer(path, key)));
  }
  return steps;
}

function betweenLists(from: readonly unknown[], to: readonly unknown[], path: string): PatchStep[] {
  const steps: PatchStep[] = [];
  const kept = Math.min(from.length, to.length);
  for (let at = 0; at < kept; at += 1) steps.push(...patchBetween(from[at], to[at], pointer(path, at)));
  for (let at = from.length - 1; at >= kept; at -= 1) steps.push({ op: 'remove', path: pointer(path, at) });
  for (let at = kept; at < to.length; at += 1) steps.push({ op: 'add', path: pointer(path, at), value: to[at] });
  return steps;
}
