import { part, pattern, patternWith } from './pattern.js';

/**
 * Whose price a figure is, by the grammar of its clause: a subject that is neither the buyer nor the seller, a verb
 * with which a price is named, and the figure behind it. Closed classes of grammar only; which firm, shop or neighbour
 * it is does not matter.
 */

/** What may stand between a subject and its verb, or a verb and its figure, in one clause. */
const SOME_WORDS = String.raw`(?: [a-z'-]+){0,4}`;

/** A subject of the third person that no word ties to the buyer's own side. */
const OTHERS = part`
    (?:
      they
      |he
      |she
      |some(?:one|body)(?: [a-z'-]+){0,3}
      |others
      |other (?:[a-z'-]+ ){0,3}[a-z'-]+
      |another(?: [a-z'-]+){0,3}
      |(?:the|your|one|a|an|some|most) (?:[a-z'-]+ ){0,3}?[a-z'-]+
    )
  `;

/** The buyer's own people: what they quote or charge is a price of others, what they want may be the buyer's bid. */
const OWN_PEOPLE = String.raw`(?:my|our|his|her|their) (?:[a-z'-]+ ){0,3}?[a-z'-]+`;

/** A shop by its name alone, right before a verb of the third person: "ikea has tables for 399". */
const NAMED = part`
    (?!(?:
      it|this|that|there|here|which|what|who|how|where|when|why|everything|nothing|everybody|nobody|anybody|one|none
      |i|we|you|u|he|she|they|my|our|his|her|their|your|mine|ours|yours|price|budget|total|offer|company|boss|wife
      |husband|partner|and|but|or|so|if|then|as|because|since|while
    )(?![a-z]))[a-z][a-z0-9&'.-]+
  `;
/** The same, got from a place that is named: "i can get one at ikea for 399". */
const FROM_A_PLACE = pattern`
    (?<![a-z])(?:get|buy|have|find|order|got|saw|seen|found)
    [ ](?:it|them|this|these|one|ones|the same(?: [a-z'-]+)?|(?:an? )?[a-z'-]+)
    (?: [a-z'-]+){0,2} (?:at|on|from|in|over at) (?!
      (?:you|u|your|least|most|once|all|that|this|these|total|cash|advance|full|time|the (?:end|same))(?![a-z])
    )[a-z'.-]+(?: [a-z'.-]+)? (?:for|at) [^a-z\d]{0,3}$
  `;

/** Auxiliaries and adverbs between subject and verb. */
const AUXILIARIES = part`
    (?:
      (?:'s|'ve|'d|'ll|'re)?(?:
        [ ](?:has|have|had|is|are|was|were|will|would|just|already|only|also|even|currently|now|both|all|once)
      ){0,3}
    )
  `;

/** Verbs that name a price to somebody. */
const QUOTES = part`
    (?:
      quot(?:es?|ed|ing)
      |charg(?:es?|ed|ing)
      |bill(?:s|ed)?
      |advertis(?:es?|ed|ing)
      |offer(?:s|ed|ing)? (?:me|us)
      |told (?:me|us)
      |sells?
      |sold
      |selling
      |(?:do|does|did|has|have|had) (?:it|them|one|ones|mine|theirs|the same(?: [a-z'-]+)?) (?:for|at)
    )
  `;

/** Verbs that say what somebody asks for a thing of theirs. */
const ASKS = String.raw`(?:asks?|asked|asking|wants?|wanted|lists?|listed|retails?|go(?:es)? for|went for)`;

/** What somebody else has to sell, in words that begin no clause of their own. */
const THING_OF_THEIRS = String.raw`(?: (?!so |and |but |to |do |give |make |if |then )[a-z'-]+){1,6}`;

const ENGLISH = pattern`
    (?:^|[^a-z' ] ?|(?:^| )(?:and|but|so|because|since|as|cause|cos|when|while|that|where|if) )
    (?:
      ${OTHERS}${AUXILIARIES} (?:${QUOTES}|${ASKS})
      |${OWN_PEOPLE}${AUXILIARIES} ${QUOTES}
      |${NAMED} (?:also |even |only |just )?(?:has|sells|lists|offers|does)(?! to )${THING_OF_THEIRS} (?:for|at)
      |${NAMED} (?:charges|asks|wants|quotes|quoted|sells)
      |${OTHERS}(?: [a-z'-]+){0,4} (?:has|have|had|got|lists?|listed|sells?)${THING_OF_THEIRS} (?:for|at)
    )
    ${SOME_WORDS} ?[^a-z\d]{0,3}$
  `;

/** Words of the two who bargain; beside them in subject or object of the clause nothing is said of others. */
const OF_THE_TWO = /(?<![a-z])(?:i|we|you|u|i'[a-z]+|we'[a-z]+|you'[a-z]+)(?![a-z])/;

const CHINESE = patternWith('u')`
    (?<subject>
      (?:
        隔壁|对面|旁边|朋友|同事|同学|邻居|亲戚|闲鱼|咸鱼|淘宝|京东|拼多多
        |别[的家处人]|其[他它]|另外?[一有两几]|人家|同行|同城|有[人家个]|那[家边]|网上|他们|她们
      )[^\d，。,.!?；;]{0,8}?
      |[^\d，。,.!?；;]{1,6}(?:厂|店|商家|卖家|公司|平台|超市|商场|市场|批发)(?:那[边儿里]|里|上)?
    )
    (?:都|才|只|也|就|已经?|昨天|今天|刚刚?|能|可以|[给跟向对](?:我们?|咱们?)){0,3}
    (?:(?<=那[里儿边家]|上|只|才)|报|卖|开|收|要|出|挂|给)[了过的]?(?:我们?|咱们?)?(?:的?价|的?是)?[了到]?
    [^\d，。,.!?；;\p{Script=Han}]{0,3}$
  `;

/** The same in Chinese: before the verb, where it would be its subject. */
const OF_THE_TWO_IN_CHINESE = /[我咱您你贵]/;

/** "My" before a person who is neither of the two: 我朋友. */
const MINE = /(?:我|咱)们?的?$/;

/** Somebody else has one to sell, in Chinese: a clause without its figure. */
const SELLS = pattern`
    (?:隔壁|对面|旁边|朋友|同事|邻居|别[家处人]|人家|网上|闲鱼|有[人家个]).{0,10}
    (?:挂|卖|出|报|标|收|转)[了着过的]?.{0,12}$
  `;

/** The longest clause that is looked at, in characters. */
const LONGEST = 80;

/** The words of a clause before its figure. */
const clauseBefore = (text: string): string => {
  const near = text.slice(-LONGEST);
  const cut = Math.max(
    ...['.', '!', '?', ';', ',', '，', '。', '！', '？', '；', '\n'].map((mark) => near.lastIndexOf(mark)),
  );
  return near.slice(cut + 1).trimStart();
};

/**
 * Whether the figure that follows these words of a folded message is a price that somebody else names: a fact that the
 * buyer tells, and no bid.
 * @example isQuotedByOthers('the shop next door quoted me ') // true; of 'my wife says ' it is false
 */
export function isQuotedByOthers(before: string): boolean {
  const clause = clauseBefore(before);
  // "Somebody next door sells one, 1300": the figure alone belongs to the clause before it.
  const led =
    clause === '' ? clauseBefore(before.slice(-LONGEST).replace(/[,，] ?[^a-z\d,，\p{Script=Han}]{0,3}$/u, '')) : '';
  if (led !== '' && SELLS.test(led)) return true;
  if (FROM_A_PLACE.test(clause)) return true;
  const found = ENGLISH.exec(clause);
  if (found) return !OF_THE_TWO.test(found[0]);
  const chinese = CHINESE.exec(clause);
  const subject = clause.slice(0, chinese?.index ?? 0).replace(MINE, '') + (chinese?.groups?.subject ?? '');
  return chinese !== null && !OF_THE_TWO_IN_CHINESE.test(subject);
}
