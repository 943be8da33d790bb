import { oneOf } from '../one-of.js';

const ROLES = ['manager', 'owner', 'boss', 'office', 'team', 'desk', 'department', 'lawyers?', 'solicitor', 'workshop', 'founder', 'landlord', 'director', 'dealer', 'accountant', 'bookkeeper', 'mechanic', 'vet', 'chef', 'designer', 'technician', 'engineers?', 'foreman', 'supervisor', 'colleagues?', 'partner', 'wife', 'husband', 'brother', 'sister', 'son', 'daughter', 'mother', 'father', 'dad', 'mum', 'mom', 'uncle', 'aunt', 'cousin', 'neighbou?r', 'specialist', 'expert', 'person', 'human', 'people', 'staff', 'colleague', 'secretary', 'planner', 'buyer', 'agent', 'broker', 'insurer', 'banker', 'doctor', 'trainer', 'guy', 'lady', 'woman', 'man', 'crew', 'headquarters', 'hq', 'back office', 'front desk', 'reception', 'sales', 'legal', 'support', 'finance', 'accounting', 'accounts', 'management', 'hr', 'procurement', 'compliance', 'billing', 'logistics', 'export', 'quality', 'service',
  'instructor', 'teacher', 'coach', 'captain', 'curator', 'surveyor', 'editor', 'producer', 'nurse', 'midwife', 'therapist', 'pharmacist', 'architect', 'electrician', 'plumber', 'builder', 'gardener', 'groomer', 'baker', 'brewer', 'winemaker', 'beekeeper', 'farmer', 'treasurer', 'chair(?:man|woman)?', 'warden', 'caretaker', 'committee', 'board', 'vicar', 'pastor', 'host', 'organi[sz]er', 'coordinator', 'ceo', 'head', 'chief', 'principal', 'administrator', 'admin', 'attorney', 'notary', 'consultant', 'advis[eo]r', 'rep', 'driver', 'inspector', 'grandmother', 'grandfather', 'niece', 'nephew', 'parents', 'mate', 'friend', 'girlfriend', 'boyfriend', 'spouse', 'assistant', 'tutor', 'luthier', 'jeweller', 'tailor', 'framer', 'printer', 'installer', 'fitter'];
/** Whoever a subject is left to; `@` stands for a name. */
const PERSON = `(?:me|us|myself|(?:(?:my|our|the) )?@(?: @)?|(?:(?:a|an|my|our|the|his|her|some|another|real|actual|live) ){1,2}(?:[a-z-]+ ){0,2}?${oneOf(ROLES)}|(?:sales|legal|support|finance|accounting|management|hr|procurement|compliance|billing|logistics|someone|somebody))`;
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
  new RegExp(`^\\W*(?:for |to |needs? |via )?(?:an? |the |my |our )?(?:person|human(?: being)?|people|staff|manual|me|us|owner|manager|boss|hand[ -]?(?:off|over)s?|escalat\\w+|human (?:answers?|only)|@)(?: (?:needed|required|wanted|only|answers?|handles?|takes?|decides?|topics?|subjects?|to|for|on|about)){0,8}: ?${SUBJECTS}`),
  new RegExp(`${SUBJECTS}: ?(?:(?:straight |only )?(?:to|for|via|with) )?(?:${PERSON}|(?:[a-z]+ )?(?:team|desk|department|office))\\W*$`),
  new RegExp(`^\\W*(?:please |always |do |just ){0,8}(?:escalate|hand over|hand off|pass on)\\b[^<]{2,60}`),
  // "Customs: ask Ben", "if customs comes up, get me"
  new RegExp(`${SUBJECTS}[,:?;. -]+(?:(?:please|kindly|just|always|then|better|only|straight|directly|for that|and|they|you|people|customers?|the (?:customer|buyer|client)) ){0,8}(?:(?:must|should|have to|has to|need to|needs to|can|may|will|could|want to|are to) )?${CONTACT}(?: (?:directly|first|always|only|please|straight)){0,8} ${PERSON}(?![a-z])`),
  new RegExp(`\\b${CONTACT} ${PERSON}(?: (?:directly|first|personally|in|know|on|right away|straight away|please)){0,8} (?:about|on|for|regarding|concerning|if|when|with|whenever|before|once|as soon as|over)\\b`),
  new RegExp(`\\b${PASS}(?:s|ed|ing)?\\b[^<]{0,60}\\b(?:to|with|over to|on to|through to|through|up to|for) ${PERSON}(?![a-z])`),
  new RegExp(`\\b(?:go|goes|comes?|gets? (?:sent|passed)) (?:straight |directly |only |first ){0,8}(?:to|through|via|with) ${PERSON}(?![a-z])`),
  // "Ben's job", "a matter for our lawyer"
  new RegExp(`\\b(?:(?:is|are)|'s|'re) (?:${PERSON}'s|my|our)(?: own)? (?:job|business|call|thing|department|area|desk|turf|decision|field|domain|subject|responsibility)(?![a-z])`),
  new RegExp(`\\b(?:(?:is|are|be)|'s|'re) (?:an? |always |only |strictly |something |matters? |questions? |topics? |one |ones ){0,8}(?:for|up to|handled by|answered by|dealt with by|decided by|done by|taken by) ${PERSON}(?![a-z])`),
  // "only Ben can talk about customs", "a person should answer customs questions"
  new RegExp(`(?<![a-z])(?:only |let |have |make )?${PERSON} (?:only |personally |always |usually |alone )?(?:${MODAL} )(?:personally |always )?(?:be (?:asked|called|told|involved|consulted|informed)|${ANSWERS})(?![a-z])`),
  new RegExp(`(?:^\\W*|[,;] ?)(?:only )?@(?: @)? (?:always |usually |alone |personally )?(?:takes care of|handles|answers|deals with|decides|does|looks after|knows|sorts|manages|covers)(?![a-z])`),
  new RegExp(`\\b(?:let|have) ${PERSON} (?:know|${ANSWERS})(?![a-z])`),
  // "complaints only with Joost", "please discuss tolerances with Mr. Kessler", "that's a conversation with me", "have them ring me"
  new RegExp(`\\b(?:questions?|queries|anything|everything|matters?|enquir\\w+|inquir\\w+|requests?|complaints?|doubts)\\b[^<:]{2,60}? (?:please |only |directly |straight |better ){0,8}(?:to|via|through|with) ${PERSON}(?![a-z])`),
  new RegExp(`(?<![a-z])${PERSON} (?:is|are|'s) (?:the (?:one|ones|person|only one|right (?:one|person)|contact)|who)(?: (?:to|who|you|they|people|buyers|that|for|everyone|anyone))?(?![a-z])`),
  new RegExp(`\\b(?:please|kindly) ${CONTACT} ${PERSON}(?![a-z])`),
  new RegExp(`\\bonly (?:with|through|via|by|to|from) ${PERSON}(?![a-z])`),
  new RegExp(`\\b(?:discuss(?:ed)?|arranged?|agreed?|settled?|clear(?:ed)?|clarif(?:y|ied)|sort(?:ed)? out|talk(?:ed)?|speak|spoken|go over|check(?:ed)?|negotiated?|taken up|raised?)\\b[^<:]{0,50}? (?:with|to) ${PERSON}(?![a-z])`),
  new RegExp(`(?:\\b(?:is|are)|'s|'re) (?:an? |always |only |strictly |one |something ){0,8}(?:personal )?(?:conversation|chat|talk|discussion|question|matter|topic|thing|subject|call|job|decision|word|case|one)s? (?:for|with|of|to have with|that (?:goes|go) to) ${PERSON}(?![a-z])`),
  new RegExp(`\\b(?:let|have|get|tell|ask) (?:them|him|her|people|everyone|everybody|the [a-z]+) (?:to )?${CONTACT} ${PERSON}(?![a-z])`),
  /\b(?:give|pass) (?:them|him|her|people|it) (?:my|our|the|his|her|[a-z]+'s|@'s) (?:cell|number|phone|mobile|card|address|e?-?mail|contact|details)\b|\b(?:take|note|get) (?:down )?(?:the|their|a|his|her) (?:phone )?(?:number|contact|name|details)\b|\bget (?:me|us|@) on the (?:phone|line)\b/,
  new RegExp(`(?:^\\W*|[,;:.] ?)(?:(?:please|just|always|then|better|only) ){0,8}(?:ring|call|phone|contact|text|message|email) (?:us|me|@|(?:the|my|our) (?:[a-z]+ )?(?:office|shop|owner|manager|desk|boss|team|brother|sister|wife|husband|father|mother|son|daughter|colleague|partner|workshop|accountant|lawyer))(?![a-z])`),
  /\b(?:i|we|@)(?:'ll| will| can| want to| have to) (?:personally )?(?:ring|call|phone|contact|email|write to|speak to|speak with|talk to|talk with|get back to|reply to|visit) (?:them|him|her|people|everyone|whoever|the (?:buyer|customer|client|guest|parents?)s?)\b/,
  new RegExp(`\\bi (?:like|want|love|prefer|need|would like|would rather|'d like|'d rather)(?: to)? (?:[a-z]+ ){0,2}?(?:chat|talk|speak|hear|plan|discuss|answer|be asked|be told)\\b`),
  new RegExp(`\\b(?:bring|loop|pull|call|get|keep|cc|copy) ${PERSON} (?:in|into|on|onto|involved|informed)(?![a-z])`),
  /\b(?:i|we|@)(?:'d| would| will|'ll)? (?:need|want|have|like|insist|prefer)(?: to)? (?:be )?(?:in the loop|involved|informed|asked|told|consulted|called|part of it|to see (?:it|that|those))\b/,
  new RegExp(`\\b(?:needs?|requires?|wants?|takes?|calls? for|deserves?) (?:a |an |the |my |our )?(?:real |actual |live )?(?:human|person|${PERSON})(?![a-z])`),
  new RegExp('\\bi (?:personally |always )?(?:handle|answer|deal with|take care of|decide|discuss|look after|sort out)\\b[^<]{0,40}'),
];
/** What sends nobody anywhere. */
const OTHER = /<[mp]\d+>|\bwith care\b|\b(?:pay|pays|paid|price[ds]?|discount|refer(?:s|red)? (?:a|an|another|new|friends?)|order(?:s|ed)? (?:it|them)|pick(?:ed)? up|deliver\w*|free of charge|bring (?:me|us) (?:a|an|another|the)|leave (?:me|us) (?:a|an|the)|send (?:me|us) (?:a|an)|give (?:me|us)|let (?:me|us) (?:keep|use)|tell (?:them|people|buyers?|customers?))\b/;

/** Who answers it in person, whatever it is: "Priya wants to answer personally", "damaged pieces he is seeing himself". */
const IN_PERSON = new RegExp(`(?<![a-z])(?:i|we|he|she|they|${PERSON})(?:'d|'ll|'s|'m)?(?: (?:${MODAL}|would|rather|like to|prefer to|always|only|also|is|are|am|happily|usually|personally|directly)){0,4} ${oneOf(['answer', 'answers', 'answering', 'handle', 'handles', 'handling', 'deal', 'deals', 'dealing', 'take', 'takes', 'taking', 'discuss', 'discusses', 'discussing', 'decide', 'decides', 'sort', 'sorts', 'see', 'sees', 'seeing', 'look', 'looks', 'looking', 'check', 'checks', 'plan', 'plans', 'arrange', 'arranges', 'hear', 'talk', 'talks', 'talking', 'speak', 'speaks', 'reply', 'replies', 'quote', 'quotes', 'do', 'does', 'doing', 'explain', 'explains', 'sign off', 'signs off', 'clear', 'clears', 'confirm', 'confirms', 'review', 'reviews', 'negotiate', 'negotiates', 'go through', 'goes through', 'work out', 'works out', 'settle', 'settles', 'manage', 'manages', 'chat', 'respond', 'responds', 'approve', 'approves', 'price', 'prices', 'be'])}\\b[^<.]{0,50}\\b(?:myself|ourselves|himself|herself|personally|in person|directly|one to one|face to face)(?![a-z])`);

/** What is negated sends nobody anywhere: "we never send to Australia", "nothing goes to Tasmania". */
const NEGATED = /\b(?:(?:do|does|did|wo|ca|must|should|could|would|is|are)(?:n't| not)|will not|cannot|can not|never|nothing|nobody|no one|refuse to|won't|can't|don't|steer clear of|stay away from|keep away from|shy away from)(?: (?:ever|please|to|even|let any(?:one|body|thing)|let them|be|been|get|got|gets|just|simply|always|normally)){0,8} [a-z]+(?: (?:it|them|that|those|any|anything|any \w+|the \w+|our \w+|my \w+|back|out|off|over))?/g;

/** A text without the verbs that it negates. */
export const withoutNegated = (text: string): string => text.replace(NEGATED, ' , ');

const DAYS = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|german|french|spanish|chinese|american|british|european|if|when|i)/i;
/** Where goods are sent, which is nobody to ask. */
const PLACES = /^(?:africa|alaska|america|argentina|asia|australia|austria|belgium|brazil|britain|bulgaria|california|canada|chile|china|croatia|cyprus|denmark|dubai|egypt|england|estonia|europe|finland|florida|france|germany|ghana|greece|hawaii|holland|iceland|india|indonesia|iran|iraq|ireland|israel|italy|japan|kenya|korea|latvia|lithuania|london|luxembourg|malaysia|malta|mexico|morocco|nepal|netherlands|nigeria|norway|pakistan|paris|peru|poland|portugal|romania|russia|scotland|serbia|singapore|slovakia|slovenia|spain|sweden|switzerland|taiwan|tasmania|texas|thailand|turkey|ukraine|vietnam|wales)$/i;
const noName = (word: string): boolean => DAYS.test(word) || PLACES.test(word);

/** What a person may be seen to do, so that the word before it is a name. */
const NAME_DOES = 'handles|takes|answers|knows|does|decides|deals|looks|sorts|manages|covers|sees|replies|quotes|is the one|(?:wants|prefers|likes|has|needs) to|(?:will|can|should|must|would|is going to)(?: personally| always| only)? (?:answer|handle|deal|take|discuss|look|see|talk|sort|decide|check|reply|explain|ring|call|phone|speak|settle|arrange|quote)';

/** The words in lower case with each name as `@`: a capital inside a sentence that names no day, month or nation. */
function withNames(quote: string): string {
  return quote.replace(/\b(?:Mr|Mrs|Ms|Dr|Miss|Prof|Madam|Frau|Herr|Signor|MR|MRS|MS|DR)\.? (?:[\p{Lu}][\p{L}'’-]+)/gu, '@')
    .replace(/(?<=[a-z0-9,;)'’&@] )(\p{Lu}\p{Ll}+)(?![\p{L}])(?!['’]?(?:m|ll|d|ve)\b)/gu, (word) => (noName(word) ? word : '@'))
    .replace(new RegExp(`(?<=(?:[?:.>-] |^))(\\p{Lu}\\p{Ll}{2,})(?= (?:${NAME_DOES})\\b)`, 'gu'), (word) => (/^(?:This|That|It|He|She|They|Who|What|Nobody|Everyone|Everybody|Anyone|Someone|Price|There|Buyers?|Customers?|Nothing|Everything)$/.test(word) || noName(word) ? word : '@'))
    .replace(/(?<=^(?:Only|Ask|Call|Get|Ring|Tell|Contact|Phone|Email|See) )(\p{Lu}\p{Ll}+)/u, '@').toLowerCase();
}

/** Whether a sentence leaves a subject to a person. */
export function leavesToPerson(quote: string, text: string): boolean {
  const named = withoutNegated(withNames(quote.replace(/[’]/g, "'").replace(/ ?(?:->|=>|→|–|—) ?/g, ': ')));
  return !OTHER.test(text) && (FRAMES.some((frame) => frame.test(named)) || IN_PERSON.test(named));
}

/** The words that only name the person and the way to them. */
export const PERSON_WORDS = new RegExp(`\\b(?:${PERSON.replaceAll('|@(?: @)?', '')}|${CONTACT}|hand off|human|needed|needs?|escalate|anything|job|mentioned|comes up|take(?:s)? care|in the loop|only)(?![a-z])`, 'gi');
