/** What a reply is, as far as a wording must fit it. */
export type Situation = 'offer' | 'menu' | 'answer' | 'refusal' | 'deal' | 'handoff' | 'decline';

/** A wording and the situation it is for. */
export type GoodWording = readonly [situation: Situation, wording: string];
