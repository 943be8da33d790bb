/** What a message can do. */
export const INTENTS = ['offer', 'accept', 'reject', 'ask', 'greet', 'quit', 'other'] as const;
