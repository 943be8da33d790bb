import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { courtesyGrammar, expandPattern, occasionsOf } from './courtesy.js';
import { fillWording, MAX_WORDING_CHARACTERS } from './fill-wording.js';
import { menuLines, offerLine } from './offer-line.js';
import { replyParts } from './reply-parts.js';
import type { Speech } from './speech.js';
import { annual, chinese, monthly, speech } from './testing/example-speeches.js';
import { speeches } from './testing/speeches.js';
import { UNWANTED_EN, UNWANTED_ZH } from './testing/unwanted-words.js';
import { wordingBrief } from './wording-brief.js';
import { wordReply } from './word-reply.js';

const GOOD = 'Thank you for your message. {answer} {reason} {offer} What do you think?';
const GOOD_ZH = '感谢您的来信。{reason}{offer}您觉得怎么样？';

/** The text that leaves, or null. */
const textOf = (wording: string, said: Speech): string | null => {
  const filled = fillWording(wording, said);
  return filled.ok ? filled.text : null;
};
const figuresOf = (text: string): string[] => (text.match(/\p{N}+/gu) ?? []).sort();

describe('fillWording', () => {
  it('puts the built-in sentences in place of the placeholders', () => {
    const text = textOf(GOOD, speech);
    expect(text).toBe(
      [
        'Thank you for your message.',
        ...replyParts(speech)
          .filter(({ name }) => name !== 'close')
          .map((part) => part.text),
        'What do you think?\nMia',
      ].join(' '),
    );
    expect(text).toContain(offerLine(annual, speech));
    expect(textOf(GOOD_ZH, chinese)).toContain('20000瓶，单价1.36元，自提，合计27,200.00元');
  });
  it('puts every offer of a menu in place of one placeholder', () => {
    const menu = { ...speech, menu: [annual, monthly] };
    const text = textOf('Good to hear from you! {answer} {reason} {offer} Take your pick.', menu);
    for (const line of menuLines(menu.menu, menu)) expect(text).toContain(line);
  });
  it('leaves a string of the policy as it is, braces and all', () => {
    const braced = { ...speech, answers: ['It is {offer} {price} $& $1.'], subject: 'the {reason} $& plan' };
    const text = textOf('Thanks for your interest in {subject}. {answer} {reason} {offer}', braced);
    expect(text).toContain('interest in the {reason} $& plan. It is {offer} {price} $& $1.');
  });
  it('words a reply as the built-in writer does where there are placeholders alone', () => {
    fc.assert(
      fc.property(speeches, (said) => {
        const placeholders = wordingBrief(said).placeholders.map(({ placeholder }) => placeholder);
        expect(fillWording(placeholders.join(' '), said)).toEqual({ ok: true, text: wordReply(said) });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a part left out', '{answer} {reason} Thank you.'],
    ['a part twice', '{answer} {reason} {offer} {offer}'],
    ['a part that the reply does not have', '{answer} {refusal} {reason} {offer}'],
    ['a name that is none', '{answer} {reason} {offer} {price}'],
    ['a name in capitals', '{answer} {reason} {OFFER}'],
    ['the reason after the offer', '{answer} {offer} {reason}'],
    ['words after the question back', '{answer} {close} {reason} {offer}'],
    ['braces in braces', '{answer} {reason} {{offer}}'],
    ['a digit at a placeholder', '{answer} {reason} {offer}0'],
    ['a minus at a placeholder', '{answer} {reason} -{offer}'],
    ['words before a placeholder', '{answer} {reason} Half of {offer}'],
    ['words after a placeholder', '{answer} {reason} {offer} off'],
    ['a full stop of its own', '{answer} {reason} {offer}.'],
    ['a placeholder within a sentence', 'Thank you for {offer} {answer} {reason}'],
    ['a sentence that does not end', '{answer} {reason} {offer} Thank you'],
    ['a sentence that runs on at the part', 'Thank you for your {reason} {answer} {offer}'],
    ['a sentence said twice', 'Thank you. {answer} {reason} {offer} Thank you.'],
    ['a sentence that ends in a comma', '{answer} Thank you, {reason} {offer}'],
    ['a greeting that asks', 'Hello? {answer} {reason} {offer}'],
    ['a statement that asks', '{answer} {reason} {offer} Thank you?'],
    ['a list of marks', '{answer} {reason} {offer} Thank you!!'],
    ['a no-break space', '{answer} {reason} {offer} Thank\u00a0you.'],
    ['a zero-width space', '{answer} {reason} {offer} Thank\u200b you.'],
    ['a letter of another script', '{answer} {reason} {offer} Th\u0430nk you.'],
    ['full-width letters', '{answer} {reason} {offer} Ｔhank you.'],
    ['a letter that lower case makes plain', '{answer} {reason} {offer} Than\u212a you.'],
    ['a direction mark', '{answer} {reason} {offer} \u202eThank you.'],
    ['a line separator', '{answer} {reason}\u2028{offer}'],
    ['nothing', '  '],
    ['too much', `${GOOD}${' '.repeat(MAX_WORDING_CHARACTERS)}`],
    [
      'too many sentences',
      `${GOOD} Hello. Hi! Hey! Thanks. Many thanks. Thank you again. Thank you so much. We thank you.`,
    ],
  ])('refuses %s', (_, wording) => expect(textOf(wording, speech)).toBeNull());

  it.each(UNWANTED_EN)('refuses an added %j', (added) => {
    for (const wording of [`${GOOD} ${added}`, `${GOOD} ${added}.`, `${added} ${GOOD}`, `${added}. ${GOOD}`])
      expect(textOf(wording, speech)).toBeNull();
  });
  it.each(UNWANTED_ZH)('refuses an added %j in Chinese', (added) => {
    for (const wording of [`${GOOD_ZH}${added}`, `${GOOD_ZH}${added}。`, `${added}，${GOOD_ZH}`])
      expect(textOf(wording, chinese)).toBeNull();
  });
  it('refuses the other language', () => {
    expect(textOf('Thank you for your message. {reason}{offer}', chinese)).toBeNull();
    expect(textOf('感谢您的来信。{answer} {reason} {offer}', speech)).toBeNull();
  });
  it('lets a sentence stand only where it is true', () => {
    const deal: Speech = { ...speech, kind: 'deal', reason: 'buyer_accepted', answers: [] };
    expect(textOf('{reason} {offer} Wonderful, thank you!', deal)).toContain('Wonderful');
    expect(textOf('Wonderful, thank you! {answer} {reason} {offer}', speech)).toBeNull();
    expect(textOf('{reason} {offer} What do you think?', deal)).toBeNull();
    expect(textOf('Good question! {reason} {offer}', { ...speech, answers: [] })).toBeNull();
    expect(textOf('{answer} {reason} {offer} Take your pick.', speech)).toBeNull();
    expect(textOf('I am sorry. {answer} {reason} {offer}', speech)).toBeNull();
    expect(
      textOf('Thanks for your interest in {subject}. {answer} {reason} {offer}', { ...speech, subject: ' ' }),
    ).toBe(null);
  });
  it('refuses another price in whatever spelling and place', () => {
    const spellings: ((price: number) => string)[] = [
      (price) => `$${price}`,
      (price) => `${price} dollars`,
      (price) => `${price}元`,
      (price) => `USD ${price}`,
      (price) => `${price}`,
      (price) => `for ${price}!`,
      (price) => `${price}%`,
      (price) => `$${[...String(price)].join('\u200b')}`,
      (price) => `$${String(price).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))}`,
      (price) => `${String(price).replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)))}`,
      (price) => `${String(price).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))}`,
      (price) => `${price / 1000}k`,
      (price) => `${price / 10000}万`,
      (price) => `€${price}.00`,
    ];
    fc.assert(
      fc.property(
        speeches,
        fc.integer({ min: 2, max: 99_999 }),
        fc.constantFrom(...spellings),
        fc.nat(),
        (said, price, spell, place) => {
          const own = wordingBrief(said)
            .placeholders.map(({ placeholder }) => placeholder)
            .join(' ');
          const at = place % (own.length + 1);
          expect(textOf(`${own.slice(0, at)} ${spell(price)} ${own.slice(at)}`, said)).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  });
  it('adds no figure to those of the reply, whatever is written', () => {
    const patterns = (said: Speech): string[] => {
      const { fragments, sentences } = courtesyGrammar(said.language);
      return occasionsOf(said).flatMap((occasion) =>
        (sentences[occasion]?.says ?? []).map((pattern) => expandPattern(pattern, fragments)),
      );
    };
    const worded = speeches.chain((said) =>
      fc
        .constantFrom(...patterns(said))
        .chain((pattern) => fc.stringMatching(new RegExp(`^${pattern}$`)))
        .map((sentence) => ({ said, sentence })),
    );
    fc.assert(
      fc.property(worded, ({ said, sentence }) => {
        const parts = wordingBrief(said).placeholders.map(({ placeholder }) => placeholder);
        const end = said.language === 'zh' ? '。' : '.';
        const text = textOf(`${sentence}${end}${parts.join('')}`, said);
        if (sentence.includes('{subject}')) return;
        expect(figuresOf(text ?? 'refused 0')).toEqual(figuresOf(wordReply(said)));
      }),
      { numRuns: 300 },
    );
  });
  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), speeches, (text, said) => {
        fillWording(text, said);
      }),
    );
  });
});

describe('wordingBrief', () => {
  it('names the parts, and nothing that stands in them', () => {
    const brief = wordingBrief(speech);
    expect(brief.placeholders.map(({ placeholder, required }) => [placeholder, required])).toEqual([
      ['{answer}', true],
      ['{reason}', true],
      ['{offer}', true],
      ['{close}', false],
    ]);
    expect(JSON.stringify(brief)).not.toMatch(/[0-9]|Team plan|trial|yearly|Mia/);
  });
  it('is the same for every price, quantity, term and subject', () => {
    fc.assert(
      fc.property(speeches, (said) => {
        const strings = { answers: said.answers.map(() => 'x'), refusals: said.refusals.map(() => 'x') };
        const offer = said.offer && { ...said.offer, price: 1, total: 1, terms: [] };
        const menu = said.menu.map(() => annual);
        const other = {
          ...said,
          ...strings,
          offer,
          menu,
          turn: 0,
          subject: 'x',
          handoff: 'x',
          signOff: 'x',
          unit: 'x',
        };
        const emptied = [...said.answers, ...said.refusals].some((text) => text.trim() === '');
        if (!emptied)
          expect({ ...wordingBrief(said), placeholders: [] }).toEqual({ ...wordingBrief(other), placeholders: [] });
      }),
    );
  });
});
