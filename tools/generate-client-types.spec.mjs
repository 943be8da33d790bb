import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CLIENT_TYPES, renderClientTypes } from './generate-client-types.mjs';
import { describeService } from './openapi-document.mjs';

describe('the types of the client', () => {
  it('are those of the records as they are now', async () => {
    expect(readFileSync(CLIENT_TYPES, 'utf8') === (await renderClientTypes(describeService()))).toBe(true);
  });

  it('would be found old: a record that changed shows', async () => {
    const document = describeService();
    delete document.paths['/v1/reply'];
    expect(readFileSync(CLIENT_TYPES, 'utf8')).not.toBe(await renderClientTypes(document));
  });
});
