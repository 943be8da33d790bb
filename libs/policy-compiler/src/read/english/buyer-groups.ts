import { oneOf } from '../one-of.js';
import { buyerKindOf } from '../buyer-kinds.js';
import { slug } from '../slug.js';

/** People by what they do or are, and what people join in: the last word of what names a kind of buyer. */
const PEOPLE = [
  'architects', 'artists?', 'athletes', 'apprentices', 'associates', 'bakers', 'barbers', 'bloggers', 'breeders', 'builders', 'carers', 'caregivers', 'carpenters', 'chefs', 'children', 'citizens', 'clergy', 'cleaners', 'coaches', 'collectors', 'couples', 'cyclists', 'dads', 'designers', 'developers', 'doctors', 'drivers', 'electricians', 'engineers', 'exporters', 'families', 'farmers', 'fans', 'firefighters?', 'fishermen', 'florists', 'foragers', 'founders', 'freelancers', 'gardeners', 'graduates', 'grandparents', 'groomers', 'growers', 'guides', 'hairdressers', 'hobbyists', 'homeowners', 'hosts', 'importers', 'installers', 'instructors', 'interns', 'journalists', 'kids', 'landlords', 'landscapers', 'lecturers', 'librarians', 'makers', 'mechanics', 'medics', 'midwives', 'mothers', 'mums', 'moms', 'musicians', 'nannies', 'nurses', 'officers', 'organi[sz]ers', 'owners', 'painters', 'paramedics', 'parents', 'parishioners', 'pensioners', 'performers', 'pharmacists', 'photographers', 'pilots', 'planners', 'plumbers', 'police', 'priests', 'professionals', 'professors', 'residents', 'respond\\w+', 'retailers', 'roofers', 'sailors', 'scholars', 'scouts', 'siblings', 'singles', 'soldiers', 'sponsors', 'stylists', 'surveyors', 'tailors', 'therapists', 'tradies', 'tradesmen', 'tradespeople', 'trainees', 'trainers', 'tutors', 'twins', '(?:under|over)[- ]?(?:<[ncx]\\d+>|\\w+)\'?s', 'vets', 'villagers', 'volunteers', 'winners', 'wholesalers', 'workers', 'writers',
  'employees', 'staff', 'personnel', 'members', 'subscribers', 'students', 'pupils', 'teachers', 'seniors', 'locals', 'neighbou?rs', 'veterans', 'regulars', 'holders', 'alumni', 'refugees', 'newcomers', 'commuters', 'donors', 'patrons',
  // compounds that only people are called by
  '[a-z]{2,}(?:[^l]ists|alists)', '[a-z]+(?:ologists|icians|keepers|fighters|dressers|makers|holders|goers|mates|smiths|wrights|workers|minders|sitters|growers|farmers|walkers|riders|runners|players)',
];
/** Whoever buys as a body. */
const BODIES = [
  'academ(?:y|ies)', 'agenc(?:y|ies)', 'associations?', 'bakeries', 'bars', 'boards', 'bookshops', 'branches', 'breweries', 'businesses', 'caf[eé]s', 'camps', 'care homes', 'charit(?:y|ies)', 'choirs', 'church(?:es)?', 'clinics', 'clubs?', 'colleges', 'communities', 'companies', 'congregations', 'contractors', 'cooperatives?', 'co-ops?', 'councils', 'crews', 'dealers?', 'dealerships', 'distributors', 'embassies', 'farms', 'federations', 'firms', 'foundations', 'garages', 'groups', 'gyms', 'hospitals', 'hospices', 'hotels', 'houses', 'households', 'institut(?:es|ions)', 'kindergartens', 'leagues', 'libraries', 'makerspaces', 'merchants', 'mosques', 'museums', 'nonprofits?', 'non-profits?', 'ngos?', 'nurseries', 'offices', 'organi[sz]ations', 'parishes', 'partners', 'practices', 'pubs', 'pharmac(?:y|ies)', 'surger(?:y|ies)', 'canteens', 'playgroups', 'nurser(?:y|ies)', 'daycares', 'labs', 'laboratories', 'factories', 'estates', 'inns', 'guesthouses', 'hostels', 'bistros', 'delis', 'diners', 'food trucks', 'resellers?', 'restaurants', 'retailers', 'salons', 'schools', 'shelters', 'shops', 'societies', 'start-?ups?', 'stables', 'stations', 'stores', 'studios', 'synagogues', 'teams', 'temples', 'theat(?:re|er)s', 'traders', 'troops', 'troupes', 'trusts', 'unions', 'universities', 'workshops', 'accounts', 'chapters', 'cooperatives', 'departments', 'venues', 'ensembles', 'orchestras', 'bands',
];
/** Whoever buys at all: a kind of buyer only with what tells them apart. */
const ANYBODY = ['customers?', 'buyers?', 'clients?', 'users?', 'shoppers?', 'guests?', 'visitors?', 'tenants?', 'renters?', 'people', 'folks', 'persons?', 'those', 'ones', 'guys', 'purchasers?', 'hirers?', 'parties', 'anyone', 'anybody', 'everyone', 'everybody', 'someone', 'bookers?', 'riders?', 'readers?', 'patients?', 'participants?', 'households?'];

const LEAD = '(?:(?:and|but|also|so|oh|for|to|all|any|our|my|the|an?|every|to|then|plus|please|only|except|not|give|gives|offer|i give|we give|i offer|we offer) ){0,8}';
const WORD = "(?!(?:who|that|which|if|when|gets?|pay|paying|is|are|has|have|and|or|off|less|i|we|they|you|it|orders?|reviews?|payments?|bookings?|deliver\\w*|pick\\w*|collect\\w*|cash|returns?)\\b)[a-z][a-z'&.-]*";
const BEFORE = `(?:(?:${WORD}|<x\\d+>) ){0,3}?`;
/** What tells them apart behind the word: "with a resale certificate", "of rescue dogs", "over 65". */
const WITH = "(?:,? ?\\([^)<]{1,40}\\))?(?: (?:with|of|from|in|over|under|aged|at|on|younger than|older than|who are|who is|that are|listed|registered|living|working|based|near|around|within) (?:(?!(?:gets?|pay|pays|have|has|receive|save|saves|earn|takes?|enjoys?)\\b)(?:[a-z'&.-]+|<[xncdy]\\d+>) ?){1,6}?)?";
const GIVEN = '(?:(?:will |can |may |always |also |still |each |all |both |are |only ){0,8}(?:gets?|getting|receives?|has|have|enjoys?|saves?|takes?|earns?|pays?|qualify for|(?:given|granted|offered|entitled to|allowed)|be (?:given|granted)|off(?:ered)?|(?:we|i)(?:\'ll|\'d| will| would)? (?:do|give|offer|take|knock|allow|grant)))';

const KIND = `(?:${BEFORE}(?:${oneOf([...PEOPLE, ...BODIES])})(?![a-z])${WITH}|(?:${WORD} ){1,3}${oneOf(ANYBODY)}(?![a-z])${WITH}|${oneOf(ANYBODY)}(?: (?:with|of|from|over|under|aged|in|on|younger than|older than|who are|who is|listed|registered) (?:(?:[a-z'&.-]+|<[xncdy]\\d+>) ?){1,6}?))`;
const AND = '(?:,? (?:and|or|&) (?:also |so do |for |the |our ){0,8}|, ?|\\/)';
/** What can stand in a list beside a known kind. */
const PLURAL = `(?:${WORD} ){0,2}?[a-z]{3,}s`;
const KINDS = `(${LEAD}(?:${KIND}(?:${AND}(?:${KIND}|${PLURAL})){0,4}|${PLURAL}(?:${AND}${KIND}){1,3}))`;

const FRAMES: readonly RegExp[] = [
  // "Architects have 8 % off", "GAA clubs: 7 % off"
  new RegExp(`^\\W*${KINDS} ?(?:${GIVEN}|[:=–—-]+|\\.{2,}) ?(?:(?:an?|the|their|another|extra|additional|further|flat|standing|up to|about|always|additionally|each) ){0,8}(?:<[mp]|<n\\d+>(?= ?(?:off|less|each|per|a|\\W*$)))`),
  // "8 % off for architects", "We give schools 5 %"
  new RegExp(`<[mnp]\\d+>[^<,.;]{0,24}? (?:for|to) ${KINDS}(?=\\W*$|[,.;(]| (?:when|if|each|every|per|on|off|too|only|as well)\\b)`),
  new RegExp(`^\\W*(?:we|i) (?:also )?(?:give|offer|grant|allow) ${KINDS} (?:an? |another |extra )?<[mnp]`),
];
/** What somebody does for a discount, and what is refused to them, is no kind of buyer. */
const DEED = /\b(?:refer|bring|bringing|recommend|introduce|everyone|everybody|anyone who asks|whoever|nobody|no one|none|never|not|two|three|both) |\bwho (?:can |will |also |do )?(?:sign|pay|order|book|buy|pick|collect|take|bring|rent|hire|leave|commit|stay|come|prepay|post|write|choose|accept|agree|send|share|subscribe|ask)/;
/** Words before a kind that do not tell it apart. */
const BARE = /^(?:(?:and|but|also|so|oh|for|to|all|any|our|my|the|an?|every|then|plus|please|only|give|gives|offer|we|i|registered|certified|verified|confirmed) ){1,8}/;
const ORDINARY = new RegExp(`^(?:each|every|per|one|any|another|both|a single|serious|good|nice|interested|potential|other|most|many|some|more|these|same|such|happy|future|private|lovely|dear) ?${oneOf(ANYBODY)}$`);

const namesOf = (named: string): string[] => named.split(new RegExp(AND)).map((kind) => kind.trim().replace(BARE, '').replace(/[^a-z>]+$/, '')).filter((kind) => kind !== '');

/** The kinds of buyer that a clause grants its one discount to, as they are named; empty where it grants to none. */
export function buyerGroups(text: string): string[] {
  if (DEED.test(text)) return [];
  const named = FRAMES.map((frame) => frame.exec(text)?.[1]).find((kinds) => kinds !== undefined);
  return named === undefined ? [] : namesOf(named).filter((kind) => !ORDINARY.test(kind));
}

const ALONE = new RegExp(`^\\W*${KINDS}\\W*$`);
/** Whether a text is a list of kinds of buyer and no more. */
export const listsBuyers = (text: string): boolean => ALONE.test(text);

const ALSO: readonly RegExp[] = [
  new RegExp(`^\\W*(?:and |so |also |the ){0,8}(?:so do|so does|so are|same (?:goes |thing )?(?:for|with)|likewise|ditto for|as do) ${KINDS}\\W*$`),
  new RegExp(`^\\W*(?:and |also )?${KINDS} (?:too|as well|the same|likewise|also|get the same|do too|get it too|get that too)\\W*$`),
];

/** "…, and so do first responders", "same for churches": who is granted what was granted last. */
export function alsoGranted(text: string): string[] {
  const named = ALSO.map((frame) => frame.exec(text)?.[1]).find((kinds) => kinds !== undefined);
  return named === undefined ? [] : namesOf(named);
}

/** Words beside a kind of buyer that make no other kind of it. */
const QUALIFIERS = /^(?:(?:full|part|time|local|licensed|registered|current|active|retired|serving|university|college|high|primary|secondary|doctoral|our|my|the|all|of|other|own|old|also|small|proper|real|genuine|with|card|cards|id|ids|valid|a|an)\W*){0,8}$/;

/** "Over 65", "younger than two years". */
const AGED = / (?:over|under|aged|younger than|older than) .*$/;

/** A kind of buyer as a flag: that of a known kind, or its own words. */
export function flagOf(kind: string): string {
  const known = buyerKindOf(kind);
  const rest = known ? kind.replace(AGED, '').replace(known.pattern, ' ').trim() : kind;
  return known && QUALIFIERS.test(rest) ? known.flag : slug(kind);
}
