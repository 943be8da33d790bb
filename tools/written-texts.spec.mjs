import { describe, expect, it } from '@jest/globals';
import { textsOf, writtenTexts } from './docs/written-texts.mjs';

const read = (source) => textsOf(source).map(({ text }) => text);

describe('the texts of a source file', () => {
  it('are its sentences, with their lines', () =>
    expect(textsOf("const a = 1;\nthrow new Error('The key is not known here.');")).toEqual([
      { text: 'The key is not known here.', line: 2 },
    ]));

  it('hold a word for what is put in, and what is written on several lines', () =>
    expect(read("tell(`The key ${id} is not known. ` +\n  'Issue another one.');")).toEqual([
      'The key CODE is not known. Issue another one.',
    ]));

  it('stand between tags too', () =>
    expect(read('<p>\n  Nothing of it leaves\n  this browser.\n</p>')).toEqual(['Nothing of it leaves this browser.']));

  it.each(["find('access_key')", "query('SELECT name FROM the_table WHERE id = 1')", "match('a|b of the c')"])(
    'are not what only a program reads: %s',
    (source) => expect(read(source)).toEqual([]),
  );

  it('are found in libraries and apps', () => expect(writtenTexts().length).toBeGreaterThan(1_000));
});
