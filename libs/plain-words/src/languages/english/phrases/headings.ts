import { pattern } from '@svc/language';
import { words } from '../../../words/word-class.js';

export const REFUSAL = pattern`
    \b
    (?:
      never
      |not
      |no
      |nope
      |won't
      |don't
      |doesn't
      |isn't
      |aren't
      |can't
      |cannot
      |exclu\w+
      |forbidden
      |taboos?
      |banned
      |prohibited
      |unavailable
      |off limits
      |no-?gos?
      |no-?nos?
      |red lines?
      |hard lines?
    )\b
  `;

/** "Leave these to Fiona", "For Mr. Nair only", "Ask me about": who is named is left open. */
export const PASSING_HEAD = pattern`
    ^\W*(?:leave|pass|send|refer|forward|hand|give|route|direct|escalate|bring|put)\b[^<:]*\b
      (?:to|with|for|over|on|through|me|us)\b
    |^\W*(?:for|to|via|through|with) mr\b[^<:]{0,24}$
    |^\W*(?:for|needs?|to|via) (?:an? |the |my |our )?
      (?:person|human|people|manager|owner|boss|colleague|staff|team)\b[^<:]{0,24}$
  `;

export const TELLING_HEAD = pattern`
    ^\W*
    (?:
      for (?:the )?(?:public|info(?:rmation)?|all|everyone|customers?|buyers?|visitors?|guests?)
      |(?:info|information|facts?|faq|details)(?: for [a-z ]{2,20})?
      |(?:good|nice|handy|useful) to know(?: for [a-z ]{2,20})?
      |(?:can|may|could|are free to|fine to|ok to|okay to|feel free to|fine for you to)[ ]
        (?:tell|say|share|mention)(?: [a-z]+){0,3}
      |if (?:they|anyone|someone|people|customers?|buyers?|guests?) asks?
      |(?:what )?(?:you|buyers?|customers?|people|they|visitors?|guests?|everybody|everyone)[ ]
        (?:can|may|might|could) (?:be told|know|tell|say|hear)(?: [a-z]+){0,3}
    )\W*$
  `;

/** The words that a heading over refusals is made of. */
export const REFUSING_HEAD: ReadonlySet<string> = new Set(
  words(`
    what
    things
    thing
    stuff
    anything
    something
    everything
    i
    we
    you
    they
    one
    never
    not
    no
    nope
    none
    won't
    don't
    do
    does
    doesn't
    will
    can
    can't
    cannot
    allow
    allows
    offer
    include
    included
    give
    given
    sell
    accept
    take
    promise
    on
    in
    the
    table
    cards
    menu
    list
    price
    package
    deal
    sale
    scope
    at
    any
    time
    ever
    so
    please
    get
    talked
    into
    it
    before
    anyone
    anybody
    asks
    ask
    asking
    excluded
    exclusions
    excludes
    exclude
    refuse
    refused
    refuses
    is
    are
    isn't
    aren't
    to
    say
    of
    for
    from
    with
    and
    or
    under
    circumstances
    all
    this
    that
    these
    those
    strictly
    absolutely
    forbidden
    allowed
    available
    possible
    negotiable
    negotiate
    our
    my
    out
    question
    off
    limits
    have
    has
    want
    here
    hard
    lines
    line
    red
    no-gos
    no-go
    always
    also
    cases
    case
    by
    us
    me
    outside
    part
    taboo
    taboos
    banned
    prohibited
    unavailable
    no-nos
    no-no
    nono
    answer
    even
    if
    people
    insist
    whatever
    happens
    ok
    okay
    fine
  `),
);
