import type { Policy } from '../service/service.js';

/** A link that was made in this browser, with the policy that it carries: whoever has it decides in its talks. */
export interface KeptLink {
  readonly sealed: string;
  readonly policy: Policy;
  /** Until when it is taken: ISO 8601. */
  readonly until: string;
}

const KEPT = 'svc:links:1';

/** The most links that are kept; the oldest is forgotten first. */
export const MOST_LINKS = 50;

/** The links of this browser, the newest first; none where it keeps nothing. */
export function keptLinks(): KeptLink[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptLink[];
  } catch {
    return [];
  }
}

/** Keeps a link, so that its talks can be decided on. */
export function keepLink(link: KeptLink): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([link, ...keptLinks()].slice(0, MOST_LINKS)));
  } catch {
    // A browser that keeps nothing can hand out the link all the same.
  }
}

/** The address that opens a link. */
export const addressOf = (base: string, sealed: string): string => `${base}/talk#${sealed}`;
