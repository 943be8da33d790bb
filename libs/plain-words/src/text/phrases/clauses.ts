import { pattern } from '@svc/language';

/** "Cash, same thing, another 40 off". */
export const FILLER = pattern`
    ^\s*
    (?:
      same (?:thing|here|again|deal|idea)
      |you know
      |honestly
      |as (?:i|we) said
      |please
      |of course
      |obviously
      |say
      |well
    )\s*$
  `;

export const ASIDE_PRICE = pattern`
    ^\s*
    (?:whatever|no matter|all in|everything|net|nett|including|with|regardless|after|even|before|for|come|all)\b
    [^<]*[: ]<[mn]\d+>[^<]*$
  `;
