/** Set when the package is bundled, from its package.json. */
declare const SVC_ARENA_VERSION: string | undefined;

/** The version of this package. */
export const VERSION: string = typeof SVC_ARENA_VERSION === 'string' ? SVC_ARENA_VERSION : '0.0.0';
