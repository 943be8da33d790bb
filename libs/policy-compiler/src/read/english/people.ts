import { oneOf } from '../one-of.js';

const ROLES = ['manager', 'owner', 'boss', 'office', 'team', 'desk', 'department', 'lawyers?', 'solicitor', 'workshop', 'founder', 'landlord', 'director', 'dealer', 'accountant', 'bookkeeper', 'mechanic', 'vet', 'chef', 'designer', 'technician', 'engineers?', 'foreman', 'supervisor', 'colleagues?', 'partner', 'wife', 'husband', 'brother', 'sister', 'son', 'daughter', 'mother', 'father', 'dad', 'mum', 'mom', 'uncle', 'aunt', 'cousin', 'neighbou?r', 'specialist', 'expert', 'person', 'human', 'people', 'staff', 'colleague', 'secretary', 'planner', 'buyer', 'agent', 'broker', 'insurer', 'banker', 'doctor', 'trainer', 'guy', 'lady', 'woman', 'man', 'crew', 'headquarters', 'hq', 'back office', 'front desk', 'reception', 'sales', 'legal', 'support', 'finance', 'accounting', 'accounts', 'management', 'hr', 'procurement', 'compliance', 'billing', 'logistics', 'export', 'quality', 'service'];
/** Whoever a subject is left to; `@` stands for a name. */
const PERSON = `(?:me|us|myself|@(?: @)?|(?:(?:a|an|my|our|the|his|her|some|another|real|actual|live) ){1,2}(?:[a-z-]+ ){0,2}?${oneOf(ROLES)}|(?:sales|legal|support|finance|accounting|management|hr|procurement|compliance|billing|logistics|someone|somebody))`;
const SUBJECTS = '[a-z][^<]{1,70}';
/** Verbs of asking somebody. */
const CONTACT = oneOf(['ask', 'call', 'telephone', 'dial', 'ring', 'phone', 'contact', 'email', 'e-mail', 'mail', 'write(?: to)?', 'text', 'message', 'ping', 'see', 'get', 'fetch', 'involve', 'consult', 'notify', 'alert', 'inform', 'tell', 'wake', 'talk (?:to|with)', 'speak (?:to|with)', 'check with', 'turn to', 'get in touch with', 'loop in', 'bring in', 'pull in', 'wait for', 'go (?:to|through|via)', 'come to', 'reach out to']);
/** Verbs of handing something on. */
const PASS = oneOf(['send', 'pass', 'forward', 'refer', 'direct', 'redirect', 'point', 'transfer', 'put', 'hand', 'give', 'route', 'escalate', 'leave', 'push', 'kick', 'bounce', 'steer', 'connect', 'bring', 'report', 'assign', 'delegate', 'move', 'turn over']);
/** What the person does then. */
const ANSWERS = oneOf(['answers?', 'handles?', 'deals? with', 'takes? care of', 'takes?(?: over| on| that| those| this| it)?', 'decides?', 'discuss(?:es)?', 'approves?', 'looks? (?:at|after|into)', 'replies', 'reply', 'talks?(?: about)?', 'speaks?', 'sorts?', 'settles?', 'knows?', 'does', 'do', 'negotiates?', 'signs? off', 'responds?', 'explains?', 'arranges?', 'manages?', 'covers?', 'clears?', 'quotes?']);
const MODAL = oneOf(['will', "'ll", 'must', 'should', 'has to', 'have to', 'needs? to', 'wants? to', 'can', 'may', 'would like to', "'d like to", 'is to', 'are to', 'gets? to', 'prefers? to', 'shall']);

const FRAMES: readonly RegExp[] = [
  // "Person: customs", "Human needed for: customs", "Hand off: customs"
  new RegExp(`^\\W*(?:for |to |needs? |via )?(?:an? |the |my |our )?(?:person|human(?: being)?|people|staff|manual|me|us|owner|manager|boss|hand[ -]?(?:off|over)s?|escalat\\w+|human (?:answers?|only)|@)(?: (?:needed|required|wanted|only|answers?|handles?|takes?|decides?|topics?|subjects?|to|for|on|about))*: ?${SUBJECTS}`),
  new RegExp(`${SUBJECTS}: ?(?:(?:straight |only )?(?:to|for|via|with) )?(?:${PERSON}|(?:[a-z]+ )?(?:team|desk|department|office))\\W*$`),
  new RegExp(`^\\W*(?:please |always |do |just )*(?:escalate|hand over|hand off|pass on)\\b[^<]{2,60}`),
  // "Customs: ask Ben", "if customs comes up, get me"
  new RegExp(`${SUBJECTS}[,:?;. -]+(?:(?:please|just|always|then|better|only|straight|directly|for that|and|they|you|people|customers?|the (?:customer|buyer|client)) )*(?:(?:must|should|have to|has to|need to|needs to|can|may|will|could|want to|are to) )?${CONTACT} ${PERSON}(?![a-z])`),
  new RegExp(`\\b${CONTACT} ${PERSON}(?: (?:directly|first|personally|in|know|on|right away|straight away|please))* (?:about|on|for|regarding|concerning|if|when|with|whenever|before|once|as soon as|over)\\b`),
  new RegExp(`\\b${PASS}(?:s|ed|ing)?\\b[^<]{0,60}\\b(?:to|with|over to|on to|through to|through|up to|for) ${PERSON}(?![a-z])`),
  new RegExp(`\\b(?:go|goes|comes?|belongs?|gets? (?:sent|passed)) (?:straight |directly |only |first )*(?:to|through|via|with) ${PERSON}(?![a-z])`),
  // "Ben's job", "a matter for our lawyer"
  new RegExp(`\\b(?:(?:is|are)|'s|'re) (?:${PERSON}'s|my|our)(?: own)? (?:job|business|call|thing|department|area|desk|turf|decision|field|domain|subject|responsibility)(?![a-z])`),
  new RegExp(`\\b(?:(?:is|are|be)|'s|'re) (?:an? |always |only |strictly |something |matters? |questions? |topics? |one |ones )*(?:for|up to|handled by|answered by|dealt with by|decided by|done by|taken by) ${PERSON}(?![a-z])`),
  // "only Ben can talk about customs", "a person should answer customs questions"
  new RegExp(`\\b(?:only |let |have |make )?${PERSON} (?:only |personally |always |usually |alone )?(?:${MODAL} )(?:personally |always )?(?:be (?:asked|called|told|involved|consulted|informed)|${ANSWERS})(?![a-z])`),
  new RegExp(`(?:^\\W*|[,;] ?)(?:only )?@(?: @)? (?:always |usually |alone |personally )?(?:takes care of|handles|answers|deals with|decides|does|looks after|knows|sorts|manages|covers)(?![a-z])`),
  new RegExp(`\\b(?:let|have) ${PERSON} (?:know|${ANSWERS})(?![a-z])`),
  new RegExp(`\\b(?:bring|loop|pull|call|get|keep|cc|copy) ${PERSON} (?:in|into|on|onto|involved|informed)(?![a-z])`),
  /\b(?:i|we|@)(?:'d| would| will|'ll)? (?:need|want|have|like|insist|prefer)(?: to)? (?:be )?(?:in the loop|involved|informed|asked|told|consulted|called|part of it|to see (?:it|that|those))\b/,
  new RegExp(`\\b(?:needs?|requires?|wants?|takes?|calls? for|deserves?) (?:a |an |the |my |our )?(?:real |actual |live )?(?:human|person|${PERSON})(?![a-z])`),
  new RegExp('\\bi (?:personally |always )?(?:handle|answer|deal with|take care of|decide|discuss|look after|sort out)\\b[^<]{0,40}'),
];
/** What sends nobody anywhere. */
const OTHER = /<[mp]\d+>|\bwith care\b|\b(?:pay|pays|paid|price[ds]?|discount|refer(?:s|red)? (?:a|an|another|new|friends?)|order(?:s|ed)? (?:it|them)|pick(?:ed)? up|deliver\w*|free of charge|bring (?:me|us) (?:a|an|another|the)|leave (?:me|us) (?:a|an|the)|send (?:me|us) (?:a|an)|give (?:me|us)|let (?:me|us) (?:keep|use)|tell (?:them|people|buyers?|customers?))\b/;

const DAYS = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|german|french|spanish|chinese|american|british|european|if|when|i)/i;

/** The words in lower case with each name as `@`: a capital inside a sentence that names no day, month or nation. */
function withNames(quote: string): string {
  return quote.replace(/(?<=[a-z0-9,;)'’] )([A-Z][a-z]+)(?![A-Za-z])(?!['’]?(?:m|ll|d|ve)\b)/g, (word) => (DAYS.test(word) ? word : '@')).replace(/(?<=[?:.] )([A-Z][a-z]+)(?= (?:handles|takes|answers|knows|does|decides|can|will|has)\b)/g, '@').replace(/^([A-Z][a-z]{2,})(?= (?:handles|takes care|answers|decides|deals|does|looks after|knows|sorts|manages|covers)\b)/, '@').replace(/(?<=^(?:Only|Ask|Call|Get|Ring|Tell) )([A-Z][a-z]+)/, '@').toLowerCase();
}

/** Whether a sentence leaves a subject to a person. */
export function leavesToPerson(quote: string, text: string): boolean {
  const named = withNames(quote.replace(/[’]/g, "'"));
  return !OTHER.test(text) && FRAMES.some((frame) => frame.test(named));
}

/** The words that only name the person and the way to them. */
export const PERSON_WORDS = new RegExp(`\\b(?:${PERSON.replaceAll('|@(?: @)?', '')}|${CONTACT}|hand off|human|needed|needs?|escalate|anything|job|mentioned|comes up|take(?:s)? care|in the loop|only)(?![a-z])`, 'gi');
