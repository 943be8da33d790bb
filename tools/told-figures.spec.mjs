import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MESSAGE_MAX_CHARACTERS } from '@svc/contracts';
import { MAX_READ_CHARACTERS } from '@svc/language';
import { TEMPLATES } from '@svc/policy-compiler';
import { ROOT } from './install.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

describe('figures that documents tell', () => {
  it('docs/language.md tells how long a message may be, for the library and for the service', () => {
    const page = read('docs/language.md');
    expect(page).toContain(`more than ${MAX_READ_CHARACTERS.toLocaleString('en')} characters`);
    expect(page).toContain(`a message of more than ${MESSAGE_MAX_CHARACTERS.toLocaleString('en')} characters`);
  });

  it('the README of the policy compiler counts its example policies', () => {
    expect(read('libs/policy-compiler/README.md')).toContain(`| ${TEMPLATES.length} example policies`);
  });
});
