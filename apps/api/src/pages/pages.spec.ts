import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { pagesFolder, readPages } from './built-pages.js';
import { servePages } from './serve-pages.js';

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
  const app = express().use(servePages(pages));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
    return [response.status, response.headers.get('location') ?? response.headers.get('content-type')];
  };
}

describe('the bare address', () => {
  it('leads to the description of the operations where no pages are built', async () => {
    const ask = await asker(null);
    expect([await ask('/'), (await ask('/', 'POST'))[0]]).toEqual([[302, 'docs'], 404]);
  });

  it('is the first page where they are', async () => {
    const dist = join(folder, 'playground', 'dist');
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
    writeFileSync(join(dist, 'assets', 'a.js'), '1');
    writeFileSync(join(dist, 'assets', 'a.map'), '{}');
    const ask = await asker(readPages(pagesFolder(join(folder, 'api', 'src')) ?? ''));
    expect(await ask('/')).toEqual([200, 'text/html; charset=utf-8']);
    expect(await ask('/assets/a.js')).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await ask('/assets/a.map'))[0]).toBe(404);
    expect((await ask('/assets/../../../package.json'))[0]).toBe(404);
  });
});
