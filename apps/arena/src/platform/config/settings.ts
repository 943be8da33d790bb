/** What the environment decides; null where it says nothing. */
export interface Settings {
  /** The held-out seed of whoever runs certificates for others. Never printed. */
  readonly heldOutSeed: string | null;
}

/** The settings that an environment describes; an empty text counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return { heldOutSeed: env['SVC_ARENA_SEED']?.trim() || null };
}

/** The settings of this process; the only place that reads its environment. */
export function readProcessSettings(): Settings {
  return readSettings(process.env);
}
