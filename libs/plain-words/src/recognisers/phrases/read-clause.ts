import { pattern } from '@svc/language';

/** Greetings, thanks, and headings that only announce what follows. */
export const SAYS_NOTHING = pattern`
    ^\s*
      (?:
        hi
        |hello
        |hey
        |hi there
        |dear \w+
        |thanks?
        |thank you
        |cheers
        |please
        |ok(?:ay)?
        |so
        |well
        |note
        |ps
        |您?你?好
        |谢谢
        |感谢
        |大家好
        |备注
        |说明
      )?[\s!.,~:：，。]*$
    |^[^<]{1,30}[:：]\s*$
  `;
