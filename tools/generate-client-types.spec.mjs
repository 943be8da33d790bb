import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { generateClientTypes, renderClientTypes, withAlternatives } from './generate-client-types.mjs';
import { describeService } from './openapi-document.mjs';

const folder = mkdtempSync(join(tmpdir(), 'svc-client-types-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = { file: join(folder, 'schema.ts'), stamp: join(folder, 'stamp') };

describe('the types of the client', () => {
  it('are written from the sources as they are now, and name every path', async () => {
    expect(await generateClientTypes(files)).toBe(true);
    const types = readFileSync(files.file, 'utf8');
    expect(types).toBe(await renderClientTypes(describeService()));
    const paths = Object.keys(describeService().paths);
    expect(paths.filter((path) => !types.includes(`"${path}": {`))).toEqual([]);
  });

  it('are left alone while the sources are the same, and written again where somebody changed them', async () => {
    expect(await generateClientTypes(files)).toBe(false);
    writeFileSync(files.file, '// changed');
    expect(await generateClientTypes(files)).toBe(true);
  });

  it('are others where a record is another', async () => {
    const document = describeService();
    delete document.paths['/v1/reply'];
    expect(await renderClientTypes(document)).not.toContain('"/v1/reply": {');
  });

  it('hold what has exactly one of several members to one', () => {
    const one = { type: 'object', properties: { a: { type: 'number' }, b: {} }, minProperties: 1 };
    const [a, b] = ['a', 'b'].map((name) => ({
      type: 'object',
      properties: { [name]: one.properties[name] },
      required: [name],
      additionalProperties: false,
    }));
    expect(withAlternatives({ here: [{ ...one, maxProperties: 1, description: 'One.' }] })).toEqual({
      here: [{ description: 'One.', oneOf: [a, b] }],
    });
    expect(withAlternatives(one)).toEqual(one);
  });
});
