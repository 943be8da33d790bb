/** The words of a statement that say one thing of it: each is a span of the description. */
export type Slot = 'figure' | 'count' | 'what' | 'unit' | 'period' | 'per' | 'only_at' | 'under';

/** What a statement says beside its words: one of a few values. */
export interface Marks {
  /** What a figure is: the price of one, the price of all that are counted, or what comes off. */
  means?: 'price_each' | 'price_for_all' | 'off';
  /** Given to whoever qualifies, room to bargain, or nothing for nothing. */
  how?: 'given' | 'up_to' | 'none';
  /** How often an extra is paid. */
  paid?: 'per_unit' | 'per_period' | 'once' | 'per_other';
  /** Every buyer must pay it. */
  always?: boolean;
  key?: 'sku' | 'id' | 'vin' | 'gtin';
  style?: 'hurry' | 'no_hurry' | 'friendly' | 'plain' | 'formal' | 'rounds' | 'sign';
}

/** The values that a mark may have. */
export const MARK_VALUES = {
  means: ['price_each', 'price_for_all', 'off'],
  how: ['given', 'up_to', 'none'],
  paid: ['per_unit', 'per_period', 'once', 'per_other'],
  always: [true, false],
  key: ['sku', 'id', 'vin', 'gtin'],
  style: ['hurry', 'no_hurry', 'friendly', 'plain', 'formal', 'rounds', 'sign'],
} as const satisfies { [Name in keyof Marks]-?: readonly Exclude<Marks[Name], undefined>[] };

/** Which slots a kind has; the first of them is the one without which it says nothing, where `needs` holds. */
interface Kind {
  slots: readonly Slot[];
  /** The slots without which a statement of this kind says nothing. */
  needs: readonly Slot[];
  marks: readonly (keyof Marks)[];
}

const kind = (needs: readonly Slot[], others: readonly Slot[] = [], marks: readonly (keyof Marks)[] = []): Kind => ({
  slots: [...needs, ...others, 'under'],
  needs,
  marks,
});

/** Every kind of statement with its slots and marks: the one table that the tool, the checks and the answers read. */
export const KINDS = {
  name: kind([]),
  price: kind(['figure'], ['unit', 'period']),
  lowest: kind([], ['figure'], ['means', 'how']),
  least_order: kind(['count'], ['unit']),
  most_order: kind(['count'], ['unit']),
  pack: kind(['count'], ['what']),
  volume: kind(['count', 'figure'], ['unit'], ['means', 'how']),
  discount: kind(['what', 'figure'], [], ['means', 'how']),
  buyers: kind(['what', 'figure'], [], ['means', 'how']),
  extra: kind(['what', 'figure'], ['per', 'only_at'], ['paid', 'always', 'means']),
  gift: kind(['what'], ['figure', 'only_at']),
  free: kind([], ['figure'], ['how']),
  never: kind(['what']),
  handoff: kind(['what']),
  fact: kind([]),
  stock: kind(['what'], [], ['key']),
  private: kind([]),
  manner: kind([], ['count', 'what'], ['style']),
  nothing: kind([]),
  unsure: kind([], ['figure']),
} as const satisfies Record<string, Kind>;

/** What a piece of a description says. */
export type StatementKind = keyof typeof KINDS;

/** All kinds, in the order of the tool. */
export const STATEMENT_KINDS = Object.keys(KINDS) as StatementKind[];

/** Whether a text names a kind of statement. */
export const isStatementKind = (text: unknown): text is StatementKind =>
  typeof text === 'string' && Object.hasOwn(KINDS, text);

/**
 * Whether a figure is all that a statement of a kind says, so that another figure can take its place.
 * @example isOfAFigure('lowest') // true
 * @example isOfAFigure('discount') // false
 */
export function isOfAFigure(kind: StatementKind): boolean {
  const slots: readonly Slot[] = KINDS[kind].slots;
  return kind !== 'unsure' && slots.includes('figure') !== slots.includes('count') && !slots.includes('what');
}

/** The most statements that are read of one answer. */
export const STATEMENTS_AT_MOST = 80;
