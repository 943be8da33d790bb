import { EarningsChart, rough } from '../components/earnings-chart.js';
import { EffectsTable, type Effect } from '../components/effects-table.js';
import { PriceHistogram } from '../components/price-histogram.js';
import { moneyOf } from '../money.js';
import type { Backtest } from '../service/service.js';
import { useSession } from '../session.js';
import { fill, useWords } from '../words/words.js';

/** The pictures of a result. */
export function Found({ result }: { readonly result: Backtest }) {
  const { backtest: words } = useWords();
  const { language } = useSession();
  const money = moneyOf(result.currency, language);
  const effects = partsOf(result, words, money);
  return (
    <div class="stack appear">
      <section class="card" aria-labelledby="curve">
        <h2 id="curve">{words.curve}</h2>
        <EarningsChart result={result} money={money} />
        <p class="small soft">{words.curveHint}</p>
      </section>
      {result.prices !== null && (
        <section class="card" aria-labelledby="prices">
          <h2 id="prices">{words.prices}</h2>
          <PriceHistogram prices={result.prices} money={money} />
          <p class="small soft">{words.pricesHint}</p>
        </section>
      )}
      {result.thing !== null && (
        <section class="card" aria-labelledby="thing">
          <h2 id="thing">{words.thing}</h2>
          <EffectsTable columns={['', words.thingEarned]} effects={thingOf(result, words, money)} />
        </section>
      )}
      <section class="card" aria-labelledby="parts">
        <h2 id="parts">{words.parts}</h2>
        <EffectsTable columns={[words.part, words.earned, words.deals]} effects={effects} />
        <p class="small soft">{words.partsHint}</p>
      </section>
    </div>
  );
}

type Money = (amount: number) => string;
type BacktestWords = ReturnType<typeof useWords>['backtest'];

function partsOf({ parts, list_price, floor_price }: Backtest, words: BacktestWords, money: Money): Effect[] {
  const told = toldBy(list_price - floor_price, words, money);
  return (parts ?? []).map(({ part, label, earned, deals }) => ({
    name: fill(words.partNames[part], { label }),
    ...told(earned.money),
    more: `${deals.mean > 0 ? '+' : ''}${(deals.mean * 100).toFixed(0)}%`,
  }));
}

function thingOf(
  { thing, list_price, floor_price, reserve_price }: Backtest,
  words: BacktestWords,
  money: Money,
): Effect[] {
  if (thing === null) return [];
  const told = toldBy(list_price - floor_price, words, money);
  const { fixed, falling } = thing;
  const [from = 0, to = 0] = [falling.prices[0], falling.prices.at(-1)];
  return [
    { name: fill(words.thingOwn, { price: money(reserve_price) }), ...told(thing.earned.money) },
    { name: fill(words.thingFixed, { price: money(fixed.prices[0] ?? 0) }), ...told(fixed.earned.money) },
    { name: fill(words.thingFalling, { from: money(from), to: money(to) }), ...told(falling.earned.money) },
  ];
}

const toldBy =
  (range: number, words: BacktestWords, money: Money) =>
  ({ mean, low, high }: { mean: number; low: number; high: number }): Pick<Effect, 'value' | 'between'> => ({
    value: money(rough(mean, range)),
    between: fill(words.between, { low: money(rough(low, range)), high: money(rough(high, range)) }),
  });
