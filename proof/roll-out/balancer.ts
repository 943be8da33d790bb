import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where connections may be sent. */
export interface Backend {
  readonly url: string;
  /** When it was told to end, on the clock of `performance.now()`; null while it was not. */
  readonly toldToEndAt: number | null;
}

/** A connection that ended from behind while its caller still had it open. */
export interface Cut {
  /** The caller's own port. */
  readonly port: number;
  readonly at: number;
  /** What it was connected to; null where nothing took it. */
  readonly backend: Backend | null;
}

/** A TCP balancer that sends new connections to what is ready. */
export interface Balancer {
  readonly port: number;
  readonly cuts: readonly Cut[];
  close(): Promise<void>;
}

/** How often each backend is asked whether it is ready, in milliseconds: sooner than a drain closes its listener. */
export const PROBE_MILLIS = 100;
const PROBE_PATIENCE_MILLIS = 2_500;

/**
 * Starts one before backends that come and go. Those that said that they are ready come first, in turns; where none
 * is, those that still listen, whose refusals say why.
 */
export async function startBalancer(backends: () => readonly Backend[]): Promise<Balancer> {
  const ready = new Set<Backend>();
  const cuts: Cut[] = [];
  const open = new Set<Socket>();
  let turn = 0;
  let isClosing = false;
  const inOrder = (): Backend[] => {
    turn += 1;
    const rotated = backends().map((_, index, all) => all[(index + turn) % all.length]!);
    return [...rotated.filter((one) => ready.has(one)), ...rotated.filter((one) => !ready.has(one))];
  };
  const server = createServer({ allowHalfOpen: false }, (caller) => {
    open.add(caller);
    caller.once('close', () => open.delete(caller));
    caller.on('error', () => undefined);
    const port = caller.remotePort ?? 0;
    const cut = (backend: Backend | null): void => {
      if (!caller.destroyed && !caller.readableEnded) cuts.push({ port, at: performance.now(), backend });
      caller.destroySoon();
    };
    void join(caller, inOrder(), cut);
  });
  const probing = probe(backends, ready, () => isClosing);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    cuts,
    async close() {
      isClosing = true;
      for (const socket of open) socket.destroy();
      await Promise.all([probing, new Promise((done) => server.close(done))]);
    },
  };
}

/** Joins a caller to the first backend that takes the connection. */
async function join(caller: Socket, inOrder: readonly Backend[], cut: (backend: Backend | null) => void) {
  for (const backend of inOrder) {
    const behind = await reach(backend);
    if (behind === null) continue;
    if (caller.destroyed) return behind.destroy();
    behind.on('error', () => undefined);
    behind.once('close', () => cut(backend));
    caller.once('close', () => behind.destroy());
    caller.pipe(behind);
    behind.pipe(caller, { end: false });
    return;
  }
  cut(null);
}

function reach({ url }: Backend): Promise<Socket | null> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return new Promise((done) => {
    socket.once('connect', () => done(socket));
    socket.once('error', () => done(null));
  });
}

/** Keeps up which backends are ready, until it is over. */
async function probe(backends: () => readonly Backend[], ready: Set<Backend>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const now = backends();
    for (const one of ready) if (!now.includes(one)) ready.delete(one);
    await Promise.all(
      now.map(async (one) => {
        const signal = AbortSignal.timeout(PROBE_PATIENCE_MILLIS);
        const answer = await fetch(`${one.url}/ready`, { signal, headers: { connection: 'close' } }).catch(() => null);
        await answer?.text().catch(() => '');
        if (answer?.status === 200) ready.add(one);
        else ready.delete(one);
      }),
    );
    await pause(PROBE_MILLIS);
  }
}
