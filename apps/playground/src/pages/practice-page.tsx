import { useState } from 'preact/hooks';
import { CallFault } from '../components/call-fault.js';
import { ChatLog } from '../components/chat-log.js';
import { MenuCards } from '../components/menu-cards.js';
import { MessageForm } from '../components/message-form.js';
import { OfferCard } from '../components/offer-card.js';
import { OfferChart } from '../components/offer-chart.js';
import { OpenQuestions } from '../components/open-questions.js';
import { ReceiptCard } from '../components/receipt-card.js';
import { PolicyMissing } from '../components/policy-missing.js';
import { Steps } from '../components/steps.js';
import { chartOf, linesOf, openQuestionsOf } from '../exchange.js';
import { moneyOf } from '../money.js';
import { dayOf, namedReserve } from '../reserve.js';
import { goTo } from '../route.js';
import type { BuyerStyle, Policy } from '../service/service.js';
import { useSession } from '../session.js';
import { usePractice, type Practice } from '../use-practice.js';
import { useWords } from '../words/words.js';
import { KnowingBuyers } from './knowing-buyers.js';
import { Reading } from './practice-reading.js';

/** Plays the buyer against the policy, or watches one play. */
export function PracticePage() {
  const { practice: words } = useWords();
  const { policy, compiled } = useSession();
  return (
    <>
      <div class="page-head">
        <Steps current="try" />
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      {policy === null ? (
        <p class="notice">
          <PolicyMissing words={words} waits={compiled !== null} />
        </p>
      ) : (
        <Bargain policy={policy} />
      )}
    </>
  );
}

function Bargain({ policy }: { readonly policy: Policy }) {
  const words = useWords();
  const { language } = useSession();
  const practice = usePractice(policy);
  const { exchanges, ending, call, say } = practice;
  const money = moneyOf(policy.currency, language);
  const last = exchanges.at(-1)?.answer ?? null;
  const open = openQuestionsOf(exchanges);
  const menu = ending === null ? (last?.menu ?? []) : [];
  return (
    <div class="columns">
      <div class="stack">
        <ChatLog lines={linesOf(exchanges, policy, words, money)} busy={call.busy} />
        {menu.length > 0 && (
          <section class="stack tight" aria-labelledby="menu">
            <h2 id="menu">{words.practice.menu}</h2>
            <MenuCards offers={menu} onChoose={call.busy ? null : (option) => void say(option)} />
          </section>
        )}
        <Turn practice={practice} />
      </div>
      <div class="stack">
        <section class="card" aria-labelledby="chart">
          <h2 id="chart">{words.practice.chart}</h2>
          <OfferChart
            turns={chartOf(exchanges)}
            list={policy.list_price}
            floor={policy.floor_price}
            reserve={namedReserve(policy, dayOf(new Date()))}
            money={money}
          />
          <p class="small soft">{words.practice.chartHint}</p>
        </section>
        {open.length > 0 && <OpenQuestions questions={open} />}
        {last?.offer != null && ending === null && <OfferCard offer={last.offer} money={money} />}
        {last !== null && <Reading answer={last} policy={policy} money={money} />}
        <KnowingBuyers policy={policy} money={money} />
      </div>
    </div>
  );
}

/** What the buyer may do now, or how it ended. */
function Turn({ practice }: { readonly practice: Practice }) {
  const { practice: words } = useWords();
  const { hasKey, useKey, language } = useSession();
  const [message, setMessage] = useState('');
  const [style, setStyle] = useState<BuyerStyle>('friendly');
  const { exchanges, ending, call, say, playBuyer, restart } = practice;
  const receipt = exchanges.at(-1)?.answer.receipt;
  const texts = { deal: words.deal, walked: words.walked, ended: words.ended };
  return (
    <>
      <CallFault fault={call.fault} keyWanted={call.keyWanted} hasKey={hasKey} onKey={useKey} />
      {ending !== null && (
        <p class={`notice ${ending === 'deal' ? 'good' : 'warning'}`} role="status">
          <strong>{texts[ending]}</strong>
        </p>
      )}
      {receipt !== undefined && (
        <ReceiptCard receipt={receipt} language={language}>
          <button type="button" class="button primary" onClick={() => goTo('verify')}>
            {words.receipt}
          </button>
        </ReceiptCard>
      )}
      {ending === null && (
        <MessageForm
          message={message}
          style={style}
          busy={call.busy}
          onMessage={setMessage}
          onStyle={setStyle}
          onSend={() => void say(message).then((sent) => sent && setMessage((now) => (now === message ? '' : now)))}
          onAutomatic={() => void playBuyer(style)}
        />
      )}
      {exchanges.length > 0 && (
        <div class="row">
          <button type="button" class="button quiet" onClick={restart}>
            {words.restart}
          </button>
        </div>
      )}
    </>
  );
}
