import { oneOf } from '../../words/one-of.js';
import { part } from '@svc/language';

/** What says that nothing is asked for a discount. */
export const FOR_NOTHING = new RegExp(
  oneOf([
    String.raw`\bfree discounts?\b`,
    String.raw`\bfeel free to (?:give|take|knock|drop|offer)\b`,
    String.raw`\bfreely\b`,
    String.raw`\bfor nothing\b`,
    String.raw`\bfor asking\b`,
    String.raw`\bwithout (?:getting|doing|giving|needing|any reason)\b`,
    String.raw`\bnothing (?:asked|needed|required|expected)\b`,
    String.raw`\bno (?:reason|trade|favou?r|condition) (?:needed|required|asked)\b`,
    part`
    \bif (?:they|people|someone|somebody|anyone|buyers?|customers?|a buyer|the buyer)[ ]
    (?:haggles?|negotiates?|bargains?|pushes|push|insists?|press(?:es)?|tr(?:y|ies) (?:it|their luck))\b
  `,
    String.raw`\bcosts? nothing\b`,
    String.raw`\bgive (?:any|every)(?:one|body)\b`,
    String.raw`\bto keep (?:it|them|things) (?:moving|friendly)\b`,
    String.raw`\bas a courtesy\b`,
    String.raw`\bgoodwill\b`,
    String.raw`\bfree for everybody\b`,
    String.raw`\bno conditions\b`,
    String.raw`\bno strings\b`,
    String.raw`\bto give away\b`,
    String.raw`\bas you (?:please|like|see fit|wish)\b`,
    String.raw`\bat (?:your|its) discretion\b`,
    String.raw`\bto play with\b`,
    String.raw`\bcan always (?:have|get|take)\b`,
    part`
    \b(?:any(?:one|body)|everybody|whoever|people|those|customers|buyers)(?: who)?
    (?: just| simply| only| politely| nicely| merely){0,8} asks?\b(?! (?:for|about))
  `,
    part`
    \b
    (?:
      for nothing
      |without (?:asking (?:for )?)?
        (?:anything|conditions?|any conditions?|any strings|strings|something|a reason)(?: in return)?
      |no strings(?: attached)?
      |no questions asked
      |just for asking
      |(?:to|for) any(?:one|body)(?: who(?: just| simply| only| politely)? asks)?
        (?! (?:who|that|paying|buying|with|taking|in|from|signing|ordering|picking))
      |to every(?:one|body)
      |unconditional(?:ly)?
      |for free
      |on its own
      |no matter what
      |regardless
      |just to be nice
      |if (?:they|you|someone) (?:just |simply |only )?asks?
      |with nothing in return
      |nothing in return
      |freely
    )\b
  `,
    String.raw`无条件`,
    String.raw`不附条件`,
    String.raw`没有条件(?:可|能)`,
    String.raw`不(?:需要|要|用|必)(?:任何)?条件`,
    String.raw`白(?:给|让)`,
    String.raw`直接(?:让|减|便宜)`,
    String.raw`随便`,
    String.raw`谁来都`,
    String.raw`问就`,
    String.raw`开口就`,
    String.raw`讲价(?:可以|可|就|能)`,
  ]),
);

export const NONE = new RegExp(
  oneOf([
    String.raw`\b(?:get|gets|gives?|give away|is|there's|there is) nothing (?:for free|for nothing|away for free)\b`,
    String.raw`\bnothing (?:off|free|discounted) (?:otherwise|without|unless|for)\b`,
    String.raw`\bnothing off\b`,
    part`
    \b(?:every|each|any|all) (?:discounts?|concessions?|reductions?)[ ]
    (?:needs?|must have|has to have|requires?|wants?) a (?:reason|trade|return|condition)
  `,
    String.raw`\bnothing is (?:given|taken off|free)[^<]{0,20}(?:for nothing|for free|without)`,
    String.raw`\b(?:no|not a|never any|without) discounts? (?:just|only|merely|simply) for`,
    part`
    \b(?:otherwise|apart from that|beyond that|besides that|other than that|for nothing)[^<]{0,12}\b
    (?:nothing|no discounts?|no reductions?|no money off|full price|no)\b(?! (?:later|one))
  `,
    part`
    \b
    (?:
      no
      |never
      |not?(?: any| a)?
      |don't (?:give|offer|do)(?: any| a)?
      |do not (?:give|offer)(?: any| a)?
      |nothing is given
      |won't (?:give|offer)(?: any| a)?
      |zero
    )\b[^<]{0,24}\bdiscounts?\b[^<]{0,30}\b(?:for nothing|without|unless|for free)\b
  `,
    String.raw`\bno (?:discount for nothing|free discounts?|unconditional discounts?)\b`,
    String.raw`\bnothing for nothing\b`,
    part`
    \b(?:every|each|any|all) (?:discounts?|concessions?|reductions?)[ ]
    (?:must|has to|have to|needs? to|should|is to) be (?:earned|traded|paid)\b
  `,
    String.raw`\bno (?:discounts?|concessions?) (?:without|unless|except)\b`,
    String.raw`(?:无|没有?|不带)条件不(?:让|降|减|打折|优惠|便宜)`,
    String.raw`不(?:白|无条件|无故|平白)(?:让|降|给|减|优惠)`,
    String.raw`(?:折扣|优惠|让价|降价|让利)(?:要|得|必须|需要?)[^<]{0,6}(?:条件|换)`,
    String.raw`没有条件不让`,
    String.raw`否则不(?:打折|优惠|让价|降价|便宜)`,
    String.raw`其他情况不(?:打折|优惠|让)`,
    String.raw`其余不(?:打折|优惠)`,
  ]),
);
