import { pattern, patternWith } from '@svc/language';

/** "leave me the trailer, I have a use for it: $500 off": all that stands before the mark is the condition. */
export const HEADED = pattern`
    ^[^<:=]{3,110}(?:<[dx]\d+>[^<:=]{0,60}){0,2}?(?:[:=]|\s{3}| - )\s*
    (?=
      (?:(?:another|an?|extra|additional|further|minus|we take|i take|take|knock|save|you save|less|-)\s){0,8}
        <[mp]\d+>
    )
  `;

/** "Trade in your own car, running or not, and there's $400 off": do this, and that comes off. */
export const DO_AND = pattern`
    ^
    (
      \s*
        (?!
          (?:
              the
              |an?
              |my
              |our
              |your
              |it
              |its
              |it's
              |i
              |i'm
              |i'll
              |i'd
              |we
              |we'll
              |we'd
              |they
              |you
              |he
              |she
              |this
              |that
              |these
              |those
              |there
              |there's
              |price[ds]?
              |list
              |asking
              |lowest
              |minimum
              |each
              |every
              |one
              |no
              |not
              |never
              |all
              |from
              |for
              |at
              |up
              |only
              |if
              |when
              |who
              |whoever
              |anyone
              |anybody
              |everyone
              |people
              |customers?
              |buyers?
              |clients?
              |what
              |how
              |yes
              |also
              |plus
              |and
              |but
              |so
            )\b
        )[a-z]+ [^<]{3,110}?(?:<[dxcn]\d+>[^<]{0,60}?)?
    ),? ?\b(?:and|then|so)[ ]
    (?:
      (?:
          then
          |there's
          |there is
          |there are
          |that's
          |that is
          |thats
          |it's
          |its
          |it is
          |it comes to
          |we
          |we'll
          |we will
          |we'd
          |i
          |i'll
          |i will
          |i'd
          |you
          |you'll
          |you get
          |they
          |they get
          |get
          |the price
          |save
          |another
          |take
          |takes
          |knock
          |knocks
          |give
          |drop
          |earn
          |earns
          |will
          |can
        )\b ?
    ){1,8}[^<]{0,24}(?=<[mp]\d+>)
  `;

/** "Can you wait ten days? Then you get 5 % off": what is asked for is the question. */
export const ASKED = pattern`
    ^\s*
    (
      (?:
          are
          |is
          |can
          |could
          |would
          |will
          |do
          |does
          |don't
          |have
          |happy
          |fine
          |ok
          |okay
          |willing
          |want
          |wants
          |got
          |no
          |not
          |prefer
          |you
          |they
          |buyer
          |customer
          |rather
        ) [^?<]{3,110}(?:<[ncdx]\d+>[^?<]{0,60}){0,2}
    )\?[^<?]{0,70}<[mp]\d+>
  `;

/** What has no place in a trade of one figure. */
export const OTHER = pattern`
    \b
      (?:
        never
        |lowest
        |at least
        |minimum
        |not (?:below|under|less)
        |no less
        |won't
        |below
        |floor
        |bottom
        |max(?:imum)?
        |at most
        |whatever
        |deposit
        |tax
        |vat
        |gst
        |fee
        |costs? (?:me|us)
      )\b
    |<[cn]\d+> ?(?:\+|or more)
    |\b(?:over|from|at least|more than) <[cn]\d+>
    |\b(?:nobody|no one|nothing)\b
  `;

/** Words that open a condition and are no part of it. */
export const OPENERS = patternWith('i')`
    ^
    (?:
      (?:are|can|could|would|will|do|is) (?:you|they|the buyer|the customer)[ ]
        (?:fine with |ok with |okay with |happy with |happy to |willing to |like to |want to )?
    )?(?:(?:if|when|whenever|for|with|in case|once|should) )?(?:(?:you|they|your|buyers?|customers?|people) )?
  `;
