import { pattern } from '@svc/language';

/** "…, this is extra": of the discount that was named last. */
export const EXTRA_TAIL = pattern`
    ^\s*
    (?:
      (?:and|this|that|it|which|one|also|too|again|is|are|'s|comes?|goes|counts?|then|on its own|always|all)
        (?:'s)? ?
    ){0,8}(?:extra|on top|additional(?:ly)?|in addition|as an extra)\b(?![^<]*\b(?:if|when|for)\b)[^<]{0,60}$
  `;
