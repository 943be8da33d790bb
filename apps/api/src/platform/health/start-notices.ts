/** Nest token of the list of {@link StartNotice}, to which modules push; nothing logs what they say. */
export const START_NOTICES = Symbol('START_NOTICES');

/**
 * Says what a person must read once at the start. It is called when the service listens, so that nothing is said, or
 * made to be said, by a start that fails; it may speak later, where it waits for the database.
 */
export type StartNotice = (say: (line: string) => void) => Promise<void>;
