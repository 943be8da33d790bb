import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { pagesFolder, readPages } from './built-pages.js';
import { servePages } from './serve-pages.js';

const LINK = '</api>; rel="api-catalog"';
const METHODS = 'GET, HEAD, OPTIONS';
let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-pages-'));
  mkdirSync(join(folder, 'playground', 'dist', 'assets'), { recursive: true });
});
afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves pages and tells what a path answers. */
async function asker(pages: Parameters<typeof servePages>[0]) {
  const app = express().use(servePages(pages, LINK));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
    const { status, headers } = response;
    return [
      status,
      headers.get('location') ?? headers.get('allow') ?? headers.get('content-type'),
      headers.get('link'),
    ];
  };
}

describe('the bare address', () => {
  it('leads to the description of the operations where no pages are built', async () => {
    const ask = await asker(null);
    expect(await ask('/')).toEqual([302, 'docs', LINK]);
  });

  it('says which methods it has, and refuses others with 405', async () => {
    const ask = await asker(null);
    expect(await ask('/', 'OPTIONS')).toEqual([204, METHODS, null]);
    expect((await ask('/', 'POST'))[0]).toBe(405);
    expect((await ask('/nothing', 'OPTIONS'))[0]).toBe(404);
  });

  it('is the first page where they are', async () => {
    const dist = join(folder, 'playground', 'dist');
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
    writeFileSync(join(dist, 'assets', 'a.js'), '1');
    writeFileSync(join(dist, 'assets', 'a.map'), '{}');
    const ask = await asker(readPages(pagesFolder(join(folder, 'api', 'src')) ?? ''));
    expect(await ask('/')).toEqual([200, 'text/html; charset=utf-8', LINK]);
    expect(await ask('/assets/a.js')).toEqual([200, 'text/javascript; charset=utf-8', null]);
    expect(await ask('/assets/a.js', 'OPTIONS')).toEqual([204, METHODS, null]);
    expect((await ask('/assets/a.map'))[0]).toBe(404);
    expect((await ask('/assets'))[0]).toBe(404);
    expect((await ask('/assets/../../../package.json'))[0]).toBe(404);
  });

  it('leads from a folder to its first page, and from nothing else', async () => {
    const guide = join(folder, 'playground', 'dist', 'guide');
    mkdirSync(guide);
    writeFileSync(join(guide, 'index.html'), '<!doctype html>');
    const ask = await asker(readPages(join(folder, 'playground', 'dist')));
    expect(await ask('/guide')).toEqual([302, 'guide/', null]);
    expect(await ask('/guide/')).toEqual([200, 'text/html; charset=utf-8', null]);
    expect((await ask('/guide/index.html'))[0]).toBe(404);
    expect((await ask('/guides'))[0]).toBe(404);
  });
});
