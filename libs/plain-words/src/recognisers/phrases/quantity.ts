import { part, pattern } from '@svc/language';

const COUNT = '(<[cny]\\d+>)';

export const BETWEEN = pattern`
    (?:
      \bbetween
      |\bfrom
      |\borders?(?: (?:of|from|run|range|are|between)){0,8}
      |每单
      |一次
      |订购?
      |数量
      |起订量?
      |可订
      |从
    )[^<]{0,16}${COUNT}(?: \w+)? ?(?:and|to|到) ?${COUNT}
  `;

export const MINIMUM: readonly RegExp[] = [
  pattern`
    (?:
      \bmoq\b
      |\b(?:minimum|min\.?|smallest|least)
        (?:
          [ ]
            (?:
              order
              |purchase
              |quantity
              |qty
              |size
              |of
              |is
              |an
              |a
              |you
              |can
              |we
              |sell
              |accept
              |take
              |ship
              |number
              |per
              |buy
              |for
              |volume
              |commitment
              |contract
              |plan
            )
        ){0,8}
    )[ :=]*(?:is |are |at |of )?${COUNT}
  `,
  pattern`
    \b
    (?:
      at least
      |no fewer than
      |not (?:fewer|less) than
      |starting (?:at|from|with)
      |start at
      |orders? (?:start|begin) (?:at|from|with)
    ) (<c\d+>)
  `,
  new RegExp(`${COUNT}(?: \\w+){0,2}? (?:minimum|min\\b|at least|moq)`),
  new RegExp(`${COUNT}\\s?[^<，。,\\s]{0,4}?(?:起订|起批|起售|起卖|起购|起签|起租|起送|起发|起拿|起做|起接)`),
  pattern`
    \b(?:don't|do not|won't|will not|cannot|can't|never)[^<]{0,40}(?:less|fewer|under|below|smaller)(?: than)?[ ]
    (<c\d+>)
  `,
  /^\s*(?:the |our |my )?(?:min(?:imum)?|smallest|least)\b([^<]{0,50}?)(<[cn]\d+>)/,
  pattern`
    \b(?:must|have to|has to|needs? to|should|got to|required to)\b
    ((?: (?:buy|take|order|get|commit to|start with|book|rent|be|come to|sign up|have)){1,8}) (<[cn]\d+>)
  `,
  /^[^<]{0,16}()(<[cn]\d+>) is (?:the |our |my )?(?:smallest|minimum|least|lowest (?:number|quantity|amount|order))/,
];

const PACKS_OF = part`
    (?:packs?|cases?|box(?:es)?|cartons?|crates?|trays?|bundles?|bags?|sleeves?|sets?|lots?|pallets?|multiples?)
    [ ](?:of|with)[ ]${COUNT}(?![^<]{0,20}<m)
  `;

/** "Sold in cases of 6", "full boxes of 12", "boxes of 5 only", "in multiples of 10": only so many together. */
export const PACKED: readonly RegExp[] = [
  pattern`
    \b(?:sold|sell|order(?:ed|s)?|ship(?:ped)?|come|comes|suppl(?:y|ied)|buy|deliver(?:ed)?|available|packed)[ ]
    (?:(?:are|come|only|them|it|by|in|as|full|whole|the|a) ){0,5}?
    ${PACKS_OF}
  `,
  pattern`(?<![a-z])(?:full|whole|complete|only in|only by) (?:the |full |whole )?${PACKS_OF}`,
  pattern`(?<![a-z])${PACKS_OF} only(?![a-z])`,
];

/** Words of ordering beside a row of counts: "sold in 12, 24 or 48". */
export const ORDERED = /\b(?:order|sold|sell|buy|take|come|packs?|lots?|batch|available|quantit|ship)/;

export const MAXIMUM: readonly RegExp[] = [
  pattern`
    \b(?:max(?:imum)?\.?(?: (?:order|quantity|of|is|per|qty|size|you|can|buy)){0,8}|at most|no more than|up to)
    [ :=]*(<c\d+>)
  `,
  new RegExp(`\\b(?:max(?:imum)? order|order (?:maximum|limit)|quantity limit)[ :]*${COUNT}`),
  new RegExp(
    `(<c\\d+>)(?: \\w+){0,2}? (?:maximum|max\\b|at most|tops|in stock|available|left|on hand|in total for sale)`,
  ),
  /^\s*(?:the |our |my )?(?:max(?:imum)?|largest|biggest|most)\b([^<]{0,50}?)(<[cn]\d+>)/,
  pattern`
    \b(?:at most|no more than|not more than|up to)( )(<[cn]\d+>)
    (?=
      [ ](?:in|per|an?|at|each|every)[ ]
        (?:one|a|single|order|go|time|once|customer|booking|delivery|buyer|shipment|person|client)
    )
  `,
  pattern`
    ^([^<]{0,20}?)(<[cn]\d+>)(?: \w+){0,4}?[ ]
    (?:
      max\b
      |maximum
      |tops\b
      |at (?:the )?(?:very )?most
      |is all (?:there is|we have|i have|i've got|we've got)
      |is (?:the|my|our) (?:most|maximum|limit|cap|max|ceiling|longest|largest|biggest)
    )
  `,
  pattern`
    \b(?:can't|cannot|can not|won't|don't|nobody|no one|not|never|no customer|no buyer)\b([^<]{0,40}\bmore than)
    [ ](<[cn]\d+>)(?! ?(?:off|miles))
  `,
  /^\s*(?:no more than|not more than|at most|up to|not over)( )(<[cn]\d+>)\s*$/,
];

/** "Six oak chairs, $45 each", "I sell 200 seats at $60 each" at the beginning: so many are for sale. */
export const OPENS_WITH_COUNT = pattern`
    ^\W*
    (?:
      (?:i|we)(?:'m|'re|'ve| am| are)? ?(?:have|got|selling|sell|offering|offer)? ?
      |selling[ ]
      |for sale:?[ ]
      |offering[ ]
      |a set of[ ]
      |set of[ ]
      |lot of[ ]
    )?
    (<[nc]\d+>)
    (?!
      [ ]
        (?:
          years?
          |months?
          |hours?
          |days?
          |bed
          |seater
          |door
          |piece
          |person
          |star
          |room
          |in one
          |way
          |owner
          |wheel
          |speed
          |man
          |k\b
        )
    )(?: (?!at\b|for\b)[a-z-]+){0,5}(?: for (?:hire|rent|sale))?(?: (?:at|for) <m\d+>(?: each| apiece| per [a-z]+)?)?\W*$
  `;

/** The same in Chinese, counted by a measure word. */
export const OPENS_WITH_HAN_COUNT = /^\W*(?:我们?|本店|手上|手头)?(?:现?有|在?卖|出售|转让|供应|出)(<c\d+>)[^<]*$/;
