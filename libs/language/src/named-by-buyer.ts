import { pattern, patternWith } from './pattern.js';

/**
 * Whether a figure is the object of what the writer wants, gives or expects: the mirror of a price that somebody else
 * names. First person, present, no negation; closed classes of grammar only.
 */
const FIRST_PERSON = pattern`
    (?:^|[^a-z']|(?:and|but|so|then|if|because) )(?:i|we)(?:'d|'ll|'m|'re)?
    (?: (?:am|are|would|will|can|could|do|must|still|only|really|just|now|also)){0,3}
    [ ](?:
      like|want|need|demand|expect|expecting|offer|offering|propose|proposing|suggest|suggesting|give|pay|insist on
      |(?:willing|ready|able|prepared|happy) to [a-z]+
    )
    (?: (?:a|an|the|to|you|at|for|of|have|get|pay|see|be|on|price|salary|rate|figure|fee|total|sum|payment|offer)){0,4}
    ?[^a-z\d]{0,3}$
    |(?:^|[^a-z'])(?:my|our)(?: (?:final|last|best|new|next|first|top)){0,2}[ ]
    (?:offer|bid|limit|maximum|max|budget|figure)
    (?: is|'s| would be| stands at| stays at)?[^a-z\d]{0,3}$
  `;

const FIRST_PERSON_IN_CHINESE = patternWith('u')`
    我们?(?:这边)?(?:最多|顶多|只|也|就|可以|能|愿意|想|希望|还是){0,3}(?:出|给|付|要|报)[^\d\p{Script=Han}]{0,3}$
    |我们?的(?:最终|最高|最后)?(?:报价|出价|预算)(?:是|为)?(?:每[\p{Script=Han}]{1,2})?[^\d\p{Script=Han}]{0,3}$
  `;

/** The longest stretch before a figure that is looked at, in characters. */
const LONGEST = 80;

/**
 * Whether the figure that follows these words of a folded message is one that the writer names for themselves.
 * @example isNamedByBuyer('i refuse 400. i would like a price of ') // true; of 'i sold mine for ' it is false
 */
export function isNamedByBuyer(before: string): boolean {
  const near = before.slice(-LONGEST);
  return FIRST_PERSON.test(near) || FIRST_PERSON_IN_CHINESE.test(near);
}
