import { anyWord, oneOf } from '../../../words/one-of.js';
import { part, pattern, patternWith } from '@svc/language';

/** What stands before a number that only names or addresses something. */
export const NAMES_BEFORE = oneOf([
  'ext(?:ension)?',
  'phone ext(?:ension)?',
  'tel',
  'phone',
  'mobile',
  'cell',
  'whatsapp',
  'fax',
  'room',
  '(?<!per |each |a |one |every )unit',
  'bay',
  'gate',
  'till',
  'aisle',
  'rink',
  'court',
  'apartment',
  'apt',
  'suite',
  'building',
  'platform',
  'pier',
  'dock',
  'stall',
  'booth',
  'stand',
  'exit',
  'route',
  'highway',
  'hwy',
  'motorway',
  'junction',
  'iso',
  'din',
  'soc',
  'en',
  'class',
  'grade',
  'type',
  'model',
  'series',
  'generation',
  'gen',
  'mk',
  'mark',
  'version',
  'windows',
  'android',
  'iphone',
  'ipad',
  'galaxy',
  'pixel',
  'playstation',
  'xbox',
  'nh',
  'page',
  'chapter',
  'catalogue no',
  '(?<!order |group |batch |party |lot |team |minimum |maximum )sizes?',
  'aged?',
  'under the age of',
  'seats up to',
  'holds up to',
  'floor no',
  'acidity',
  'ph',
  'spf',
  'isbn',
  'id',
  'hp',
]);

/** What makes a year of the number behind it. */
export const YEAR_BEFORE = oneOf([
  'est',
  'established',
  'founded',
  'built',
  'made',
  'circa',
  'c',
  'vintage',
  'crop',
  'harvest',
  'harvest of',
  'harvested',
  'bought',
  'purchased',
  'registered',
  'reg',
  'year',
  'first registered',
  'renovated',
  'resurfaced',
  'restored',
  'rebuilt',
  'new in',
  'dated',
  'season',
  'updated for',
  'updated',
  'manufactured',
  'produced',
  'house from',
  'from',
  'since',
  'in',
  'of',
  'for',
]);

export const YEAR_AFTER = oneOf([
  'model',
  'make',
  'vintage',
  'crop',
  'harvest',
  'edition',
  'season',
  'reg',
  'registration',
  'plate',
  'build',
  'release',
  'prices',
  'rates',
  'price list',
  'winner',
  'catalogue',
  'collection',
]);

/** Measures, people and things that describe what is sold or who sells it. */
export const MEASURE_AFTER = oneOf([
  'sq\\.? ?(?:ft|feet|m|metres?|meters?|yd|yards?)',
  'square (?:feet|foot|metres?|yards?)',
  'm2',
  'm²',
  'm3',
  'm³',
  'cbm',
  'ha',
  'hectares?',
  'acres?',
  '[mg]bit',
  'tb',
  'pt',
  'gsm',
  'dpi',
  'rpm',
  'hz',
  'khz',
  'mhz',
  'ghz',
  'cc',
  'bhp',
  'ps',
  'nm',
  'psi',
  'bar',
  'amps?',
  'volts?',
  'watts?',
  '[wv]',
  'mah',
  'wh',
  'lumens?',
  'yards? (?:away|from)',
  'mtrs?',
  'blocks (?:away|from)',
  'employees',
  'workers',
  'countries',
  'hives',
  'hectolit(?:re|er)s',
  'generations',
  'points',
  'stars',
  '(?:<x\\d+> )?(?:reviews|ratings|testimonials|followers)',
  'calories',
  'degrees',
  'spokes',
  'speed',
  'gears?',
  'storeys?',
  'stories',
  'th',
  'street',
  'pages',
  'carats?',
  'karat',
  'ply',
  'strings?',
  'keys on',
  'cylinders?',
  'horsepower',
  'litre engine',
  'liter engine',
  'bit',
  'core',
  'inch',
  'months? old',
  'years? old',
  'hp',
  'km',
  'kms',
  'miles',
  'cm',
  'mm',
  '(?:working|business|calendar|bank) days?',
]);

/** Kinds of people whose age a number behind them tells. */
export const AGED = oneOf([
  'seniors?',
  'pensioners?',
  'children',
  'kids?',
  'adults?',
  'drivers?',
  'players?',
  'citizens',
  'teenagers',
  'puppies',
  'dogs',
  'students',
  'women',
  'men',
  'youths?',
]);

/** What a fixed number of things is sold in. */
export const CONTAINERS = oneOf([
  'packs?',
  'packets?',
  'box(?:es)?',
  'bags?',
  'sacks?',
  'crates?',
  'cases?',
  'cartons?',
  'bundles?',
  'sleeves?',
  'rolls?',
  'sets?',
  'jars?',
  'tins?',
  'trays?',
  'pallets?',
  'drums?',
  'bunch(?:es)?',
  'books?',
  'tubs?',
  'reels?',
  'reams?',
  'buckets?',
]);

export const STREET_AFTER = part`
    (?:[a-z']+ ){1,3}
    (?:st|street|rd|road|ave|avenue|blvd|boulevard|lane|drive|hwy|highway|terrace|parade|crescent|close|square)
    (?![a-z])
  `;

/** What a percentage is a part of, where it is no discount. */
export const SPECIFIED = oneOf([
  'alc',
  'abv',
  'vol',
  'gst',
  'vat',
  'hst',
  'iva',
  'mwst',
  'btw',
  'tax(?:es)?',
  'dut(?:y|ies)',
  'moisture',
  'broken',
  'purity',
  'pure',
  'protein',
  'fat',
  'cocoa',
  'cacao',
  'sugar',
  'acidity',
  'curcumin',
  'oil content',
  'cotton',
  'wool',
  'linen',
  'silk',
  'polyester',
  'leather',
  'humidity',
  'tread',
  'ty?res?',
  'tires?',
  'battery',
  'batteries',
  'health',
  'capacity',
  'charged?',
  'germination',
  'uptime',
  'positive',
  'occupancy',
  'occupied',
  'interest',
  'apr',
  'recycled',
  'organic',
  'natural',
  'solids?',
  'admixture',
  'foreign matter',
  'impurit(?:y|ies)',
  'shrinkage',
  'concentration',
  'strength',
  'accuracy',
  'efficien(?:cy|t)',
  'original capacity',
  'of original',
  'left on',
  'brokerage',
  'commission',
  'tip',
  'gratuity',
  'service charge',
  'restocking',
  'cancellation',
  'satisfaction',
  'of (?:our|my|the) (?:customers|clients|buyers|guests)',
]);

export const SPEC_BEFORE = pattern`
    (?<![a-z])${SPECIFIED}
    (?:
      [ ]
        (?:
          is
          |are
          |at
          |of
          |about
          |around
          |now
          |still
          |holds?
          |held
          |currently
          |reads?
          |shows?
          |max
          |min
          |plus
          |rate
          |least
          |most
          |over
          |above
          |more than
          |stays?
          |guaranteed
        )
    ){0,4}[: ]{0,2}$
  `;

/** What went up or down by a percentage, and is no offer. */
export const MOVED = pattern`
    (?<![a-z])
    (?:
      went
      |gone
      |going
      |has been
      |have been
      |rose
      |risen
      |rising
      |increased
      |climbed
      |jumped
      |grew
      |grown
      |fell
      |fallen
      |inflation
      |costs? (?:are|is)
      |prices? (?:are|is)
    )(?: (?:up|down|by|is|at|of|about|around|another|almost|nearly|over|more than|to)){0,8} $
  `;

/** Words that make a discount of a percentage, whatever stands beside it. */
export const TAKES_OFF = anyWord([
  'off',
  'less',
  'discounts?',
  'reductions?',
  'reduced',
  'cheaper',
  'rebate',
  'knock',
  'deduct(?:ed|s)?',
  'save',
  'saves',
  'lower',
  'drops?',
  'cuts?',
  'extra',
  'another',
  'further',
  'additional',
]);

/** What a number beside it makes a time of the day. */
export const DAY = oneOf([
  'mon(?:days?)?',
  'tue(?:s|sdays?)?',
  'wed(?:s|nesdays?)?',
  'thu(?:r|rs|rsdays?)?',
  'fri(?:days?)?',
  'sat(?:urdays?)?',
  'sun(?:days?)?',
  'weekdays?',
  'weekends?',
  'daily',
  'every day',
  'bank holidays?',
  'nights?',
  'evenings?',
  'mornings?',
  'afternoons?',
  'open',
  'hours',
  'office',
  'shop',
  'yard',
  'showroom',
  'counter',
  'call(?: me| us)?',
  'ring(?: me| us)?',
  'phone(?: me| us)?',
  'text(?: me| us)?',
  'between',
  'here',
  'viewings?',
  'available',
  'ist',
  'gmt',
  'cet',
  'est',
  'only',
  'half',
  'about',
  'in (?:the|his|her) office',
  'doors?',
]);

export const CLOCK_POINT = patternWith('g')`
    (?<![a-z])
    (?:
      (?:call|ring|phone|text)
      |open
      |opens?
      |closed?
      |closes
      |shuts?
      |shut
      |free parking
      |parking(?:'s)? free
      |in the evenings?
      |weekdays
      |weekends
      |yard open
      |weekends?
      |evenings?
    ) (?:after|before|until|till|til|at|from|by|past) (<[nyx]\d+>)(?! ?[a-z%])
  `;

/** "A pallet is 60 cases": what a larger unit holds. */
export const HOLDS = patternWith('g')`
    (?<![a-z])(?:an?|one|<c\d+>|per|each) ?
    (pallet|truck|lorry|container|carton|case|crate|box|load|trolley|rack|roll|batch|stack|bale|sack)?,?[ ]
    (?:is|=|holds|has|contains|makes|means|takes|comes to|equals|carries) (<c\d+>)
  `;

/** Volumes that such a unit begins. */
export const LARGER = patternWith('g')`
    (?<=(?<![a-z])(?:from|over|above|beyond|take|takes|taking|buy|buys|order|orders|ordering|for|by|at) )
    (?:an?|one|the) (?:full |whole |complete )?([a-z]+)
    (?=,? (?:or more|and (?:up|more|over|above)|upwards?|onwards?|on\b|you|it's|it is|they|and|gets?|at once))
  `;
