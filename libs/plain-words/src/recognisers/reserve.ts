import type { Recogniser } from '../recogniser.js';
import { RESERVE } from './phrases/reserve.js';

/** "Below 740 ask me first", 低于740要问我: the price below which nothing is sold without the seller. */
export const readReserve: Recogniser = (clause) => {
  const tag = RESERVE.map((pattern) => pattern.exec(clause.text)?.[1]).find((found) => found !== undefined);
  if (tag === undefined) return [];
  const { quote } = clause;
  clause.take(tag);
  return [{ kind: 'reserve', price: clause.value(tag), quote }];
};
