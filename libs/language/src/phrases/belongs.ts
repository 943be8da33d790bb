import { pattern } from '../pattern.js';

/** Words right before the name of a group with which somebody says that they belong to it. */
export const BELONGS = pattern`
    (?:
      (?<![a-z])(?:
        (?:i|we)(?:'m|'re| am| are|'ve been| have been| work (?:for|at|with)| represent| run| come from| belong to)
        |(?:our|my) (?:organi[sz]ation|company|group|school|church|club|team|firm|association|foundation|employer)(?:'s| is)
        |as|being|it'?s for|this is for|for our|for us as|buying for|on behalf of
      )(?: (?:an?|the|some|just|only|also|all|both|poor|registered|local|small|full[ -]time|fellow|still|currently|here|proud)|,){0,4}
      (?: [a-z'-]+){0,2}
      |我们?(?:这边)?(?:都|也|现在|还|就|本身)?(?:是|在|属于|代表)[^，。,.]{0,6}
      |作为[^，。,.]{0,4}
      |身为[^，。,.]{0,4}
      |本人[是]?[^，。,.]{0,4}
    ) ?$
  `;
