import { patternWith } from '@svc/language';

/** Words that tell the service to tell; the answer is what follows them. */
export const TELL = patternWith('i')`
    ^(?:you (?:can|may) )?(?:please )?(?:tell|let) (?:the )?(?:buyers?|them|customers?|people)(?: know)?
      (?: that)?[ ]
    |^if (?:they |anyone |someone |(?:a )?buyers? |customers? )?asks?(?:ed)?[, ]+(?:say |tell them )?(?:that )?
    |^可以(?:告诉|跟)(?:买家|客户|对方)(?:说)?[：:，,]?
  `;
