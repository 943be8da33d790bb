import { pattern, patternWith } from '@svc/language';

export const CLAUSE_END = patternWith('g')`
    [,，、;；:：()（）—|•·\t]
    |\s[-/]\s
    |\s
      (?:
        and(?! (?:more|above|over|up|upwards|greater|beyond|larger|longer|higher)\b)
        |but
        |or
          (?!
            [ ]
              (?:
                more
                |over
                |above
                |greater
                |larger
                |higher
                |less
                |better
                |best
                |so
                |later
                |newer
                |earlier
                |fewer
                |longer
                |bigger
                |up
                |beyond
                |upwards
              )\b
          )
        |while(?! (?:the |this )?(?:discount|price|item|stock|it|sku|vin))
        |plus
        |whereas
        |otherwise
        |although
        |though
        |yet
        |however
        |because
        |since
        |so
        |then
      )\s
    |(?:但是|但|另外|并且|而且|同时|不过|否则|以及|因为|所以)
  `;

/** "People will ask how heavy it is.": the answer is the next sentence. */
export const PEOPLE_ASK = pattern`
    ^\W*
    (?:
      people
      |they
      |customers
      |buyers
      |clients
      |guests
      |everyone
      |everybody
      |someone
      |somebody
      |folks
      |parents
      |visitors
      |neighbou?rs
    ) (?:will |always |often |may |might |usually |sometimes |tend to |keep |do |like to ){0,8}
    (?:asks?|asking|wonders?|wants? to know|worry about) (?!for (?!the)|me\b|us\b|to\b|if they can\b)
    [^<:,]{4,60}$
  `;
