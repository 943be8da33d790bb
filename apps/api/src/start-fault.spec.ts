import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { startFault } from './start-fault.js';

const listenFault = (port: number, host: string): Promise<unknown> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', resolve)
      .listen(port, host, () => server.close());
  });

describe('a start that failed', () => {
  it('names the port that is taken and the command that takes another', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const address = { host: '127.0.0.1', port };
    expect(startFault(await listenFault(port, '127.0.0.1'), address)).toBe(
      `127.0.0.1:${port} is in use by another process. Use another port: PORT=${port + 1} npm start`,
    );
    taken.close();
  });

  it('names the address that this machine does not have', async () => {
    const fault = await listenFault(0, '203.0.113.7');
    expect(startFault(fault, { host: '203.0.113.7', port: 0 })).toMatch(
      /^203\.0\.113\.7 is not an address of this machine\. HOST=127\.0\.0\.1 /,
    );
  });

  it.each([
    [{ code: 'EADDRINUSE' }, 65_535, /PORT=3000 npm start$/],
    [{ code: 'EACCES', syscall: 'listen' }, 80, /^this user may not listen on port 80\./],
    [{ code: 'EEXIST', path: '/srv/file' }, 3000, /^\/srv\/file cannot hold the data \(EEXIST\)\. Set SVC_DATA_DIR /],
    [{ code: 'EACCES', path: '/root', syscall: 'scandir' }, 3000, /^\/root cannot hold the data /],
    [new Error('The data folder is in use.'), 3000, /^The data folder is in use\.$/],
    ['thrown text', 3000, /^thrown text$/],
    [null, 3000, /^null$/],
  ])('is told in one sentence: %j', (fault, port, words) => {
    expect(startFault(fault, { host: '127.0.0.1', port })).toMatch(words);
  });
});
