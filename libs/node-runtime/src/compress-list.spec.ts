import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { compressList } from './compress-list.js';

const headers = { 'content-type': 'application/json' };
const list = { status: 200, headers, body: JSON.stringify(new Array(500).fill('a tool')), isList: true };

describe('a list', () => {
  it.each(['gzip', 'br, gzip;q=0.5', '*', 'GZIP', 'identity;q=0.1, *;q=0.5'])(
    'goes out compressed to who takes %s',
    async (takes) => {
      const sent = await compressList(list, takes);
      expect(sent.headers).toEqual({ ...headers, vary: 'Accept-Encoding', 'content-encoding': 'gzip' });
      expect(sent.body.length).toBeLessThan(list.body.length / 4);
      expect(gunzipSync(sent.body as Uint8Array).toString()).toBe(list.body);
    },
  );

  it.each([undefined, '', 'br', 'gzip;q=0', 'gzip;q=0, *', '*;q=0'])(
    'goes out as it is to who takes %p',
    async (takes) => {
      const sent = await compressList(list, takes);
      expect(sent).toEqual({ ...list, headers: { ...headers, vary: 'Accept-Encoding' } });
    },
  );
});

describe('what is no list, or a short one', () => {
  it.each([
    { ...list, isList: false },
    { ...list, body: '[]' },
    { ...list, body: null },
  ])('goes out as it is', async (answer) =>
    expect(await compressList<unknown, typeof answer>(answer, 'gzip')).toBe(answer),
  );
});
