import { pattern, patternWith } from '@svc/language';

const PRICE = '(<[mny]\\d+>)';

/** What it costs the seller. */
export const COSTS: readonly RegExp[] = [
  pattern`
    \b(?:cost(?:s)?|runs?|running|sets?|setting|stands?|put(?:s)?)[ ]
    (?:me|us|the (?:shop|company|business|studio|firm))(?: [a-z']+){0,4}? ?${PRICE}
  `,
  new RegExp(`\\b(?:cost|costs)[:=]? ?${PRICE}`),
];

export const GIVES = pattern`
    \b
    (?:
      put in\b
      |gets?\b
      |gifts?\b
      |throw(?:n|s|ing)?\b[^<,;]{0,40}\bin
      |throw in
      |thrown in
      |chuck(?:ed)? in
      |toss(?:ed)? in
      |for free
      |free of charge
      |free
      |gratis
      |complimentary
      |on the house
      |on top
      |for nothing
      |no (?:extra )?charge
      |without (?:extra )?charge
      |add(?:ed|s)?
      |include[ds]?
      |comes? (?:with|along)
      |goes? (?:with|in|along)
      |give[ns]?
      |giving
      |have
      |possible
      |available
      |offer(?:ed)?
      |fine
      |okay
      |happy to
      |can do
    )\b
  `;

/** What can only mean a gift, also where no condition is named. */
export const STRONGLY = pattern`
    \b(?:put|puts|putting|pack|slip|drop) in\b
    |\b(?:throw(?:n|s|ing)?|chuck(?:ed)?|toss(?:ed)?)\b[^<,;]{0,40}\bin\b
    |\bfor free\b
    |\b(?:can|could|may|will) (?:be )?(?:added|add|include|included|given|give)\b
  `;

/** A refusal is no gift. */
export const REFUSES = pattern`
    \b
    (?:
      never
      |under no circumstances
      |not included
      |isn't included
      |aren't included
      |no free
      |discounts? for nothing
      |no discounts? (?:without|for nothing|unless)
    )\b
  `;

/** A sentence that asks something of the buyer other than a price is a trade. */
export const NAMES: readonly RegExp[] = [
  patternWith('d')`
    \b(?:put in|hand over|add on|pack in|slip in|drop in)(?: the| an?| my| our| some){0,8}[ ]
    ((?:(?!if\b|when\b|but\b|only\b|for\b|as\b|that\b|which\b|and\b|it\b)[a-z'-]+ ?){1,5})
  `,
  patternWith('d')`
    ^\W*(?:gifts?|extras?|freebies?|throw-?ins?|add-?ons?|goodies|sweeteners?|bonus(?:es)?|presents?): ?
    (?:an? )?((?:[a-z'-]+ ?){1,4})
  `,
  patternWith('d')`
    \b(?:throw|chuck(?:ing)?|toss(?:ing)?)(?: in)? (?:the |an? |my |our |some |a set of )?
    ((?:(?!in\b|if\b|when\b|but\b|only\b|for\b|as\b)[a-z'-]+ ?){1,5})
  `,
  patternWith('d')`
    \bfree (?!of\b|if\b|when\b|for\b|only\b|to\b|at\b)
    ((?:(?!comes?\b|goes?\b|gets?\b|if\b|when\b|but\b|only\b|for\b|as\b|is\b|are\b)[a-z'-]+ ?){1,5})
  `,
  patternWith('d')`
    \b(?:includ(?:e|ing)|add|give)(?: the| an?| my| our| some){0,8}[ ]
    ((?:(?!if\b|free\b|gratis\b|when\b|but\b|only\b|for\b|as\b|in\b|to\b|too\b)(?:[a-z'-]+|<[xcd]\d+>) ?){1,5})
  `,
  patternWith('d')`
    \b(?:i've got|we've got|i have|we have|there's|there is|there are|got)(?: an?| the| some| a set of)?[ ]
    ((?:(?!if\b|when\b|but\b|only\b|that\b|which\b|cost)[a-z'-]+ ?){1,7}?) ?(?=(?:that|which)\b)
  `,
  patternWith('d')`
    (?:^\W*|[.,;:!?] ?)(?:the |an? |my |our |their |some )?
    (
      (?:
          (?!
              i\b
              |i'd
              |we\b
              |we'd
              |they\b
              |it\b
              |is\b
              |are\b
              |can\b
              |may\b
              |if\b
              |when\b
              |that\b
              |only\b
              |which\b
              |provided\b
              |as\b
              |so\b
              |while\b
              |unless\b
              |cost
            )(?:[a-z'-]+|<[cdx]\d+>) ?
        ){1,6}?
    ) ?
    (?=
      (?:costs?|runs?|sets?)(?![a-z-])
      |(?:i|we|you|they)(?:'d|'ll|'re| )
      |(?:is|are|can|could|may|will|would|comes?|goes|costs?|on top|only|if|at|for free|\()\b
      |[,;(]
      |<
    )
  `,
  patternWith('d')`
    \b(?:get|offer|have|wants?|buys?)(?: the| an?| my| our| some){0,8}[ ]
    ((?:(?!if\b|when\b|but\b|only\b|for\b|as\b|in\b|to\b|too\b)[a-z'-]+ ?){1,5})
  `,
];

export const PRONOUN = patternWith('i')`
    ^
    (?:
      full
      |list
      |asking
      |price
      |discount
      |stays
      |it
      |that
      |this
      |which
      |they
      |these
      |those
      |them
      |nothing
      |nobody
      |if
      |only
      |otherwise
      |thing
      |i
      |we
      |so
      |please
    )\b
  `;
