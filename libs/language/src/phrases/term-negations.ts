import { pattern } from '../pattern.js';

/** Expressions that refuse the option that they stand before or behind, over folded text. */

export const NO_BEFORE = pattern`
    (?:
      (?:^|[^a-z])(?:
        no
        |not
        |without
        |don'?t (?:want|need|like)
        |do not (?:want|need|like)
        |doesn'?t need
        |never
        |except
        |excluding
        |skip
        |drop
        |forget(?: about)?
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
      |(?:不要|不需要|不用|无需|不想要?|不含|除了|不接受|没有|拒绝|不带|不做|不签|别|免去?|去掉|取消|不能|不)[^，。,.]{0,3}
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

export const NOT_THIS = /^(?:no|not|non|without|excluding|不要|不用|不需要|不|没有|没|无|免|未|非)[ -]?/;
