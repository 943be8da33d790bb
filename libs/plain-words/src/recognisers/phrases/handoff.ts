import { part, patternWith } from '@svc/language';

const PERSON = part`
    (?:
      me
      |us
      |my \w+
      |our \w+
      |a person
      |(?:sales|legal|support|finance|accounting|management|hr|procurement|people|someone|[a-z]+)
    )
  `;

export const HANDOFF = new RegExp(
  part`
    \b(?:ask|call|contact|talk to|speak (?:to|with)|see|check with|consult|go through|email|message) ${PERSON}
    (?: (?:directly|first|personally))? (?:about|on|for|regarding|concerning|if|when|with)\b
  ` +
    part`
    
    |\b(?:refer|forward|pass|send|escalate|route|transfer|direct|redirect|hand|leave|bring|push)(?:s|d|ed)?\b
      [^<]{0,60}\b(?:to|for|with|over to|on to|off to) ${PERSON}\b
  ` +
    part`
    
    |\bhandled by\b
    |\b(?:discussed|settled|agreed|arranged|clarified|cleared|answered|decided|dealt|approved) (?:with|by)[ ]
      ${PERSON}\b
    |\bis for (?:me|us|a (?:person|human)|my \w+|our \w+|the (?:manager|owner|boss|team))\b
  ` +
    part`
    
    |\b(?:needs?|wants?|must have|must be|has to be|have to be|gets?) (?:a |an |my |our |the )?
      (?:person|answered by|discussed with)\b
  ` +
    part`
    
    |\b(?:go(?:es)?|come) (?:straight |directly |back |first ){0,8}(?:to|through|via)[ ]
      (?:
        me
        |my \w+
        |our (?:\w+ )?\w+
        |the (?:manager|owner|boss|team|office|desk|department|founder|sales\w*)
        |[a-z]+
      )\b
  ` +
    part`
    
    |\b(?:i|we|my \w+|our \w+|the (?:manager|owner|boss))[ ]
      (?:will |'ll |want to |must |should |personally |would ){0,8}
      (?:handle|answer|deal with|take care of|decide|discuss|approve|look at|take over)s?\b
    |\bi'll (?:handle|answer|deal with|discuss)\b
    |\blet (?:me|us|a human|my \w+|the (?:manager|owner)) (?:handle|answer|deal|take|decide|discuss|do)\b
  ` +
    `|\\b(?:talk to|speak (?:to|with)|contact|consult|ask|call|email|message|see) (?:${PERSON})(?: directly)?\\s*$` +
    '|\\bquestions?\\s*[:-]\\s*(?:\\w+ )?(?:team|manager|desk|department|office|person|human|lawyers?|boss|owner)\\b' +
    '|(?<=[^<]{2})(?:请?联系|请找|找|请?咨询|请问|询问|请教|请洽|请和)[^，。；<]{1,7}$' +
    part`
    
    |转(?:给|交|接)?(?:人工|我|老板|经理|店长|客服|同事|专人|销售|主管|负责人|法务|财务|本人)
    |(?:由|让|等|请)(?:我|老板|经理|店长|客服|同事|专人|销售|主管|负责人|法务|财务|本人|人工|师傅|业务员)
      [^<]{0,8}(?:处理|负责|决定|回复|回答|来谈|谈|确认|对接|答复|跟进|定|说)
    |(?:我|老板|经理|本人)(?:亲自|本人|自己|来)(?:谈|处理|回复|回答|定|决定)
  `,
);

export const PEOPLE = patternWith('gi')`
    \b(?:my|our|the|a|to|for|with|by)\s+(?:\w+\s+)?
    (?:
      desk
      |team
      |department
      |manager
      |owner
      |boss
      |office
      |colleagues?
      |lawyers?
      |brother
      |sister
      |wife
      |husband
      |partner
      |founder
      |director
      |workshop
      |human
      |person
    )\b
  `;
