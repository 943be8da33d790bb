import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { KeptTalk } from '../talk/kept-talks.js';
import { deskCsv, deskFigures, questionsOf, standingOf, type DeskTalk } from './desk-talks.js';

const talk = (more: Partial<KeptTalk> = {}, last: object = {}): KeptTalk => ({
  id: 'n1',
  sealed: 'a.b.c',
  name: 'Oak desk',
  currency: 'USD',
  lines: [
    { from: 'buyer', text: 'Would you take 700?' },
    { from: 'seller', text: 'How about $880?' },
  ],
  at: '2026-12-01T12:00:00.000Z',
  ...more,
  last: { kind: 'offer', done: false, offer: { price: 880 }, state: {}, ...last } as unknown as KeptTalk['last'],
});
const DEAL = { done: true, receipt: { id: 'rcp_1', price: 815, quantity: 1, total: 815 } };
const BID = { standing_bid: { price: 700, expires_at: '2026-12-03T12:00:00.000Z' }, summary: { open_questions: 2 } };
const seen = (one: KeptTalk, side: object | null = null): DeskTalk => ({
  talk: one,
  mayDecide: true,
  side: side as DeskTalk['side'],
});

describe('a talk on the desk', () => {
  it('shows each question: as it was told, else the message of the buyer that it stands in', () => {
    const asked = { summary: { open_questions: 1, question_turns: [1, 9] } };
    expect(questionsOf(seen(talk(), asked))).toEqual(['Would you take 700?']);
    expect(questionsOf({ ...seen(talk(), asked), questions: ['is it oak?'] })).toEqual(['is it oak?']);
    const lines = [
      { from: 'seller', text: 'The seller says $850.' },
      { from: 'buyer', text: 'Is it oak?' },
      { from: 'seller', text: 'I have noted it.' },
    ] as const;
    const decided = talk({ lines: [...talk().lines, ...lines] });
    expect(questionsOf(seen(decided, { summary: { question_turns: [3] } }))).toEqual(['Is it oak?']);
    expect([questionsOf(seen(talk(), {})), questionsOf(seen(talk()))]).toEqual([[], []]);
  });

  it('stands as a deal, a bid that waits, an end, or open', () => {
    expect(standingOf(seen(talk({}, DEAL), BID))).toBe('deal');
    expect(standingOf(seen(talk({}, { done: true }), BID))).toBe('waits');
    expect(standingOf(seen(talk({}, { done: true }), {}))).toBe('ended');
    expect(standingOf(seen(talk()))).toBe('open');
  });
});

describe('the figures of the desk', () => {
  it('count talks, deals, what waits and what was asked', () => {
    expect(deskFigures([seen(talk({}, DEAL)), seen(talk(), BID), seen(talk()), seen(talk())])).toEqual({
      talks: 4,
      waiting: 1,
      deals: 1,
      conversion: 0.25,
      questions: 2,
    });
    expect(deskFigures([]).conversion).toBeNull();
  });
});

describe('the table of the desk', () => {
  it('has a line a talk, with what was offered, bid and agreed', () => {
    expect(deskCsv([seen(talk(), BID), seen(talk({}, DEAL))]).split('\r\n')).toEqual([
      'time,item,standing,messages,currency,offered,bid,bid_until,price,quantity,total,questions,receipt',
      '2026-12-01T12:00:00.000Z,Oak desk,waits,1,USD,880,700,2026-12-03T12:00:00.000Z,,,,2,',
      '2026-12-01T12:00:00.000Z,Oak desk,deal,1,USD,880,,,815,1,815,,rcp_1',
      '',
    ]);
  });

  it('keeps every name in one cell, and none becomes a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '"', ',', '\r', '\n', 'a', '-', '@', '+', '\t') }), (name) => {
        const [, row = ''] = /\r\n(.*)\r\n$/s.exec(deskCsv([seen(talk({ name }))])) ?? [];
        const [, cell = ''] = /^[^,]*,("(?:[^"]|"")*"|[^",\r\n]*),open,/s.exec(row) ?? [];
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read).toBe(/^[=+\-@\t\r]/.test(name) ? `'${name}` : name);
      }),
    );
  });
});
