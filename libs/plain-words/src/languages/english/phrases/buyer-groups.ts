import { oneOf } from '../../../words/one-of.js';
import { part, pattern } from '@svc/language';

/** People by what they do or are, and what people join in: the last word of what names a kind of buyer. */
const PEOPLE = [
  'architects',
  'artists?',
  'athletes',
  'apprentices',
  'associates',
  'bakers',
  'barbers',
  'bloggers',
  'breeders',
  'builders',
  'carers',
  'caregivers',
  'carpenters',
  'chefs',
  'children',
  'citizens',
  'clergy',
  'cleaners',
  'coaches',
  'collectors',
  'couples',
  'cyclists',
  'dads',
  'designers',
  'developers',
  'doctors',
  'drivers',
  'electricians',
  'engineers',
  'exporters',
  'families',
  'farmers',
  'fans',
  'firefighters?',
  'fishermen',
  'florists',
  'foragers',
  'founders',
  'freelancers',
  'gardeners',
  'graduates',
  'grandparents',
  'groomers',
  'growers',
  'guides',
  'hairdressers',
  'hobbyists',
  'homeowners',
  'hosts',
  'importers',
  'installers',
  'instructors',
  'interns',
  'journalists',
  'kids',
  'landlords',
  'landscapers',
  'lecturers',
  'librarians',
  'makers',
  'mechanics',
  'medics',
  'midwives',
  'mothers',
  'mums',
  'moms',
  'musicians',
  'nannies',
  'nurses',
  'officers',
  'owners',
  'painters',
  'paramedics',
  'parents',
  'parishioners',
  'pensioners',
  'performers',
  'pharmacists',
  'photographers',
  'pilots',
  'planners',
  'plumbers',
  'police',
  'priests',
  'professionals',
  'professors',
  'residents',
  'respond\\w+',
  'retailers',
  'roofers',
  'sailors',
  'scholars',
  'scouts',
  'siblings',
  'singles',
  'soldiers',
  'sponsors',
  'stylists',
  'surveyors',
  'tailors',
  'therapists',
  'tradies',
  'tradesmen',
  'tradespeople',
  'trainees',
  'trainers',
  'tutors',
  'twins',
  'vets',
  'villagers',
  'volunteers',
  'winners',
  'wholesalers',
  'workers',
  'writers',
  'employees',
  'staff',
  'personnel',
  'members',
  'subscribers',
  'students',
  'pupils',
  'teachers',
  'seniors',
  'locals',
  'neighbou?rs',
  'veterans',
  'regulars',
  'holders',
  'alumni',
  'refugees',
  'newcomers',
  'commuters',
  'donors',
  'patrons',
  part`
    [a-z]+
    (?:
      ologists
      |icians
      |keepers
      |fighters
      |dressers
      |makers
      |holders
      |goers
      |mates
      |smiths
      |wrights
      |workers
      |minders
      |sitters
      |growers
      |farmers
      |walkers
      |riders
      |runners
      |players
    )
  `,
];

/** Whoever buys as a body. */
const BODIES = [
  'academ(?:y|ies)',
  'agenc(?:y|ies)',
  'associations?',
  'bakeries',
  'bars',
  'boards',
  'bookshops',
  'branches',
  'breweries',
  'businesses',
  'caf[eé]s',
  'camps',
  'care homes',
  'charities',
  'choirs',
  'church(?:es)?',
  'clinics',
  'clubs?',
  'colleges',
  'communities',
  'companies',
  'congregations',
  'contractors',
  'cooperatives?',
  'co-ops?',
  'councils',
  'crews',
  'dealers?',
  'dealerships',
  'distributors',
  'embassies',
  'farms',
  'federations',
  'firms',
  'foundations',
  'garages',
  'groups',
  'gyms',
  'hospitals',
  'hospices',
  'hotels',
  'houses',
  'households',
  'institut(?:es|ions)',
  'kindergartens',
  'leagues',
  'libraries',
  'makerspaces',
  'merchants',
  'mosques',
  'museums',
  'nonprofits?',
  'non-profits?',
  'ngos?',
  'nurseries',
  'offices',
  'parishes',
  'partners',
  'practices',
  'pubs',
  'pharmac(?:y|ies)',
  'surger(?:y|ies)',
  'canteens',
  'playgroups',
  'nurser(?:y|ies)',
  'daycares',
  'labs',
  'laboratories',
  'factories',
  'estates',
  'inns',
  'guesthouses',
  'hostels',
  'bistros',
  'delis',
  'diners',
  'food trucks',
  'resellers?',
  'restaurants',
  'retailers',
  'salons',
  'schools',
  'shelters',
  'shops',
  'societies',
  'start-?ups?',
  'stables',
  'stations',
  'stores',
  'studios',
  'synagogues',
  'teams',
  'temples',
  'theat(?:re|er)s',
  'traders',
  'troops',
  'troupes',
  'trusts',
  'unions',
  'universities',
  'workshops',
  'accounts',
  'chapters',
  'cooperatives',
  'departments',
  'venues',
  'ensembles',
  'orchestras',
  'bands',
];

/** Whoever buys at all: a kind of buyer only with what tells them apart. */
const ANYBODY = [
  'customers?',
  'buyers?',
  'clients?',
  'users?',
  'shoppers?',
  'guests?',
  'visitors?',
  'tenants?',
  'renters?',
  'people',
  'folks',
  'persons?',
  'those',
  'ones',
  'guys',
  'purchasers?',
  'hirers?',
  'parties',
  'anyone',
  'anybody',
  'everyone',
  'everybody',
  'someone',
  'bookers?',
  'riders?',
  'readers?',
  'patients?',
  'participants?',
  'households?',
];

const LEAD = part`
    (?:
      (?:
          and
          |but
          |also
          |so
          |oh
          |for
          |to
          |all
          |any
          |our
          |my
          |the
          |an?
          |every
          |to
          |then
          |plus
          |please
          |only
          |except
          |not
          |give
          |gives
          |offer
          |i give
          |we give
          |i offer
          |we offer
        )[ ]
    ){0,8}
  `;

const WORD = part`
    (?!
      (?:
          who
          |that
          |which
          |if
          |when
          |gets?
          |pay
          |paying
          |is
          |are
          |has
          |have
          |and
          |or
          |off
          |less
          |i
          |we
          |they
          |you
          |it
          |orders?
          |reviews?
          |payments?
          |bookings?
          |deliver\w*
          |pick\w*
          |collect\w*
          |cash
          |returns?
        )\b
    )[a-z][a-z'&.-]*
  `;

const BEFORE = `(?:(?:${WORD}|<x\\d+>) ){0,3}?`;

/** What tells them apart behind the word: "with a resale certificate", "of rescue dogs", "over 65". */
const WITH = part`
    (?:
      [ ]
        (?:
          with
          |of
          |from
          |in
          |over
          |under
          |aged
          |at
          |on
          |younger than
          |older than
          |who are
          |who is
          |that are
          |listed
          |registered
          |living
          |working
          |based
          |near
          |around
          |within
        ) (?:(?:[a-z'&.-]+|<[xncdy]\d+>) ?){1,6}?
    )?
  `;

const GIVEN = part`
    (?:
      (?:will |can |may |always |also |still |each |all |both |are |only ){0,8}
        (?:
          gets?
          |getting
          |receives?
          |has
          |have
          |enjoys?
          |saves?
          |takes?
          |earns?
          |pays?
          |qualify for
          |be (?:given|granted)
          |off(?:ered)?
        )
    )
  `;

const KIND = part`
    (?:
      ${BEFORE}(?:${oneOf([...PEOPLE, ...BODIES])})(?![a-z])${WITH}
      |(?:${WORD} ){1,3}${oneOf(ANYBODY)}(?![a-z])${WITH}
    )
  `;

export const AND = '(?:,? (?:and|or|&) |, ?)';

export const KINDS = `(${LEAD}(?:${KIND}(?:${AND}(?:${KIND})){0,4}))`;

export const FRAMES: readonly RegExp[] = [
  // "Architects have 8 % off", "GAA clubs: 7 % off"
  pattern`
    ^\W*${KINDS} ?(?:${GIVEN}|[:=–—-]+) ?
    (?:
      (?:an?|the|their|another|extra|additional|further|flat|standing|up to|about|always|additionally|each)[ ]
    ){0,8}<[mp]
  `,
  // "8 % off for architects", "We give schools 5 %"
  new RegExp(`<[mnp]\\d+>[^<,.;]{0,24}? for ${KINDS}(?=\\W*$|[,.;(])`),
  new RegExp(`^\\W*we (?:give|offer|grant|allow) ${KINDS} <[mnp]`),
];

/** What somebody does for a discount, and what is refused to them, is no kind of buyer. */
export const DEED = pattern`
    \b
      (?:
        refer
        |bring
        |bringing
        |recommend
        |introduce
        |everyone
        |everybody
        |anyone who asks
        |whoever
        |nobody
        |no one
        |none
        |never
        |not
        |two
        |three
        |both
      )[ ]
    |\bwho (?:can |will |also |do )?
      (?:
        sign
        |pay
        |order
        |book
        |buy
        |pick
        |collect
        |take
        |bring
        |rent
        |hire
        |leave
        |commit
        |stay
        |come
        |prepay
        |post
        |write
        |choose
        |accept
        |agree
        |send
        |share
        |subscribe
        |ask
      )
  `;

/** Words before a kind that do not tell it apart. */
export const BARE = pattern`
    ^
    (?:
      (?:
          and
          |but
          |also
          |so
          |oh
          |for
          |to
          |all
          |any
          |our
          |my
          |the
          |an?
          |every
          |then
          |plus
          |please
          |only
          |give
          |gives
          |offer
          |we
          |i
          |registered
          |certified
          |verified
          |confirmed
        )[ ]
    ){1,8}
  `;

export const ORDINARY = pattern`
    ^
    (?:
      each
      |every
      |per
      |one
      |any
      |another
      |both
      |a single
      |serious
      |good
      |nice
      |interested
      |potential
      |other
      |most
      |many
      |some
      |more
      |these
      |same
      |such
      |happy
      |future
      |private
      |lovely
      |dear
    ) ?${oneOf(ANYBODY)}$
  `;

/** Words beside a kind of buyer that make no other kind of it. */
export const QUALIFIERS = pattern`
    ^
    (?:
      (?:
          full
          |part
          |time
          |local
          |licensed
          |registered
          |current
          |active
          |retired
          |serving
          |university
          |college
          |high
          |primary
          |secondary
          |doctoral
          |our
          |my
          |the
          |all
          |of
          |other
          |own
          |old
          |also
          |small
          |proper
          |real
          |genuine
          |with
          |card
          |cards
          |id
          |ids
          |valid
          |a
          |an
        )\W*
    ){0,8}$
  `;
