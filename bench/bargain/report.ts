import type { Policy } from '@svc/policy-rules';
import { EIGHT, HONEST, KNOWING } from './buyers.js';
import {
  allOfEveryValue,
  bestCounters,
  bestLines,
  bestPriceTag,
  earnedBy,
  twoLines,
  type Ceiling,
  type Population,
} from './ceiling.js';
import { playFirm } from './firm.js';
import type { RecordedRows } from './other-state.js';
import { mechanism, playTypes, type Mechanism } from './play.js';
import { BARGAIN_POLICIES, RESERVE_SHARE } from './policies.js';
import { inWords, replySeller } from './reply-sellers.js';
import { ALL_TYPES, KNOWING_SHARES, playRow, type Row } from './rows.js';
import { evenly, type Estimate } from './sample.js';
import { playSeason } from './season.js';
import { marketOf, policySeller, priceTag } from './sellers.js';
import { templateRows } from './templates.js';
import { PRIOR_NAMES, type PriorName } from './valuations.js';

/** A table to print. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** How much is played. */
export interface Size {
  /** Buyers of each type for each policy, in moves. */
  count: number;
  /** The same in words. */
  words: number;
  seed: string;
}

const figure = (value: number): string => value.toFixed(3);
const shown = ({ mean, within, deals }: Estimate): string =>
  `${figure(mean)} ± ${figure(within)} (${(100 * deals).toFixed(0)} %)`;
const short = ({ mean, within }: Estimate): string => `${figure(mean)} ± ${figure(within)}`;

const COLUMNS = [
  'Mechanism',
  'Honest, four types',
  'Eight types',
  'Who know it',
  'They may wait, patience 0.6',
  'patience 0.9',
  ...KNOWING_SHARES.map((share) => `${100 * share} % know it`),
  '30 % know it and may wait, 0.6',
];

const rowShown = (name: string, row: Row): string[] => [
  name,
  shown(row.four),
  shown(row.eight),
  short(row.knows),
  short(row.waits60),
  short(row.waits90),
  ...row.shares.map(short),
  ...row.sharesWaiting.slice(1, 2).map(short),
];

/** The two lines in words, each talk with phrases of its own. */
const wordMechanism = (seed: string): Mechanism =>
  mechanism((policy, talk) => replySeller(policy, inWords(`${seed}/${talk}`)));

/** A price tag at a share of the range. */
function tagMechanism(share: number): Mechanism {
  const priceOf = ({ list_price: list, floor_price: floor }: Policy): number => floor + share * (list - floor);
  return {
    ...mechanism((policy) => priceTag(priceOf(policy))),
    marketOf: (policy) => ({ ...marketOf(policy), reserve: priceOf(policy), approvedFrom: null }),
  };
}

/** What every mechanism earns on one prior. */
export function priorTable(prior: PriorName, { count, words, seed }: Size, recorded: RecordedRows): Table {
  const row = (size: number, played: Mechanism): Row =>
    playRow({ policies: BARGAIN_POLICIES, prior, count: size, seed }, played);
  const best = bestPriceTag({ prior, count: 20_000, seed });
  const rows = [
    rowShown('two lines, in moves', row(count, mechanism(policySeller))),
    rowShown(`two lines, in words (${words} of each)`, row(words, wordMechanism(seed))),
    rowShown('the same buyers, in moves', row(words, mechanism(policySeller))),
    rowShown(`price tag at ${best.price.toFixed(2)}, the best`, row(count, tagMechanism(best.price))),
    rowShown('price tag half way', row(count, tagMechanism(0.5))),
    rowShown(`commit ${recorded.commit}`, recorded.asItIs[prior]),
    rowShown(`commit ${recorded.commit}, floor raised by a third`, recorded.floorRaised[prior]),
  ];
  return { title: `Valuations ${prior}`, columns: COLUMNS, rows };
}

/** What each type brings, in moves. */
export function typeTable({ count, seed }: Size): Table {
  const names = Object.keys({ ...EIGHT, ...KNOWING }) as (keyof typeof EIGHT)[];
  const samples = PRIOR_NAMES.map((prior) => typesOf(prior, count, seed));
  return {
    title: 'Each type alone, in moves',
    columns: ['Type', ...PRIOR_NAMES],
    rows: names.map((name) => [name, ...samples.map((one) => shown(one[name] as Estimate))]),
  };
}

function typesOf(prior: PriorName, count: number, seed: string): Record<string, Estimate> {
  const samples = playTypes(
    { policies: BARGAIN_POLICIES, types: ALL_TYPES, prior, count, seed },
    mechanism(policySeller),
  );
  return Object.fromEntries(Object.entries(samples).map(([name, sample]) => [name, evenly([sample])]));
}

/** A single thing by the season. */
export function seasonTable({ count, seed }: Size): Table {
  const season = (visitors: number, first: number): string =>
    shown(playSeason({ visitors, season: { first, last: RESERVE_SHARE }, count, seed }));
  return {
    title: 'One thing in a season of ten days, honest visitors',
    columns: ['Visitors', 'a third all the time', 'from 0.6 to a third', 'from 0.9 to a third'],
    rows: [1, 2, 5, 10].map((visitors) => [
      String(visitors),
      season(visitors, RESERVE_SHARE),
      season(visitors, 0.6),
      season(visitors, 0.9),
    ]),
  };
}

/** Nothing for nothing, beside its own ceiling. */
export function firmTable({ count, seed }: Size): Table {
  const { live, ceiling, list } = playFirm({ count, seed });
  return {
    title: 'Nothing for nothing (`free_discount: 0`), payment in advance as the one trade',
    columns: ['Mechanism', 'Net above the floor'],
    rows: [
      ['two lines, 0.6 of the trade to the buyer', shown(live)],
      [`ceiling: ${ceiling.share} of it, counters ${ceiling.counters.join(' ')}`, shown(ceiling.earned)],
      ['the list price and nothing else', shown(list)],
    ],
  };
}

/** The best that two lines could earn, searched for on a part of the buyers. */
export function ceilingTable({ count, seed }: Size): Table {
  const rows: string[][] = [];
  const add = (name: string, { reserve, counters, earned }: Ceiling): void =>
    void rows.push([name, reserve.toFixed(2), counters.map((share) => share.toFixed(2)).join(' '), shown(earned)]);
  const searched = Math.max(10, Math.round(count / 16));
  for (const prior of PRIOR_NAMES) {
    const population = (groups: Population['groups']): Population => ({
      policies: BARGAIN_POLICIES,
      prior,
      count: searched,
      seed,
      groups,
    });
    for (const [name, types] of [['four types', HONEST] as const, ['eight types', EIGHT] as const]) {
      const all = population([{ types, weight: 1 }]);
      const live = { reserve: RESERVE_SHARE, counters: [0.5, 0.8, 1] };
      add(`${prior}, ${name}: as it is`, { ...live, earned: earnedBy(all, twoLines(live.reserve, live.counters)) });
      add(
        `${prior}, ${name}: best counters that end at the reserve`,
        bestCounters(all, RESERVE_SHARE, 'endsAtReserve'),
      );
      add(`${prior}, ${name}: any counters`, bestCounters(all, RESERVE_SHARE, 'free'));
    }
    if (prior !== 'base') continue;
    add('base, four types: at any reserve', bestLines(population([{ types: HONEST, weight: 1 }])));
    const mixture = population([
      { types: HONEST, weight: 0.7 },
      { types: { knows: KNOWING.knows }, weight: 0.3 },
    ]);
    add('base, 30 % know it: at any reserve', bestLines(mixture));
    rows.push([
      'base: everybody above the reserve pays all',
      '0.33',
      '',
      figure(allOfEveryValue({ prior, count: 20_000, seed }, RESERVE_SHARE)),
    ]);
  }
  return {
    title: `Ceilings of two lines (${searched} buyers of each type and policy)`,
    columns: ['Population', 'Reserve', 'Counters', 'Earned'],
    rows,
  };
}

/** The buyers with tastes of their own on the templates that are worked by hand, beside what could be had of them. */
export function templateTable({ count, seed }: { count: number; seed: string }): Table {
  const cell = ({ deals, earned }: { deals: number; earned: number }): string =>
    `${(100 * deals).toFixed(1)} %, ${figure(earned)}`;
  return {
    title: `Buyers with tastes of their own, ${count} for each template: deals, net above the floor`,
    columns: [
      'Template',
      'Played',
      'A wish beside each bid',
      'Best 3 packages at their reserve',
      'Best 9',
      'Best 27',
      'Who knew every buyer',
    ],
    rows: templateRows({ count, seed }).map(({ template, played, wishing, shown: offered, bound }) => [
      template,
      cell(played),
      cell(wishing),
      ...offered.map(cell),
      cell(bound),
    ]),
  };
}
