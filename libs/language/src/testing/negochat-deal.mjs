/** The deal of the Negochat dialogues (a job) in the reader's terms, and how their acts map to intents. */
export const NEGOCHAT_LIST_SALARY = 120_000;

const term = (id, label, options, words = []) => ({ id, label, words, default: options[0].id, options });
const option = (id, label, words = []) => ({ id, label, words });

export const negochatVocabulary = {
  language: 'en',
  currency: 'USD',
  never: [],
  handoff: [],
  facts: [],
  terms: [
    term(
      'job',
      'position',
      [
        option('none', 'no position'),
        option('programmer', 'Programmer', ['programmer position', 'programming']),
        option('qa', 'QA', ['quality assurance']),
        option('team_manager', 'Team Manager', ['team leader', 'team lead']),
        option('project_manager', 'Project Manager', ['pm']),
      ],
      ['job'],
    ),
    term(
      'pension',
      'pension',
      [
        option('p0', '0%', ['no pension', '0 percent']),
        option('p10', '10%', ['10 percent', '10 %']),
        option('p20', '20%', ['20 percent', '20 %']),
      ],
      ['pension fund'],
    ),
    term('car', 'car', [
      option('none', 'no car', ['without a car', 'without leased car', 'no leased car']),
      option('leased', 'leased car', ['company car', 'with leased car', 'car']),
    ]),
    term(
      'promotion',
      'promotion',
      [
        option('none', 'no promotion'),
        option('slow', 'slow promotion track', ['slow promotion', 'slow track', 'slow']),
        option('fast', 'fast promotion track', ['fast promotion', 'fast track', 'fast']),
      ],
      ['promotion track'],
    ),
    term(
      'hours',
      'hours',
      [
        option('none', 'no hours'),
        option('h8', '8 hours', ['8 hour', '8h', 'eight hours', '8 hrs']),
        option('h9', '9 hours', ['9 hour', '9h', 'nine hours', '9 hrs']),
        option('h10', '10 hours', ['10 hour', '10h', 'ten hours', '10 hrs']),
      ],
      ['workday', 'working hours'],
    ),
  ],
};

const VALUES = {
  Programmer: ['job', 'programmer'],
  QA: ['job', 'qa'],
  'Team Manager': ['job', 'team_manager'],
  'Project Manager': ['job', 'project_manager'],
  '0%': ['pension', 'p0'],
  '10%': ['pension', 'p10'],
  '20%': ['pension', 'p20'],
  'With leased car': ['car', 'leased'],
  'Without leased car': ['car', 'none'],
  'Slow promotion track': ['promotion', 'slow'],
  'Fast promotion track': ['promotion', 'fast'],
  '8 hours': ['hours', 'h8'],
  '9 hours': ['hours', 'h9'],
  '10 hours': ['hours', 'h10'],
};

/** What the other side has put on the table, as one standing offer; none where nothing is. */
export function standingOf(table) {
  const values = Object.values(table);
  if (values.length === 0) return [];
  const salary = values.find((value) => value.endsWith('USD'));
  const terms = Object.fromEntries(values.map((value) => VALUES[value]).filter(Boolean));
  return [{ price: salary ? Number(salary.replace(/\D/g, '')) : NEGOCHAT_LIST_SALARY, quantity: 1, terms }];
}

/** A message that accepts and changes something is an offer; without an act it is `other`. */
export function expectedIntent(acts) {
  const kinds = new Set(acts.flatMap((act) => Object.keys(act)));
  for (const [act, intent] of [
    ['Quit', 'quit'],
    ['Offer', 'offer'],
    ['Reject', 'reject'],
    ['Accept', 'accept'],
    ['Query', 'ask'],
    ['Greet', 'greet'],
  ])
    if (kinds.has(act)) return intent;
  return 'other';
}
