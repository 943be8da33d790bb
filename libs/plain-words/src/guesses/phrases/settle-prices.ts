import { patternWith } from '@svc/language';

/** Money that was paid, that others ask, or that a new one costs. */
export const NOT_THIS_DEAL = patternWith('i')`
    \bnew (?:ones?|it|they)\b
    |\bbrand[- ]new\b
    |\bsold for\b
    |\bnext door\b
    |\bgo(?:es)? for (?:over|around|about|up)
    |\belsewhere\b
    |\bcompetitors?\b
    |\bothers? (?:ask|sell|want|charge)
    |\bback then\b
    |\blast year\b
    |\bthese days\b
    |\bneighbou?r
    |\brrp\b
    |\bmsrp\b
    |\bin (?:the )?(?:shops?|stores?)\b
    |\balone\b
    |\brepair
    |\bservic(?:e|ing) (?:was|cost)
    |\bworth\b
  `;
