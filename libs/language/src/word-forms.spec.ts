import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordForms } from './word-forms.js';

describe('the other forms of an English word', () => {
  it.each([
    ['post', ['posts', 'posted', 'posting', 'postage']],
    ['dismantle', ['dismantles', 'dismantled', 'dismantling']],
    ['dismantling', ['dismantled', 'dismantle it', 'dismantle']],
    ['fit', ['fits', 'fitted', 'fitting']],
    ['fitting', ['fitted', 'fit it']],
    ['carry', ['carries', 'carried', 'carrying']],
    ['engrave', ['engraved', 'engraving']],
    ['engraved', ['engraving', 'engrave', 'engrave it']],
    ['framing', ['framed', 'frame it', 'frame them']],
    ['assembly', ['assembled', 'assembling', 'assemble']],
    ['installation', ['installed', 'installing', 'install']],
    ['inspect', ['inspection', 'inspected']],
    ['inspection', ['inspected', 'inspect']],
    ['calibration', ['calibrate', 'calibrated']],
    ['customise', ['customisation', 'customised']],
    ['gift wrap', ['gift wrapped', 'gift wrapping']],
    ['take apart', ['takes apart', 'taken apart', 'taking apart']],
  ])('"%s" are %j and the like', (word, forms) => expect(wordForms(word)).toEqual(expect.arrayContaining(forms)));

  it.each([
    ['bed', 'bedding'],
    ['floor', 'flooring'],
    ['install', 'installment'],
    ['shed', 'shing'],
    ['framing', 'frame'],
    ['cleaning', 'clean'],
    ['training', 'train'],
    ['storage', 'store'],
  ])('"%s" are never "%s", which is something else', (word, other) => expect(wordForms(word)).not.toContain(other));

  it.each(['送货', '8 days', 'payment within 8 days', 'a'])('are none for "%s"', (phrase) =>
    expect(wordForms(phrase)).toEqual([]),
  );

  it('of a regular verb lead back to its being done', () => {
    fc.assert(
      fc.property(fc.constantFrom('paint', 'deliver', 'print', 'clean', 'wrap', 'ship', 'frame', 'polish'), (verb) => {
        for (const form of wordForms(verb).filter((one) => /ing$/.test(one)))
          expect(wordForms(form)).toContain(`${verb} it`);
      }),
    );
  });
});
