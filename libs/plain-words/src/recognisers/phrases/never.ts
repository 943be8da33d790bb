import { oneOf } from '../../words/one-of.js';
import { part, pattern } from '@svc/language';

export const NEVER = new RegExp(
  oneOf([
    String.raw`\bno to (?=[a-z])`,
    String.raw`\bno way\b`,
    String.raw`\bno chance\b`,
    String.raw`\b(?:is|are) (?:out|a no|a no-go|not happening|taboo|staying|reserved|spoken for)(?=[\s,.!]*$)`,
    String.raw`\bstays? (?:here|put|behind|at home|in the (?:family|house))\b`,
    String.raw`^\s*forget `,
    String.raw`n't (?:something|a thing|anything) we\b`,
    String.raw`\bneither (?:is|are|do|does)\b`,
    part`
    \b
    (?:
      never
      |under no circumstances
      |no exceptions?
      |not included
      |(?:isn't|aren't|is not|are not)[ ]
        (?:included|part of|for sale|negotiable|available|up for|on offer|possible|offered)
      |not part of
      |excluded?
      |excluding
      |excludes
      |not for sale
      |not (?:accepted|allowed|offered|available|permitted|provided|possible)
      |non-?negotiable
      |off the table
      |out of the question
      |without exception
      |not up for (?:discussion|negotiation)
      |stays? with me
      |keeping
    )\b
  `,
    String.raw`^\s*no (?!rush|hurry|lower|less|fewer|more|need|problem|longer|matter|questions|idea|minimum|maximum)\w`,
    part`
    \b
    (?:
      do not
      |don't
      |does not
      |doesn't
      |won't
      |will not
      |cannot
      |can't
      |can not
      |am not
      |i'm not
      |we're not
      |are not
      |refuse to
    )\b
  `,
    String.raw`\bno (?:refunds?|returns?|swaps?|trades?|exchanges?|shipping|delivery|credit|payment plans?|warranty)\b`,
    part`
    ^\s*(?:我们?|一律)?不
    (?!
      [急错满限过低少高超到足用同仅但论管想知需介打便贵大小新旧太是怎常漏坏卡锈议会能可得要]
      |还价
      |讲价
      |二价
      |刀
      |在乎
      |着急
      |含税
      |算(?:贵|旧)
    )
  `,
    String.raw`[一-鿿]{2}不(?:飞|退|换|卖|送|包|发|借|租|还|做|收|开|拆|修|改|装|保|接|零售|单卖|外借)[一-鿿]{0,2}$`,
    String.raw`绝不`,
    String.raw`决不`,
    String.raw`从不`,
    String.raw`永不`,
    String.raw`概不`,
    String.raw`恕不`,
    String.raw`不接受`,
    String.raw`不支持`,
    String.raw`不提供`,
    String.raw`不包(?!装)`,
    String.raw`不含`,
    String.raw`不送`,
    String.raw`不退`,
    String.raw`不换`,
    String.raw`不单(?:独)?卖`,
    String.raw`不拆`,
    String.raw`不零售`,
    String.raw`不参与`,
    String.raw`不做`,
    String.raw`不给`,
    String.raw`不会`,
    String.raw`不能`,
    String.raw`不可以?`,
    String.raw`不开`,
    String.raw`不卖`,
    String.raw`不外`,
    String.raw`不赊`,
    String.raw`不附`,
    String.raw`不在内`,
    String.raw`不算`,
    String.raw`不再`,
    String.raw`不予`,
    String.raw`不允许`,
    String.raw`不得`,
    String.raw`谢绝`,
    String.raw`免谈`,
    String.raw`没得谈`,
    String.raw`除外`,
    String.raw`勿`,
    String.raw`拒绝`,
    String.raw`禁止`,
    String.raw`不代`,
    String.raw`不贴`,
    String.raw`不租`,
    String.raw`不借`,
    String.raw`不配`,
    String.raw`不发`,
    String.raw`不搞`,
    String.raw`不预`,
    String.raw`不延`,
    String.raw`不授`,
    String.raw`不寄`,
    String.raw`不走`,
    String.raw`不分期`,
    String.raw`不上门`,
    String.raw`不安装`,
    String.raw`不负责`,
    String.raw`不出`,
  ]),
);

/**
 * What never happened to a thing is its state ("never rained on"), what it does not do is another ("it doesn't leak"),
 * and "no job too small" refuses none; behind a form of "to be" a participle refuses ("freight is never included").
 * "No joining fee" is what nobody pays, and so is no refusal either.
 */
export const STATES = pattern`
    ^\W*(?:and |but )?never (?:been |once )?[a-z]+(?:ed|rn|wn|pt)\b(?! (?:separately|without|outside|below|under))
    |^\W*no [a-z]+ (?:is |are )?too? [a-z]+\s*$
    |^\W*it (?:doesn't|does not) (?!come|include)[a-z]+
    |^\W*no (?:[a-z-]+ ){0,2}fees?\b
  `;

/** Negations that describe the goods or the seller and refuse nothing. */
export const DESCRIBES = new RegExp(
  oneOf([
    part`
    (?:\b(?:no|never|not|without|any)|n't)\b[^<]{0,24}\b
    (?:
      accidents?
      |scratch\w*
      |damage[ds]?
      |issues?
      |problems?
      |defects?
      |smok\w+
      |rust
      |leaks?
      |dents?
      |pets?
      |cracks?
      |raced
      |crashed
      |dropped
      |opened
      |worn
      |repaired
      |stains?
      |wear
      |faults?
      |flood\w*
      |used it
      |been used
      |use it
      |need it
      |using it
    )\b
  `,
    String.raw`\bdon't (?:need|use|want it|have (?:room|space)|know|mind|care)\b`,
    String.raw`\bno longer\b`,
    String.raw`\bnot (?:sure|bad|only|just|in (?:a|any) (?:rush|hurry))\b`,
    String.raw`\bhesitate\b`,
    String.raw`不错`,
    String.raw`不急`,
    String.raw`不着急`,
    String.raw`不满意`,
    String.raw`不知`,
    String.raw`不用了`,
    String.raw`不需要`,
    String.raw`不想要`,
    String.raw`无事故`,
    String.raw`不漏`,
    String.raw`没有?(?:划痕|磕碰|事故|维修|拆修)`,
    String.raw`不(?:掺|添加|上火|缩水|起球|掉色|变形|生锈|伤手)`,
    String.raw`假一赔`,
    String.raw`不限`,
    String.raw`不过`,
    String.raw`不抽烟`,
    String.raw`不卡`,
    String.raw`不议价`,
    String.raw`不二价`,
    String.raw`用不上`,
    String.raw`用不着`,
    String.raw`不常用`,
    String.raw`不开了`,
    String.raw`不怎么`,
    String.raw`不会(?:差|掉|坏|变|褪|漏|卡|锈|骗)`,
  ]),
);

/** What can stand second in a list of refusals: a few words without a verb of their own. */
export const LISTED = pattern`
    ^
      (?!
        .*\b
          (?:
            is
            |are
            |can
            |may
            |will
            |would
            |has
            |have
            |i
            |we
            |they
            |you
            |it
            |he
            |she
            |please
            |because
            |since
            |so
            |until
            |unless
            |if
            |when
            |but
          )\b
      )\s*(?:[a-z'-]+ ?){1,6}$
    |^[一-鿿]{2,6}$
  `;
