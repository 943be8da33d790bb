import { pattern } from '@svc/language';

export const STACKS = pattern`
    \b
      (?:
        stacks?(?! (?:it|them|up|the|your|of))
        |over and above (?:the|any|all|other|that|this|every)
        |(?:add(?:s|ed|ing)?|goes|go|comes?|counts?) (?:it |this |that |them )?
          (?:to|onto|on top of|with|beside|together with) (?:the |all |any |every |each |your |my |our ){0,8}
          (?:others?|rest|everything|table|above|one above)
        |in addition to (?:the |any |all |every ){0,8}(?:others?|rest|table|above|quantity|volume|discounts?)
        |additionally
        |combin(?:e|es|ed|able|ing)
        |add(?:s|ed)? up
        |on top of[ ]
          (?:each other|one another|every\w*|other|others|any|anything|all|the|that|this|it|those|these|what)
        |(?:the|these|those) <n\d+> (?:add|stack|combine|go together|can)
        |both (?:together|at once|at the same time)
      )\b
    |叠加
    |额外算
    |另外算
    |单独算
    |不冲突
    |同享
    |同时享
    |累加
    |累计优惠
    |一起用
    |加在一起
    |加到一起
    |一起算
    |一块儿?算
    |加在一块
    |加起来算
    |一[齐并起](?:计|给|减|享)
    |一起享
    |同时用
    |累计
    |并用
    |同时(?:满足|享|用|拿)
    |都(?:能|可以)(?:一起|同时)
  `;
