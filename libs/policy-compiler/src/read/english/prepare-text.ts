import { anyWord, oneOf } from '../one-of.js';
import type { TaggedText } from '../tagged-text.js';

const NUMBER = '<[ncydx]\\d+>';
/** What stands before a number that only names or addresses something. */
const NAMES_BEFORE = oneOf([
  'ext(?:ension)?', 'phone ext(?:ension)?', 'tel(?:ephone)?', 'phone', 'mobile', 'cell', 'whatsapp', 'fax', 'room', '(?<!per |each |a |one |every )unit', 'bay', 'gate', 'till', 'aisle', 'rink', 'court', 'apartment', 'apt', 'suite', 'building', 'platform', 'pier', 'dock', 'stall', 'booth', 'stand',
  'exit', 'route', 'highway', 'hwy', 'motorway', 'junction', 'p\\.?o\\.? box', 'iso', 'din', 'soc', 'en', 'class', 'grade', 'type', 'model', 'series', 'generation', 'gen', 'mk', 'mark', 'version', 'windows', 'android', 'iphone', 'ipad', 'galaxy', 'pixel', 'playstation', 'xbox', 'nh', 'page', 'chapter', 'catalogue no',
  '(?<!order |group |batch |party |lot |team |minimum |maximum )sizes?', 'aged?', 'under the age of', 'seats up to', 'holds up to', 'floor no', 'acidity', 'ph', 'spf', 'isbn', 'id', 'hp', 'licen[cs]e no',
]);
/** What makes a year of the number behind it. */
const YEAR_BEFORE = oneOf(['est', 'established', 'founded', 'built', 'made', 'circa', 'c', 'vintage', 'crop', 'harvest', 'harvest of', 'harvested', 'bought', 'purchased', 'registered', 'reg', 'year', 'first registered', 'renovated', 'resurfaced', 'restored', 'rebuilt', 'new in', 'dated', 'season', 'updated for', 'updated', 'manufactured', 'produced', 'house from', 'from', 'since', 'in', 'of', 'for']);
const YEAR_AFTER = oneOf(['model', 'make', 'vintage', 'crop', 'harvest', 'edition', 'season', 'reg', 'registration', 'plate', 'build', 'release', 'prices', 'rates', 'price list', 'winner', 'catalogue', 'collection']);
/** Measures, people and things that describe what is sold or who sells it. */
const MEASURE_AFTER = oneOf([
  'sq\\.? ?(?:ft|feet|m|metres?|meters?|yd|yards?)', 'square (?:feet|foot|met(?:re|er)s?|yards?)', 'm2', 'm²', 'm3', 'm³', 'cbm', 'ha', 'hectares?', 'acres?', '[mg]bit', '[mg]bps', '[mg]b', 'tb', 'pt', 'gsm', 'dpi', 'rpm', 'hz', 'khz', 'mhz', 'ghz', 'cc', 'bhp', 'ps', 'nm', 'psi', 'bar', 'amps?', 'volts?', 'watts?', '[wv]', 'mah', 'wh', 'lumens?', '[cd]l', 'yards? (?:away|from)', 'mtrs?',
  'blocks (?:away|from)', 'employees', 'workers', 'countries', 'hives', 'hectolit(?:re|er)s', 'generations', 'points', 'stars', '(?:(?:<x\\d+>|[a-z]+-?[a-z]*) )?(?:reviews|ratings|testimonials|followers)', 'calories', 'degrees', 'spokes', 'speed', 'gears?', 'storeys?', 'stories', 'th', 'street', 'pages', 'carats?', 'karat', 'ply', 'strings?', 'keys on', 'cylinders?', 'horsepower', 'litre engine', 'liter engine', 'bit', 'core', 'inch', 'months? old', 'years? old', 'hp', 'km', 'kms', 'miles', 'cm', 'mm', '(?:[a-z]+ )?(?:working|business|calendar|bank) days?',
]);
/** Kinds of people whose age a number behind them tells. */
const AGED = oneOf(['seniors?', 'pensioners?', 'children', 'kids?', 'adults?', 'drivers?', 'players?', 'citizens', 'teenagers', 'puppies', 'dogs', 'students', 'women', 'men', 'youths?']);
/** What a fixed number of things is sold in. */
const CONTAINERS = oneOf(['packs?', 'packets?', 'box(?:es)?', 'bags?', 'sacks?', 'crates?', 'cases?', 'cartons?', 'bundles?', 'sleeves?', 'rolls?', 'sets?', 'jars?', 'tins?', 'trays?', 'pallets?', 'drums?', 'bunch(?:es)?', 'books?', 'tubs?', 'reels?', 'reams?', 'buckets?']);
const STREET_AFTER = '(?:[a-z]\\.? )?(?:[a-z\']+ ){1,3}(?:st|street|rd|road|ave|avenue|blvd|boulevard|lane|drive|hwy|highway|terrace|parade|crescent|close|square)(?![a-z])';

/** What a percentage is a part of, where it is no discount. */
const SPECIFIED = oneOf([
  'alc(?:ohol)?', 'abv', 'vol', 'gst', 'vat', 'hst', 'iva', 'mwst', 'btw', 'tax(?:es)?', 'dut(?:y|ies)', 'moisture', 'broken', 'purity', 'pure', 'protein', 'fat', 'cocoa', 'cacao', 'sugar', 'acidity', 'curcumin', 'oil content', 'cotton', 'wool', 'linen', 'silk', 'polyester', 'leather', 'humidity', 'tread', 'ty?res?', 'tires?', 'battery', 'batteries', 'health', 'capacity', 'charged?', 'germination', 'uptime', 'positive',
  'occupancy', 'occupied', 'interest', 'apr', 'recycled', 'organic', 'natural', 'solids?', 'admixture', 'foreign matter', 'impurit(?:y|ies)', 'shrinkage', 'concentration', 'strength', 'accuracy', 'efficien(?:cy|t)', 'original capacity', 'of (?:the )?original', 'left on', 'brokerage', 'commission', 'tip', 'gratuity', 'service charge', 'restocking', 'cancellation', 'satisfaction', 'of (?:our|my|the) (?:customers|clients|buyers|guests)',
]);
const SPEC_BEFORE = new RegExp(`(?<![a-z])${SPECIFIED}(?: (?:is|are|at|of|about|around|now|still|holds?|held|currently|reads?|shows?|max|min|plus|rate|least|most|over|above|more than|stays?|guaranteed)){0,4}[: ]{0,2}(?:<[nx]\\d+> ?-)?$`);
const SPEC_AFTER = new RegExp(`^,? ?(?:max(?:imum)?|min(?:imum)?|of|by)? ?(?:the )?${SPECIFIED}(?![a-z])`);
/** What went up or down by a percentage, and is no offer. */
const MOVED = /(?<![a-z])(?:went|gone|going|has been|have been|rose|risen|rising|increased|climbed|jumped|grew|grown|fell|fallen|inflation|costs? (?:are|is)|prices? (?:are|is))(?: (?:up|down|by|is|at|of|about|around|another|almost|nearly|over|more than|to)){0,8} $/;
/** Words that make a discount of a percentage, whatever stands beside it. */
const TAKES_OFF = anyWord(['off', 'less', 'discounts?', 'reductions?', 'reduced', 'cheaper', 'rebate', 'knock(?:ed|s)?', 'deduct(?:ed|s)?', 'save', 'saves', 'lower', 'drops?', 'cuts?', 'extra', 'another', 'further', 'additional']);

/** What a number beside it makes a time of the day. */
const DAY = oneOf(['mon(?:days?)?', 'tue(?:s|sdays?)?', 'wed(?:s|nesdays?)?', 'thu(?:r|rs|rsdays?)?', 'fri(?:days?)?', 'sat(?:urdays?)?', 'sun(?:days?)?', 'weekdays?', 'weekends?', 'daily', 'every day', 'bank holidays?', 'nights?', 'evenings?', 'mornings?', 'afternoons?', 'open(?:s|ing)?(?: hours| times| from)?', 'close[sd]?', 'hours', 'office', 'shop', 'yard', 'showroom', 'counter', 'call(?: me| us)?', 'ring(?: me| us)?', 'phone(?: me| us)?', 'text(?: me| us)?', 'between', 'here', 'viewings?', 'available', 'ist', 'gmt', 'cet', 'est', 'only', 'half', 'about', 'in (?:the|his|her) office', 'doors?']);
const CLOCK_RANGE = new RegExp(`(?<![a-z])${DAY}[ :,(]*(?:(?:from|between|is|are|at|half|office|hours|and|to|-|${DAY})[ :,(]*){0,5}(<[nyx]\\d+>) ?(?:to|-|–|till|til|until|and|\u2013) ?(?:half )?(<[nyx]\\d+>)(?! ?(?:[a-z]+ )?(?:or more|each|off|less|boxes|pieces|pcs|units))`, 'g');
/** "10 to 6": from more to less goes only the clock. */
const BACKWARDS = /(<n\d+>) ?(?:to|-|–|till|til|until) ?(<n\d+>)/g;
const CLOCK_POINT = new RegExp(`(?<![a-z])(?:(?:call|ring|phone|text)(?: me| us| him| her)?|open|opens?|closed?|closes|shuts?|shut|free parking|parking(?:'s| is)? free|in the evenings?|weekdays|weekends|yard open|weekends?|evenings?)(?: [a-z]+){0,3} (?:after|before|until|till|til|at|from|by|past) (<[nyx]\\d+>)(?! ?[a-z%])`, 'g');

const clean = (width: number): string => ' '.repeat(width);

/** Blanks what only fills a line or draws a table; every position stays where it is. */
function blankRules(text: string): string {
  return text.replace(/\.{2,}|…+|_{2,}|[═─━=]{3,}/g, ({ length }, at: number, all: string) => (/\S/.test(all.slice(0, at).split('\n').at(-1) ?? '') && /^[ \t]*[<\w]/.test(all.slice(at + length)) ? clean(length) : `.${clean(length - 1)}`))
    .replace(/\|/g, ' ').replace(/(?<=\n|^)[ \t]*[-:+ ]{3,}[ \t]*(?=\n|$)/g, ({ length }) => clean(length));
}

/** Whether a price is said for one of a measure: "per square metre". */
function isSoldBy(text: string, measure: string): boolean {
  return new RegExp(`(?:(?:per|an?|each|every|one|the) |/ ?)${measure.replace(/[^a-z ]/g, '.').replace(/e?s$/, '')}`).test(text);
}

/** "A pallet is 60 cases": what a larger unit holds. */
const HOLDS = /(?<![a-z])(?:an?|one|<c\d+>|per|each) ?(?:full |whole )?(pallet|truck|lorry|container|carton|case|crate|box|load|trolley|rack|roll|batch|stack|bale|sack)?(?: load)?,? (?:is|=|holds|has|contains|makes|means|takes|comes to|equals|carries) (?:exactly |about )?(<c\d+>)/g;
/** Volumes that such a unit begins. */
const LARGER = /(?<=(?<![a-z])(?:from|over|above|beyond|take|takes|taking|buy|buys|order|orders|ordering|for|by|at) )(?:an?|one|the) (?:full |whole |complete )?([a-z]+)(?=,? (?:or more|and (?:up|more|over|above)|upwards?|onwards?|on\b|you|it's|it is|they|and|gets?|at once)|:)/g;

/** A volume named by its larger unit shows as the count that this holds. */
function countLarger(tagged: TaggedText, text: string): string {
  const held = new Map<string, string>();
  for (const [, name, count = ''] of text.matchAll(HOLDS)) if (name !== undefined && tagged.numbers[Number(/\d+/.exec(count)?.[0])]?.unit !== name) held.set(name, count);
  return held.size === 0 ? text : text.replace(LARGER, (said: string, name: string) => {
    const count = held.get(name);
    return count === undefined || count.length > said.length ? said : count.padEnd(said.length);
  });
}

/** "Sign for six months and …, for twelve and …": the second span of time is one as well. */
function spellSpans(text: string): string {
  return text.replace(/<d\d+>[^.;\n]*/g, (said) => said.replace(/(?<=(?:sign(?:s|ing)?(?: on| up)? |commit(?:s|ting)? |contract |stay(?:s|ing)? |and |, )for (?:all )?)<n(?=\d+>(?:,| and| it's|:| gets?| is| at))/g, '<d'));
}

/** The same tags with the letters that the English words around them call for; every position stays where it is. */
export function prepareEnglish(tagged: TaggedText): TaggedText {
  let text = blankRules(tagged.text);
  const valueOf = (tag: string): number => tagged.numbers[Number(/\d+/.exec(tag)?.[0])]?.value ?? 0;
  const isClock = (tag: string): boolean => valueOf(tag) <= 24 && valueOf(tag) >= 0;
  const asOther = (found: string): string => found.replace(/<[ncydx](?=\d)/g, '<x');
  const swap = (pattern: RegExp): void => {
    text = text.replace(pattern, asOther);
  };
  swap(new RegExp(`(?<=(?<![a-z-])${NAMES_BEFORE}\\.?(?: (?:no|nr|number|is|on))?\\.?[ :#-]{0,2})<[nyc]\\d+>`, 'g'));
  swap(new RegExp(`(?<=(?<![a-z])${YEAR_BEFORE}\\.?:? )<y\\d+>(?! ?(?:dollars|euros?|pounds|bucks|each|per|a|or more|pieces|units))`, 'g'));
  swap(new RegExp(`<y\\d+>(?=,? ${YEAR_AFTER}(?![a-z]))`, 'g'));
  swap(new RegExp(`${NUMBER} ?(?:x|×|by|/) ?${NUMBER}(?: ?(?:x|×|by) ?${NUMBER})?(?= ?(?:[,.;)\\n]|$|mm|cm|m\\b|ft|in\\b|inch|<|galvani|x))`, 'g'));
  swap(new RegExp(`<[nc]\\d+> ?(?:x|×) ?<[nxc]\\d+>(?: ?(?:x|×) ?<[nxc]\\d+>)?(?! ?(?:off|each))`, 'g'));
  text = text.replace(new RegExp(`<[nyc]\\d+>(?=[ -]?(${MEASURE_AFTER})(?![a-z]))`, 'g'), (tag, measure: string) => (isSoldBy(text, measure) ? tag : asOther(tag)));
  swap(new RegExp(`<[nyc]\\d+>(?= ${STREET_AFTER})`, 'g'));
  swap(/<[nyc]\d+>(?= min(?:s|ute)?s? (?:after|before|late|walk|drive|from|away|by))/g);
  swap(/<[nycm]\d+>(?= ?m? ?(?:<[nc]\d+> )?(?:high|tall|wide|long|deep|thick)(?![a-z]))/g);
  swap(new RegExp(`(?<=(?<![a-z])${AGED}(?: who are)?(?: aged)? (?:over|under|above|below|from) )<[ncxd]\\d+>`, 'g'));
  text = text.replace(new RegExp(`(?<=(?<![a-z])(${CONTAINERS}) of (?:about |around )?)<[ncx]\\d+>`, 'g'), (tag, container: string) => (isSoldBy(text, container) ? asOther(tag) : tag));
  swap(/<[ncy]\d+>\([a-z]\)(?:\(<[ncy]\d+>\))?/g);
  text = text.replace(CLOCK_RANGE, (found: string, from: string, to: string) => (isClock(from) && isClock(to) ? found.replace(from, asOther(from)).replace(to, asOther(to)) : found));
  text = text.replace(BACKWARDS, (found: string, from: string, to: string) => (isClock(from) && valueOf(to) < valueOf(from) ? found.replace(from, asOther(from)).replace(to, asOther(to)) : found));
  text = text.replace(CLOCK_POINT, (found: string, at: string) => (isClock(at) ? found.replace(at, asOther(at)) : found));
  text = text.replace(/<n(\d+)>/g, (tag, index: string) => (/\d ?mm?$/i.test(tagged.numbers[Number(index)]?.text ?? '') || /^\+?0\d/.test(tagged.numbers[Number(index)]?.text ?? '') ? asOther(tag) : tag));
  text = text.replace(/<p(\d+)>/g, (tag, index: string, at: number) => {
    const before = text.slice(Math.max(0, at - 60), at).split(/[.;\n(]/).at(-1) ?? '';
    const after = /^[^,.;\n)]{0,60}/.exec(text.slice(at + tag.length))?.[0] ?? '';
    if (MOVED.test(before)) return `<x${index}>`;
    if (TAKES_OFF.test(/[^,]*$/.exec(before)?.[0] ?? '') || TAKES_OFF.test(after)) return tag;
    return SPEC_BEFORE.test(before) || SPEC_AFTER.test(after) ? `<x${index}>` : tag;
  });
  return { ...tagged, text: spellSpans(countLarger(tagged, text)) };
}
