import { part, pattern } from '@svc/language';

const SUM = '(<[mny]\\d+>)';
const UNIT = '(?: (?:an?|per) [a-z]{2,16})?';

/** What a seller does with a bid that is too low to be taken without them. */
const TO_SELLER = part`
    (?:
      (?:please )?(?:(?:ask|call)|(?:check|talk|speak)(?: it| that)? (?:with|to)|run it by) me
      |(?:is|are) my (?:call|decision)
      |i(?: want to)? decide
      |(?:goes|go|comes) to me
      |needs my ok
    )
  `;

/** What may stand behind that: "first", "myself". An ordinal is tagged as a number. */
const AND_NO_MORE = '(?: (?:myself|<x\\d+>|before you (?:agree|accept)))?\\W*$';

const IF = '[\\s，,、；;]*(?:如果|出价|报价)?';

const ASKS_SELLER = part`
    \s?元?(?:的(?:出价|话))?[，,]?\s?(?:请|要|得|先){0,2}
    (?:问我|联系我|(?:经|由)?我(?:本人|自己)?(?:来)?(?:决定|同意|定))
    [^<]{0,4}$
  `;

/** The price below which the seller decides: "below 740 ask me first", "never below 740 without me", 低于740要问我. */
export const RESERVE = [
  pattern`
    ^\W*(?:and |but )?(?:(?:any|an) )?(?:(?:anything|offers?|bids?) )?(?:below|under|less than)[ ]
    ${SUM}${UNIT} ${TO_SELLER}${AND_NO_MORE}
  `,
  pattern`^\W*(?:please )?ask me before[^<.;]{0,24} (?:below|under) ${SUM}${UNIT}\W*$`,
  pattern`^\W*(?:never|not|nothing)[^<.;]{0,12} (?:below|under) ${SUM}${UNIT} without (?:asking me|me|my ok)\W*$`,
  pattern`^${IF}低于\s?${SUM}${ASKS_SELLER}`,
  pattern`^${IF}${SUM}\s?元?以下${ASKS_SELLER}`,
] as const;
