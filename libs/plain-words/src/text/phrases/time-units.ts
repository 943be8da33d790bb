import { patternWith } from '@svc/language';

/** Work and rooms that are sold by the hour, the day or the night. */
export const SOLD_BY_TIME = patternWith('gi')`
    (?:\/|\b(?:an?|per(?: machine| man| working)?|each|by the|every)) ?
      (hour|hr|day|night|week|month|mth|person|head|guest)\b
    |\b(day|hourly|daily|nightly) (?:rate|fee|price)\b
  `;

/** What makes a span of time one that passes, not one that is bought. */
export const PASSES_BEFORE = patternWith('i')`
    \b
    (?:
      within
      |after
      |inside
      |in (?:the )?(?:next|last|about|around)
      |net
      |every
      |paid?(?: within)?
      |payment(?: in| within| is)?
      |advance
      |notice
      |every
      |takes
      |lasts?
      |for (?:the )?(?:last|past|next)
      |trial
      |warranty
      |returns?
      |cancel\w*
      |deliver\w*
      |delivery(?: in| time| time is| takes)?
      |last(?:s|ed)?
      |ready in
      |in
      |of about
      |open
      |turnaround(?: is)?
    ) $
  `;

export const PASSES_AFTER = patternWith('i')`
    ^ ?
    (?:
      notice
      |in advance
      |ahead
      |before
      |after
      |later
      |earlier
      |ago
      |old
      |trial
      |warranty
      |guarantee
      |of (?:notice|age)
      |turnaround
      |delivery
      |lead time
      |net
      |free
      |away
      |drive
      |walk
      |a week
      |a year
      |from
    )
  `;
