import { findDiscount } from '../discount.js';
import { withoutNegated } from '../english/people.js';
import { subjectWords } from '../subject-words.js';
import type { Clause } from '../clause.js';
import type { Recogniser } from './recogniser.js';

const PERSON = "(?:me|us|my \\w+|our (?:\\w+ )?\\w+|a (?:person|human|manager|colleague|specialist|real person|member of)|the (?:\\w+ )?(?:manager|owner|boss|office|team|desk|department|lawyers?|workshop|founder|landlord|director|sales (?:team|rep)|dealer|shop)|(?:sales|legal|support|finance|accounting|management|hr|procurement|people|someone|[a-z]+)(?: (?:team|department|desk|himself|herself))?)";
const HANDOFF = new RegExp(
  `\\b(?:ask(?:s|ed)?|call|contact|talk (?:to|with)|speak (?:to|with)|see|check with|consult|go through|email|message) (?:to )?${PERSON}(?: (?:directly|first|personally))? (?:about|on|for|regarding|concerning|if|when|with)\\b`
  + `|\\b(?:refer|forward|pass|send|escalate|route|transfer|direct|redirect|hand|leave|bring|push)(?:s|d|ed)?\\b[^<]{0,60}\\b(?:to|for|with|over to|on to|off to) ${PERSON}\\b`
  + `|\\b(?:hand(?:ed|s)?[ -]?(?:off|over)|hand-?off)\\b|\\bhandled by\\b|\\b(?:discussed|settled|agreed|arranged|clarified|cleared|answered|decided|dealt|approved) (?:with|by) ${PERSON}\\b|\\b(?:is|are) (?:for|up to) (?:me|us|a (?:person|human)|my \\w+|our \\w+|the (?:manager|owner|boss|team))\\b`
  + `|\\b(?:needs?|require[sd]?|wants?|must have|must be|has to be|have to be|gets?) (?:a |an |my |our |the )?(?:human|person|manager(?:'s)?|owner(?:'s)?|boss(?:'s)?|personal|approved by|answered by|decided by|handled by|discussed with|confirmed by|signed off by)\\b`
  + `|\\b(?:go(?:es)?|come(?:s)?) (?:straight |directly |back |first ){0,8}(?:to|through|via) (?:me|us|a (?:person|human)|my \\w+|our (?:\\w+ )?\\w+|the (?:\\w+ )?(?:manager|owner|boss|team|office|desk|department|founder|sales\\w*)|sales|legal|support|finance|accounting|[a-z]+)\\b`
  + `|\\b(?:i|we|my \\w+|our \\w+|the (?:manager|owner|boss)) (?:will |'ll |want to |must |should |personally |would ){0,8}(?:handle|answer|deal with|take care of|decide|discuss|approve|look at|take over)s?\\b|\\b(?:i|we)'ll (?:handle|answer|deal with|discuss)\\b|\\b(?:let|have) (?:me|us|a human|my \\w+|the (?:manager|owner)) (?:handle|answer|deal|take|decide|discuss|do)\\b`
  + `|\\b(?:talk to|speak (?:to|with)|contact|consult|ask|call|email|message|see) (?:${PERSON}|the \\w+)(?: (?:directly|first))?\\s*$`
  + '|\\bquestions?\\s*[:-]\\s*(?:the |our |my )?(?:\\w+ )?(?:team|manager|desk|department|office|person|human|lawyers?|boss|owner)\\b'
  + '|(?<=[^<]{2})(?:请?联系|请找|找|请?咨询|请问|询问|请教|请洽|请和)(?:我们?的?)?[^，。；<]{1,7}$'
  + '|转(?:给|交|接)?(?:到)?(?:人工|我|老板|经理|店长|客服|同事|专人|销售|主管|负责人|法务|财务|本人)|(?:找|问|联系|咨询|请教|请示|叫|通知|@)(?:我|老板|经理|店长|客服|同事|专人|销售|主管|负责人|法务|财务|本人|人工|师傅|业务员|我们?的?\\S{0,4}(?:部|经理|团队))|(?:由|让|等|请)(?:我|老板|经理|店长|客服|同事|专人|销售|主管|负责人|法务|财务|本人|人工|师傅|业务员|我们?的?\\S{0,4}(?:部|经理|团队))[^<]{0,8}(?:处理|负责|决定|回复|回答|来谈|谈|确认|对接|答复|跟进|定|说)|交(?:给|由)(?:我|老板|经理|店长|客服|同事|专人|销售|主管|负责人|法务|财务|本人|人工|师傅)|(?:人工|真人)(?:处理|客服|回复|介入|对接|跟进)|(?:我|老板|经理|本人)(?:亲自|本人|自己|来)(?:谈|处理|回复|回答|定|决定)|需要?(?:人工|老板|经理|我本人|本人|店长)(?:确认|同意|批准|审批|决定)?',
);
/** "Call me to arrange a viewing" tells buyers what to do; it is still a subject for a person. */
const NOT_TO_PEOPLE = /\b(?:never|not|no way|nobody|n't)\b[^<]{0,20}\bhand(?:ed|s)?[ -]?(?:over|off|out)\b/;
const STOP = /\b(?:ask(?:ing)? (?:price|for)|price)\b[^<]{0,10}<[mn]/;

/** What a hand-off is about: the clause without the person it goes to. */
function subject(clause: Clause): string {
  const about = /\b(?:about|regarding|concerning|(?:questions|anything|requests?) (?:on|about|for))\s+(.+?)(?=\s+(?:goe?s?|are|is|should|must|will|comes?|needs?|gets?|please|directly)\b|\s+to (?:me|us|my|our|the|a)\b|[,.;]|$)/.exec(clause.text);
  if (about?.[1] !== undefined && /[a-z]/.test(about[1])) {
    const from = about.index + about[0].length - about[1].length;
    return clause.words(from, from + about[1].length);
  }
  return clause.quote.replace(/(?:统一|一律|都|请|直接){0,8}(?:联系|找|咨询|请问|询问|请教|请洽|转给?|交给|由)[^，。；]{1,10}$/, '') || clause.quote;
}

const PEOPLE = /\b(?:my|our|the|a|to|for|with|by)\s+(?:\w+\s+)?(?:desk|team|department|manager|owner|boss|office|colleagues?|lawyers?|brother|sister|wife|husband|partner|founder|director|workshop|human|person)\b/gi;

/** "Ask me about financing", "合同条款转人工": subjects that a person answers. */
export const readHandoff: Recogniser = (clause) => {
  if (!HANDOFF.test(withoutNegated(clause.text)) || STOP.test(clause.text) || NOT_TO_PEOPLE.test(clause.text)) return [];
  if (clause.left('mp').length > 0 && findDiscount(clause) !== null) return [];
  const { quote } = clause;
  const about = subject(clause);
  const words = subjectWords(about.replace(PEOPLE, ' '));
  const fallback = words.length > 0 ? words : subjectWords(quote);
  if (fallback.length === 0) return [];
  clause.take(...clause.left('mnpcdyx'));
  return [{ kind: 'handoff', subject: about, words: fallback, quote }];
};
