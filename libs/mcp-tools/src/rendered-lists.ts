import { ANSWER_TEMPLATE } from './reading-texts.js';
import type { ToolDoor } from './tool-door.js';

/** Lists stay as they are while the service runs, so clients may keep them, in milliseconds. */
export const LISTS_KEPT = { ttlMs: 300_000, cacheScope: 'public' } as const;

/** A member of a result, and its JSON. */
export interface RenderedMember {
  readonly member: string;
  readonly json: string;
}

/**
 * The lists of a door by their methods, each rendered once: so the largest answer of a door costs no more than its
 * bytes.
 */
export function renderLists({
  tools,
  prompts,
  resources,
}: Pick<ToolDoor<never>, 'tools' | 'prompts' | 'resources'>): ReadonlyMap<string, RenderedMember> {
  return new Map([
    ['tools/list', { member: 'tools', json: JSON.stringify(tools) }],
    ['prompts/list', { member: 'prompts', json: JSON.stringify(prompts) }],
    ['resources/list', { member: 'resources', json: JSON.stringify(resources) }],
    ['resources/templates/list', { member: 'resourceTemplates', json: JSON.stringify([ANSWER_TEMPLATE]) }],
  ]);
}
