import { EarningsChart } from '../components/earnings-chart.js';
import { EffectsTable } from '../components/effects-table.js';
import { OutcomeTable } from '../components/outcome-table.js';
import { PriceHistogram } from '../components/price-histogram.js';
import { ShareSlider } from '../components/share-slider.js';
import type { Backtest } from '../service/service.js';
import { money, nothing } from './samples.js';

/** A rug between 700 and 1,000 that closes at 800: made up for the pictures, with an interval of 10 on either side. */
const earned = (amount: number) => ({
  money: { mean: amount, low: amount - 10, high: amount + 10 },
  share: { mean: amount / 300, low: (amount - 10) / 300, high: (amount + 10) / 300 },
});
const deals = (mean: number) => ({ mean, low: mean - 0.03, high: mean + 0.03 });
const RUNGS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((share) => ({
  price: 700 + 300 * share,
  deals: deals(0.86 - 0.7 * share),
  earned: earned(105 - 260 * (share - 0.35) ** 2),
}));
const RESULT: Backtest = {
  buyers: 200,
  seed: 0,
  know: 0.3,
  currency: 'USD',
  list_price: 1000,
  floor_price: 700,
  reserve_price: 800,
  deals: deals(0.62),
  earned: earned(101),
  from_others: earned(118),
  from_knowing: earned(62),
  prices: RUNGS.slice(0, 10).map(({ price }, index) => ({ from: price, to: price + 30, share: index < 3 ? 0 : 0.09 })),
  parts: null,
  another: RUNGS,
  best: null,
  tags: [{ kind: 'best', price: 850, deals: deals(0.5), earned: earned(75), gain: earned(26) }],
  thing: null,
  summary: '',
};

const PLAYED = {
  bargain_hunter: { price: 800, net: null, messages: 5 },
  persistent: { price: 790, net: 820, messages: 6 },
  friendly: { price: null, net: null, messages: 7 },
};

export const BACKTEST_STATES = {
  'earnings-chart': [<EarningsChart result={RESULT} money={money} />],
  'effects-table': [
    <EffectsTable
      columns={['Part', 'Earned per visitor', 'Visitors who buy']}
      effects={[
        {
          name: 'Price from which a deal closes without asking you',
          value: '$16',
          between: '95%: $12 to $20',
          more: '-24%',
        },
        { name: 'Counter-offers that come down in steps', value: '-$4', between: '95%: -$5 to -$3', more: '0%' },
      ]}
    />,
  ],
  'outcome-table': [false, true].map((busy) => (
    <OutcomeTable outcomes={busy ? {} : PLAYED} busy={busy} money={money} onPlay={nothing} />
  )),
  'price-histogram': [<PriceHistogram prices={RESULT.prices ?? []} money={money} />],
  'share-slider': [
    <ShareSlider
      label="How many buyers know the rules?"
      value={0.3}
      least={0}
      most={1}
      step={0.05}
      shown="30%"
      onValue={nothing}
    />,
  ],
};
