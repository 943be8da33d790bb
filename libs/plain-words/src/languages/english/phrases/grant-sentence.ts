import { pattern } from '@svc/language';

/** What says that the seller's own records decide, not the buyer. */
export const CONFIRMED = pattern`
    \b
    (?:
      confirm(?:ed)?
      |verif(?:y|ies|ied)
      |flag
      |ticked
      |(?:marked|tagged|listed|registered|recorded|known) (?:as|in|with|to)
      |(?:my|our|the) (?:\w+ ){0,2}
        (?:records?|system|crm|database|list|files?|books?|ledger|software|till|dashboard|backend)
      |on file
    )\b
  `;

/** Where the kind of buyer is named. */
export const WHO = pattern`
    ^\s*
    (?:
      flag[ ]
      |and[ ]
      |but[ ]
      |also[ ]
      |oh[ ]
      |for[ ]
      |if[ ]
      |when[ ]
      |to[ ]
      |any[ ]
      |all[ ]
      |a[ ]
      |an[ ]
      |the[ ]
      |our[ ]
      |my[ ]
      |somebody[ ]
      |someone[ ]
      |anyone[ ]
      |people[ ]
      |those[ ]
    ){0,8}
    (
      (?:
          (?!
              gets?\b
              |who\b
              |with\b
              |whose\b
              |when\b
              |that\b
              |can\b
              |may\b
              |if\b
              |is\b
              |are\b
              |has\b
              |have\b
              |receives?\b
              |take[s]?\b
              |only\b
              |pay[s]?\b
              |as\b
              |where\b
              |and\b
              |from\b
            )[a-z'-]+ ?
        ){1,3}
    )
  `;

export const NOT_WHO = pattern`
    ^
    (?:
      we
      |i
      |it
      |they
      |he
      |she
      |you
      |this
      |that
      |there
      |price
      |pay\w*
      |list
      |asking
      |lowest
      |discount
      |finance
      |everything
      |what
      |on
      |in
      |at
      |of
    )\b
  `;
