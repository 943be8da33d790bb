import { pattern } from '../pattern.js';

/** "Forget the 700", "scratch that": the buyer unsays a figure or an offer of their own; figures are written `#`. */
export const TAKES_BACK = pattern`
    (?<![a-z])(?:
      (?:forget|ignore|scratch|disregard|strike|cancel|delete|never ?mind|withdraw|retract|undo|take back|taking back|revoke)(?:
        [ ](?:about|back)
      )? (?:
        (?:that|the|my|this|those)(?: (?:last|previous|earlier|first|old|other))? ?(?:offer|bid|price|figure|number|proposal|#)
        |#
        |what (?:i|we) (?:said|wrote|offered|bid|typed|proposed)
      )
      |(?:scratch|strike) that
      |(?:i|we)(?:'d like to| want to| would like to|'ll| will| must| have to)? (?:take|taking) (?:it|that|this|#|(?:that|the|my) [a-z#]+) back
      |(?:i|we)(?:'d like to| want to| would like to|'ll| will| must| have to)? (?:withdraw|retract)(?: (?:it|that|this))?(?= ?(?:$|[.,;!]))
      |my (?:(?:last|previous|earlier|first) )?(?:offer|bid|figure|price|#) (?:no longer (?:stands|counts|holds)|is off|doesn't count|does not count|is withdrawn)
      |(?:the|that|those) # (?:was|were) (?:a mistake|a typo|an error|wrong|not serious|a joke)
      |# was a (?:mistake|typo|joke)
      |(?:that|it|#) (?:was|is) (?:a typo|not my (?:offer|bid))
    )(?![a-z])
    |(?:刚才|刚刚|之前|前面|上面|上次|先前|我)(?:我)?(?:说|出|报|给|提)?的?(?:那个?|这个?)?(?:价格?|数|报价|出价|#元?|话)?(?:就|都|全|先)?(?:不算(?:数)?(?!贵|高|低|多)|作废|收回|撤回|取消|当我没[说报出])
    |(?:收回|撤回|取消)(?:我)?(?:刚才|之前|上面|刚刚|那个)?的?(?:出价|报价|价格?|#)
    |当我没[说报出]
    |(?:忘了|别管|忽略|无视|不要管)(?:我)?(?:刚才|之前|刚刚|上面)?(?:说|出|报)?的?(?:那个?)?(?:#|价|数)
    |(?:那个?|刚才的?)#元?(?:不算|作废|是(?:写|打|说)错)
    |(?:写|打|说|报|输)错(?:了|价)
  `;
