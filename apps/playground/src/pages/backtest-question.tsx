import { ShareSlider } from '../components/share-slider.js';
import type { BacktestOptions, Policy } from '../service/service.js';
import { useWords } from '../words/words.js';

type PriorId = 'even' | 'wide' | 'middle' | 'bids';

/** What is asked of a backtest, as the sliders stand. */
export interface Question {
  readonly know: number;
  readonly prior: PriorId;
  readonly bids: string;
  readonly visitors: number;
}

const PRIORS: Readonly<Record<Exclude<PriorId, 'bids'>, BacktestOptions['prior']>> = {
  even: { family: 'uniform', low: -0.2, high: 1.2 },
  wide: { family: 'uniform', low: -0.5, high: 1.5 },
  middle: { family: 'normal', mean: 0.5, deviation: 0.2 },
};

const VISITORS_MOST = 20;

const isSingle = ({ quantity }: Policy): boolean => (quantity?.max ?? 1) === 1;

interface AskedProps {
  readonly question: Question;
  readonly policy: Policy;
  readonly onChange: (change: Partial<Question>) => void;
}

/** The sliders, and what buyers would pay. */
export function Asked({ question, policy, onChange }: AskedProps) {
  const { backtest: words } = useWords();
  return (
    <div class="stack">
      <ShareSlider
        label={words.know}
        value={question.know}
        least={0}
        most={1}
        step={0.05}
        shown={`${Math.round(question.know * 100)}%`}
        onValue={(know) => onChange({ know })}
      />
      <label class="field">
        <span>{words.prior}</span>
        <select value={question.prior} onChange={(event) => onChange({ prior: event.currentTarget.value as PriorId })}>
          {(Object.keys(words.priors) as PriorId[]).map((one) => (
            <option key={one} value={one}>
              {words.priors[one]}
            </option>
          ))}
        </select>
      </label>
      {question.prior === 'bids' && (
        <label class="field">
          <span>
            {words.bids} <span class="hint">{words.bidsHint}</span>
          </span>
          <textarea value={question.bids} onInput={(event) => onChange({ bids: event.currentTarget.value })} />
        </label>
      )}
      {isSingle(policy) && (
        <ShareSlider
          label={words.visitors}
          value={question.visitors}
          least={1}
          most={VISITORS_MOST}
          step={1}
          shown={String(question.visitors)}
          onValue={(visitors) => onChange({ visitors })}
        />
      )}
    </div>
  );
}

/** The question as the operation takes it. */
export function optionsOf({ know, prior, bids, visitors }: Question, policy: Policy): BacktestOptions {
  const values = bids.split(/[\s,;，；]+/).filter((word) => word !== '');
  return {
    know,
    ...(prior === 'bids' ? { bids: values.map(Number) } : { prior: PRIORS[prior] }),
    ...(isSingle(policy) && { visitors }),
  };
}
