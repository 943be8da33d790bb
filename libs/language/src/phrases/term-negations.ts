import { pattern } from '../pattern.js';

/** Expressions that refuse the option that they stand before or behind, over folded text. */

export const NO_BEFORE = pattern`
    (?:
      (?:^|[^a-z])(?:
        no
        |not(?! (?:only|just|forget))
        |without
        |neither
        |(?:don'?t|do not|won'?t|will not|doesn'?t|does not) (?:want|need|like)
        |never
        |except
        |excluding
        |skip
        |drop
        |(?<!(?:don'?t|not|never) )forget(?: about)?
        |scrap
        |leave out
        |leave off
        |cancel
        |do without
        |instead of
        |rather than
        |minus
        |refuse
        |reject
        |decline
        |(?:can'?t|cannot|can not|won'?t|will not|don'?t|do not|could not|couldn'?t|unable to) (?:
          do|accept|commit to|pay|take|offer|give|provide|have|get|promise|lease|authorize|see
          |(?:be )?(?:needing|requiring|using|wanting)|require|use|include|add|put|bother(?: with)?|wish|care for|book
        )
        |disagree (?:with|on|about)
        |no need for
        |not interested in
        |against
      )
      (?:
        [ ](?:
          a
          |an
          |the
          |to
          |any
          |with
          |for
          |do
          |by
          |your
          |you
          |that
          |of
          |need
          |want
          |in
          |on
          |about
          |pay
          |have
          |sign
          |commit
          |[a-z]{4,9}
        )
      ){0,4}[ -]?
      |(?<!why )(?<![a-z])(?:don'?t|do not|won'?t|will not)[ ]
      |(?:不要|不需要|不用|无需|不想要?|不含|除了|不接受|没有|拒绝|不带|不做|不签|别|免(?!费)去?|去掉|取消|不能|不)[^，。,.]{0,3}
    )$
  `;

export const NO_AFTER = pattern`
    ^s?[^,.，。;!?]{0,12}?(?:
      doesn'?t work
      |does not work
      |won'?t work
      |is not
      |isn'?t
      |not (?:needed|necessary|acceptable|ok|an option|possible)
      |is too
      |too (?:long|short|much)
      |is out
      |(?<!行)不行
      |不要(?!要)
      |不需要
      |不用
      |太长
      |太久
      |不接受
      |(?<!可)不可以
      |没必要
      |就算了
      |免了
    )
  `;

/** A verb of taking away, before and behind what is to be taken out of the offer. */
export const REMOVED_BEFORE = pattern`
    (?<![a-z])(?:
      remove
      |removing
      |tak(?:e|ing) (?:off|out|away)
      |get(?:ting)? rid of
      |delete
      |omit
      |lose
      |ditch
      |strike(?: out)?
      |strip(?: out)?
    )(?: (?:the|that|your|this|my|all))* $
    |[删撤拿去][掉除下了]?$
  `;
export const REMOVED_AFTER = pattern`
    ^(?:那个|这个|服务|的|都|就|也|先|那|给我|帮我|可以|吧|请)*(?:
      [去拿删撤扣][掉除走下]
      |[删撤]了?$
      |取消
      |算了
      |省[了掉]
      |不[加带配含](?![价钱税])
      |别[加带](?![价钱])
    )
  `;
/** A verb of taking away that is parted from its particle by what is taken away: "take the wrap off". */
export const PARTED_BEFORE =
  /(?<![a-z])(?:tak(?:e|ing)|leav(?:e|ing)|cut(?:ting)?|cross(?:ing)?|keep)(?: (?:the|that|your|this|my|all))* $/;
export const PARTED_AFTER = /^s? (?:back |right )?(?:off|out|away)(?![a-z])/;

export const NOT_THIS = /^(?:no|not|non|without|excluding|不要|不用|不需要|不|没有|没|无|免|未|非)[ -]?/;
