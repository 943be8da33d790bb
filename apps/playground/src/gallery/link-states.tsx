import { DeskCard } from '../components/desk-card.js';
import { LinkCard } from '../components/link-card.js';
import type { DeskTalk } from '../desk/desk-talks.js';
import type { KeptTalk } from '../talk/kept-talks.js';
import { nothing } from './samples.js';

const TALK = {
  id: 'n1',
  sealed: 'a.b.c',
  name: 'Oak desk',
  currency: 'USD',
  lines: [
    { from: 'buyer', text: 'Would you take 700?' },
    { from: 'seller', text: 'How about $865?' },
  ],
  at: '2026-12-01T12:00:00.000Z',
  last: { kind: 'offer', done: false, offer: null },
} as unknown as KeptTalk;

const BID = { price: 700, quantity: 1, terms: {}, net: 700, expires_at: '2026-12-03T12:00:00.000Z' };
const bidding = (lawful: boolean): DeskTalk['side'] => ({
  standing_bid: { ...BID, lawful, signed: false, in_line: false },
});
const DEAL = { ...TALK, last: { done: true, receipt: { price: 815 } } } as unknown as KeptTalk;

const TALKS: readonly DeskTalk[] = [
  { talk: TALK, mayDecide: true, side: bidding(true) },
  { talk: TALK, mayDecide: true, side: bidding(false) },
  { talk: DEAL, mayDecide: true, side: null },
  { talk: TALK, mayDecide: false, side: null },
];

export const LINK_STATES = {
  'desk-card': TALKS.map((one, index) => (
    <DeskCard key={index} one={one} language="en" busy={false} onDecide={nothing} />
  )),
  'link-card': [
    <LinkCard link={null} mayBeOnce busy={false} onMake={nothing} />,
    <LinkCard
      link={{ address: 'https://example.com/talk#tpisvn.F-hoaLlu.1hTQRt8z', until: 'Dec 4, 2026' }}
      mayBeOnce={false}
      busy={false}
      onMake={nothing}
    />,
  ],
};
