import type { LowestPhrase } from '../../language.js';
import { pattern } from '@svc/language';

export const PRICE = '(<[mny]\\d+>)';

const GAP = '[^<]{0,40}?';

/** A floor or a bottom before another noun is part of a thing: "floor sander", "bottom drawer". */
const NO_MODIFIER = pattern`
    (?!
      [ ](?!
        prices?|line|end|limit|figure|amount|rate|is|are|at|of|for|would|will|on|here|being|that|i|we|per|to|and|but
        |whatever|with|in|an?|the|my|our|<
      )[a-z]
    )
  `.source;

/** Ways to say the lowest price outright. */
export const LOWEST: readonly LowestPhrase[] = [
  {
    pattern: pattern`
    \b(?:lowest|(?<!at )least|floor|bottom|minimum|min\.?)
    (?:
      [ ]
        (?:
          price
          |is
          |at
          |of
          |that
          |which
          |i'd
          |i
          |we
          |would
          |will
          |can
          |could
          |accept
          |take
          |go
          |to
          |for
          |acceptable
          |'s
          |a
          |an
          |per
          |we'd
          |we'll
          |i'll
          |amount
          |possible
          |line
          |sale
          |selling
          |sell
          |net
          |be
          |it
          |do
          |would
          |me
          |us
          |my
          |our
          |you
          |seat
          |unit
          |piece
          |box
          |stands
          |sits
          |lies
          |set
          |dollar
        )
    ){0,8}[:=]? ?${PRICE}(?! (?:units?|pieces?|seats?|boxes)\b)
  `,
  },
  {
    pattern: pattern`
    (?:n't|\b(?:not?|never|wouldn't|won't|cannot|can't|refuse|nothing|nobody|no one))\b${GAP}\b
    (?:below|under|beneath|less than|lower than|cheaper than|for less than|south of|underneath)\b[^<]{0,12}
    ${PRICE}
  `,
  },
  {
    pattern: pattern`
    \b(?:below|under|less than|lower than|anything (?:below|under))\s${PRICE}[^<]{0,24}\b
    (?:
      no
      |not
      |never
      |won't
      |can't
      |walk
      |lose
      |losing
      |loss
      |out of the question
      |is a no
      |refuse
      |decline
      |don't
      |impossible
      |not possible
    )\b
  `,
  },
  {
    pattern: pattern`
    \b
    (?:
      as low as
      |low(?:est)? end(?: is| of)?
      |down to
      |(?:go|come|drop|settle|let it go|part with it) (?:down )?(?:to|for|at)
      |settle for
      |would (?:accept|take)
      |will (?:accept|take)
      |could (?:accept|take|live with)
      |can (?:accept|take|live with)
      |i'd (?:accept|take)
      |i'll take
      |we'd (?:accept|take)
      |we'll (?:accept|take)
      |willing to (?:accept|take|go to|go down to)
    ) ?${PRICE}
  `,
    unlessAsked: true,
  },
  { pattern: new RegExp(`${PRICE} at (?:the|our|my) (?:very )?(?:lowest|least|minimum|bottom)\\b`) },
  {
    pattern: new RegExp(`${PRICE} (?:is|would be|as)? ?(?:the|my|our) (?:floor|minimum|lowest|bottom|limit|least)\\b`),
  },
  // "310 last price": the label alone behind its sum.
  {
    pattern: new RegExp(
      `^\\W*${PRICE} (?:last price|bottom(?: line| price)?|lowest(?: price)?|minimum(?: price)?)\\W*$`,
    ),
  },
  { pattern: new RegExp(`\\blowest\\b[^<]{0,60}?${PRICE}`) },
  {
    pattern: new RegExp(
      `\\b(?:(?<!at )(?<!at the very )least|(?:floor|bottom)${NO_MODIFIER})\\b(?! order| quantit| of <[cn])[^<]{0,50}?(<m\\d+>)`,
    ),
  },
  {
    pattern: pattern`
    \b(?:walk away|turn(?:ing)? down|refus\w+|reject\w*|declin\w+|ignore|say no|forget|no deal|insult\w*|laugh)
    \b[^<]{0,40}\b(?:under|below|less than|lower than|beneath|south of)\b[^<]{0,10}${PRICE}
  `,
  },
  {
    pattern: pattern`
    ${PRICE}[^<]{0,16}\b
    (?:no(?:thing)? lower|and (?:no|not|never)\b[^<]{0,14}(?:<[mn]\d+> )?(?:less|lower|further|below|under))
  `,
  },
  {
    pattern: pattern`
    ${PRICE}(?: (?:is|as|being|would be|the|my|our|an?|absolute|bare|each|apiece|per \w+)){0,8}[ ]
    (?:minimum|min\b|floor|lowest)(?! (?:order|quantity))
  `,
  },
  {
    pattern: new RegExp(`${PRICE} (?:is|would be|'s) (?:my|our|the) (?:floor|minimum|lowest|bottom|limit|least|line)`),
  },
  {
    pattern: pattern`
    (?:最低价?|底价|底线|保底价?|最少|心理价位?|成本价|红线|底限)\s?${PRICE}
    (?!${'(?:个|件|箱|桶|瓶|台|套|盒|袋)'}?起(?:订|批|售))
  `,
  },
];

export const CONDITIONAL = pattern`
    \b(?:if|when|for (?:cash|orders|those|anyone)|provided|in exchange|in return)\b
    |如果
    |要是
    |若
    |只要
    |的话
    |满
    |付
    |自提
    |签
    |以上
    |起
    |现金
    |<[cn]\d+>\s?(?:\+|or more|and (?:above|up|over|more))
    |\b(?:orders?|from|over|above|buy\w*|take[sn]?) <c
  `;

/** What makes the number a quantity or a discount. */
export const NO_PRICE_AFTER = pattern`
    ^(?: (?:per|an?|each|every|the|for each|for every) [a-z]+)? ?
    (?:
      off
      |less
      |more
      |extra
      |further
      |discount
      |cheaper
      |lower
      |per order
      |an order
      |at a time
      |units?
      |pieces?
      |seats?
      |boxes
      |orders?
      |days?
      |months?
      |years?
    )\b
  `;
