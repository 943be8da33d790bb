import { setTimeout as pause } from 'node:timers/promises';
import { PRICE_QUOTE } from '@svc/contracts';
import { endBuilt, issueWallet, startBuilt, untilReady, type BuiltService } from '../built-service.js';
import { tryAgain } from '../try-again.js';
import { envOf, isThere, park, type FaultRun, type Parked } from './run.js';

const HOURS_AHEAD = [0, 2, -2] as const;
const SWEPT_WITHIN_MILLIS = 900_000;

/** Sets the clock of a process before its code runs. */
const aheadBy = (hours: number): string =>
  `--import data:text/javascript,${encodeURIComponent(
    `const now=Date.now;const D=Date;const by=${hours * 3_600_000};Date.now=()=>now()+by;` +
      `globalThis.Date=new Proxy(D,{construct:(T,a,N)=>Reflect.construct(T,a.length===0?[now()+by]:a,N)});`,
  )}`;

/**
 * Three instances on one database: a right one, one that is two hours ahead and one that is two hours behind. In each
 * round one of them sells a parcel and quotes a price, and another one repeats the call and settles the price. Then
 * each sweeps twice, and each has to know every parcel and every call still.
 */
export async function runWrongClocks(run: FaultRun): Promise<string[]> {
  const instances: BuiltService[] = [];
  try {
    for (const hours of HOURS_AHEAD) {
      const env = { ...envOf(run, run.databaseUrl), ...(hours !== 0 && { NODE_OPTIONS: aheadBy(hours) }) };
      instances.push(await startBuilt(run.spawnService, env));
    }
    for (const { url } of instances) await untilReady(url);
    return await playRounds(run, instances);
  } finally {
    for (const { process } of instances) await endBuilt(process);
  }
}

async function playRounds(run: FaultRun, instances: readonly BuiltService[]): Promise<string[]> {
  const faults: string[] = [];
  const urlOf = (index: number): string => instances[index % instances.length]?.url ?? '';
  const sold = new Map<number, Parked>();
  const key = await issueWallet(urlOf(0), `clocks-${Date.now()}`);
  let settled = 0;
  for (let round = 0; round < run.rounds; round += 1) {
    const fault = (what: string): void => void faults.push(`wrong clocks, round ${round + 1}: ${what}`);
    const [seller, other] = [urlOf(round), urlOf(round + 1)];
    const parcel = await parkSurely(seller, key, round);
    if (parcel === null) fault('a parcel was not acknowledged');
    else if ((await parkSurely(other, key, round))?.ticket !== parcel.ticket)
      fault('another instance does not know the call');
    else sold.set(round, parcel);
    const { quote_id } = (await (await post(`${seller}/v1/price/quote`, QUOTE)).json()) as { quote_id: string };
    const { status } = await post(`${other}/v1/price/settle/${quote_id}`);
    if (status !== 200) fault(`a price of that moment is settled with ${status}`);
    else settled += 1;
  }
  for (const { url } of instances) await untilSweptTwice(url);
  for (const { url } of instances)
    for (const [round, one] of sold) {
      if (!(await isThere(url, one))) faults.push(`wrong clocks: a parcel is lost, or not known to ${url}`);
      if ((await parkSurely(url, key, round))?.ticket !== one.ticket) faults.push('wrong clocks: a call was forgotten');
    }
  run.say(
    `clocks two hours ahead and behind: ${run.rounds} rounds, ${sold.size} parcels acknowledged, ${settled} prices ` +
      `settled, two sweeps of each of three instances, ${faults.length} faults`,
  );
  return faults;
}

/** The parcel of a round; the same call again has to answer the same. */
async function parkSurely(url: string, key: string, round: number): Promise<Parked | null> {
  const { parcel } = await tryAgain(async () => {
    const found = await park(url, key, { name: `clocks-${round}` });
    return { status: found === null ? 503 : 200, parcel: found };
  });
  return parcel;
}

const QUOTE = PRICE_QUOTE.examples[0]?.input ?? {};

const post = (url: string, body?: object): Promise<Response> =>
  tryAgain(() =>
    fetch(url, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  );

/** Resolves once everything was swept twice without a fault: the time since the last sweep falls each time. */
async function untilSweptTwice(url: string): Promise<void> {
  const until = performance.now() + SWEPT_WITHIN_MILLIS;
  for (let [rounds, last] = [0, 0]; rounds < 2; await pause(1_000)) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const age = Number(/^svc_sweep_age_seconds (\S+)/m.exec(text)?.[1] ?? NaN);
    if (age < last) rounds += 1;
    last = age;
    if (performance.now() > until) throw new Error(`${url} has not swept twice: ${age} s since the last sweep`);
  }
}
