/** Ten offers in plain words, and the page that shows what is understood of each. */

/** What is sold, in a word, and its description. */
export const WORKED_OFFERS = [
  ['A desk', 'Oak desk, list price $900, lowest price $780. $50 off for cash. Delivery within the city is $45 on top.'],
  [
    'A bike, cheaper on a condition',
    'Road bike, size 56. I want 520 euros, would go down to 450 if you pick it up this week.',
  ],
  [
    'A subscription',
    'Shiftboard team plan: $32 a seat and month, 5 to 500 seats. Lowest $26. 12% off for a one-year contract. ' +
      'Never: source code.',
  ],
  [
    'A flat to rent',
    'Two-room flat, $1,450 a month. Lowest $1,375. $60 off for a contract of two years. ' +
      'Parking space $80 a month on top. Heating is included. No smoking.',
  ],
  [
    'Catering',
    'Catering for 40 to 200 guests, $78 per guest, not below $66. Open bar $25 a guest on top. ' +
      '3% off for payment in advance.',
  ],
  ['Lessons', 'Maths lessons, £45 each, from 10 lessons £40 each. Never below £38. Ask me about exam dates.'],
  ['An unclear price', 'Oak wardrobe, around $400. Lowest $320.'],
  ['Bottled water, wholesale', '桶装水，每桶18元，最低15元，50桶起订。满200桶每桶16元。到仓库自提每桶再便宜0.5元。'],
  ['A flat in Chinese', '两居室出租，每月5200元，最低5000元。签两年每月便宜100元。车位每月另加300元。不养宠物。'],
  ['A car', '2018款卡罗拉，售价8.6万，最低8.1万。现金付款便宜1000元。事故记录问我本人。'],
];

/** Any salt does: no line of the page depends on it. */
const SALT = 'AAECAwQFBgcICQoLDA0ODw';

const lineOf = ({ says, certainty }) => `- ${says}${certainty === 'likely' ? ' _Is that right?_' : ''}`;

const questionOf = ({ ask, choices }) => [`> ${ask}`, ...choices.map(({ label }) => `> - ${label}`)].join('\n');

/** The question that most offers lead to; it is shown at the first of them only, as the page says. */
const isForNothing = ({ path }) => path === '/free_discount';

/** What is shown of one offer: its words, what was understood, and what is asked. */
function section([title, description], compile, index) {
  const { readback, questions, ok } = compile(description, { salt: SALT });
  const shown = questions.filter((question) => index === 0 || !isForNothing(question));
  return [
    `### ${title}`,
    `> ${description}`,
    readback.map(lineOf).join('\n'),
    ...(shown.length === 0 ? [] : [ok ? 'The service also asks:' : 'The policy cannot be used until you answer:']),
    ...shown.map(questionOf),
  ].join('\n\n');
}

/** The part of the page that is made from the reader, in Markdown. */
export const workedOffers = (compile) =>
  WORKED_OFFERS.map((offer, index) => section(offer, compile, index)).join('\n\n');
