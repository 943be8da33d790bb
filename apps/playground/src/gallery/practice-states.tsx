import { ChatLog } from '../components/chat-log.js';
import { DealSums } from '../components/deal-sums.js';
import { MenuCards } from '../components/menu-cards.js';
import { MessageForm } from '../components/message-form.js';
import { OfferCard } from '../components/offer-card.js';
import { OfferChart } from '../components/offer-chart.js';
import { OpenQuestions } from '../components/open-questions.js';
import { ReadingList } from '../components/reading-list.js';
import { ReceiptCard } from '../components/receipt-card.js';
import { TableTwin } from '../components/table-twin.js';
import { money, nothing, RECEIPT } from './samples.js';

const TURNS = [
  { offered: 900, asked: null },
  { offered: 880, asked: 700 },
  { offered: 850, asked: 850 },
];
const OFFER = { line: '2 × $850, cash, delivered', price: 850, quantity: 2, total: 1745, net: 900 };
const CHARGES = [{ term: 'delivery', option: 'home', label: 'Delivery', amount: 45 }];

export const PRACTICE_STATES = {
  'chat-log': [
    <ChatLog lines={[]} busy={false} />,
    <ChatLog
      lines={[
        { from: 'buyer', text: 'Would you take 700?', note: 'an offer · $700' },
        { from: 'seller', text: 'I can do $880.\nWhat do you think?', note: 'the engine chose the price' },
      ]}
      busy
    />,
  ],
  'deal-sums': [
    <dl class="pairs amounts">
      <DealSums deal={{ charges: CHARGES, total: 1745 }} money={money} />
    </dl>,
    <dl class="pairs amounts">
      <DealSums
        deal={{ period: 'month', periods: 24, charges: [], total_per_period: 320, total: 7680 }}
        money={money}
      />
    </dl>,
    <dl class="pairs amounts">
      <DealSums deal={{ period: 'month', periods: null, charges: [], total_per_period: 320 }} money={money} />
    </dl>,
  ],
  'menu-cards': [
    <MenuCards offers={[{ option: 'Option A', line: '$900' }]} onChoose={nothing} />,
    <MenuCards offers={[{ option: 'Option A', line: '$900' }]} onChoose={null} />,
  ],
  'message-form': [false, true].map((busy) => (
    <MessageForm
      message={busy ? 'Would you take 700?' : ''}
      style="friendly"
      busy={busy}
      onMessage={nothing}
      onStyle={nothing}
      onSend={nothing}
      onAutomatic={nothing}
    />
  )),
  'offer-card': [
    <OfferCard offer={{ ...OFFER, charges: CHARGES }} money={money} />,
    <OfferCard offer={{ ...OFFER, quantity: 1, charges: [], total: 850 }} money={money} />,
  ],
  'offer-chart': [
    <OfferChart turns={[]} list={900} floor={780} reserve={null} money={money} />,
    <OfferChart turns={TURNS} list={900} floor={780} reserve={820} money={money} />,
  ],
  'open-questions': [<OpenQuestions questions={['How old is it?']} />],
  'reading-list': [
    <ReadingList
      intent="an offer"
      acts={[{ act: 'offer', words: 'would you take 700?' }]}
      proposed={[{ name: 'Price', value: '$700' }]}
      refused={[{ name: 'Payment', value: 'card' }]}
      unread={['by the blue door']}
      decidedBy="engine:bundle2"
      decided="the engine chose the price"
    />,
  ],
  'receipt-card': [
    <ReceiptCard receipt={RECEIPT} language="en" />,
    <ReceiptCard receipt={RECEIPT} language="en" standing="unchecked" />,
    <ReceiptCard receipt={RECEIPT} language="en" standing="refuted" />,
    <ReceiptCard receipt={RECEIPT} language="zh">
      <button type="button" class="button primary">
        Check the receipt
      </button>
    </ReceiptCard>,
  ],
  'table-twin': [<TableTwin columns={['Turn', 'Price']} rows={[['1', '$900']]} />],
};
