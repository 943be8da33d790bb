const EACH_UNIT =
  /\b(?:per|each|every|apiece|pp|a head|a piece)\b|\/|\p{Nd}\s?(?:extra |more )?(?:an?) [a-z]+|每|一(?:个|人|位|件|桶|箱|斤|天|晚|小时|月)/iu;
const ONCE =
  /\b(?:per (?:order|booking|job|trip|visit|deal|delivery|event)|once|one-off|flat)\b|每(?:单|次|趟)|一次性/i;

/**
 * Whether a sum is paid for each unit, by its words, or once a deal.
 * @example eachUnit('Open bar is 25 extra per guest') // true
 * @example eachUnit('Delivery is 45 dollars on top') // false
 */
export function eachUnit(words: string): boolean {
  return EACH_UNIT.test(words) && !ONCE.test(words);
}
