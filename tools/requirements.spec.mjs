import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { ROOT } from './install.mjs';
import { faultsOf } from './requirements/faults-of.mjs';
import { namesOfTests } from './requirements/test-names.mjs';

const documents = load(readFileSync(join(ROOT, 'tools', 'requirements', 'requirements.yaml'), 'utf8'));

/** The names of the tests of a spec of this repository; null where there is no such file. */
const testsOf = (file) => (existsSync(join(ROOT, file)) ? namesOfTests(readFileSync(join(ROOT, file), 'utf8')) : null);

describe('the behaviours of the specification', () => {
  it('have each a test that is there', () => {
    expect(faultsOf(documents, testsOf)).toEqual([]);
  });

  it('are those of two documents, section by section', () => {
    expect(documents.map(({ document, sections }) => [document, sections.length])).toEqual([
      ['Negotiation Policy and Reply Service', 8],
      ['Negotiation Math, Auctions, Mechanism Design, Offer Engine, Keys, Telemetry and Store', 8],
    ]);
    const behaviours = documents.flatMap(({ sections }) => sections.flatMap((section) => section.behaviours));
    expect(behaviours.length).toBeGreaterThanOrEqual(200);
  });
});

describe('a list of behaviours', () => {
  const of = (behaviours) => [{ document: 'D', sections: [{ section: '1', behaviours }] }];
  const tests = (file) => (file === 'a.spec.ts' ? ['a key is found'] : null);

  it.each([
    ['without a test', [{ says: 'Keys.' }], 'D, 1: no test shows “Keys.”'],
    ['with an empty list of tests', [{ says: 'Keys.', shown: { 'a.spec.ts': [] } }], 'D, 1: no test shows “Keys.”'],
    [
      'with a file that is not there',
      [{ says: 'Keys.', shown: { 'b.spec.ts': ['a key is found'] } }],
      'D, 1: b.spec.ts is not there, and is to show “Keys.”',
    ],
    [
      'with a test that is not there',
      [{ says: 'Keys.', shown: { 'a.spec.ts': ['a key is lost'] } }],
      'D, 1: a.spec.ts has no test “a key is lost”, which is to show “Keys.”',
    ],
    [
      'with a behaviour that stands there twice',
      [1, 2].map(() => ({ says: 'Keys.', shown: { 'a.spec.ts': ['a key is found'] } })),
      'D, 1: “Keys.” stands there twice',
    ],
  ])('%s has a fault', (_, behaviours, fault) => {
    expect(faultsOf(of(behaviours), tests)).toEqual([fault]);
  });

  it('with sections that are empty has a fault', () => {
    expect(faultsOf(of([]), tests)).toEqual(['D, 1: no behaviour']);
  });
});

describe('the names of tests', () => {
  it('are those of the tests behind those of their groups, tables and long names included', () => {
    const source = `
      describe('a key', () => {
        it('is found', () => {});
        it.each([1])('of %s is %s', () => {});
        describe.each(rows)('that is old', () => { test(\`is \${kind}\`, () => {}); });
        it('is a name of ' + 'two parts', () => {});
      });
      it('stands alone', () => {});`;
    expect(namesOfTests(source)).toEqual([
      'a key is found',
      'a key of %s is %s',
      'a key that is old is ${kind}',
      'a key is a name of two parts',
      'stands alone',
    ]);
  });

  it('leave out what is skipped, planned or computed, and what only looks like a test', () => {
    const source = `
      it.skip('is skipped', () => {});
      it.todo('is planned');
      describe.skip('a group', () => { it('is in it', () => {}); });
      it(name, () => {});
      const text = "it('is a text', () => {})";
      // it('is a remark', () => {});
      other.it('is of something else', () => {});`;
    expect(namesOfTests(source)).toEqual([]);
  });
});
