const STACKS = /\b(?:stacks?(?! (?:it|them|up|the|your|of))|over and above (?:the|any|all|other|that|this|every)|(?:add(?:s|ed|ing)?|goes|go|comes?|counts?) (?:it |this |that |them )?(?:to|onto|on top of|with|beside|together with) (?:the |all |any |every |each |your |my |our ){0,8}(?:others?|rest|everything|table|above|one above|(?:quantity|volume|other|bulk|first) (?:discounts?|deals?|ones?|prices?|breaks?))|(?:in addition|additional) to (?:the |any |all |every ){0,8}(?:others?|rest|table|above|quantity|volume|discounts?)|adds? on\b|counts? as well|additionally|stackable|combin(?:e|es|ed|able|ing)|cumulative|add(?:s|ed)? up|on top of (?:each other|one another|every\w*|other|others|any|anything|all|the|that|this|it|those|these|what)|added together|(?:can|may|do) (?:go|be used|be had|be taken|be claimed) together|adds? to (?:the |any |all )?(?:others?|rest|everything)\b|(?:the|these|those) (?:two|three|<n\d+>) (?:add|stack|combine|go together|can)|both (?:together|at once|at the same time)|(?:have|get|do|take|claim|use) both|both (?:can|may|are fine|is fine|count|apply)|count together|at the same time|together with (?:other|any) discounts?)\b|叠加|额外算|另外算|单独算|另算(?!钱|费)|不冲突|同享|同时享|累加|累计优惠|一起用|加在一起|加到一起|一起算|一块儿?算|加在一块|加起来算|一[齐并起](?:计|给|减|享)|一起享|同时用|累计|并用|同时(?:满足|享|用|拿)|都(?:能|可以)(?:一起|同时)/;
const NOT_STACKS = /\b(?:not|cannot|can't|n't|never|no|without)\b[^<]{0,24}\b(?:stack|combin|cumulat|add up)|不(?:可|能|可以)?(?:叠加|同享|同时|累加|一起用)/;

/** What the words say about adding to other discounts: true, false, or null where they say nothing. */
export function stackingSaid(text: string): boolean | null {
  if (NOT_STACKS.test(text)) return false;
  return STACKS.test(text) ? true : null;
}

/** Whether the words say that a discount adds to others. */
export function saysStacks(text: string): boolean {
  return stackingSaid(text) === true;
}
