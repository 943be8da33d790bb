import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ChatLog } from '../components/chat-log.js';
import { ThemeChoice } from '../components/theme-choice.js';
import { moneyOf } from '../money.js';
import type { SealedOffer } from '../service/talk-service.js';
import { keepTheme, keptTheme, showTheme, type Theme } from '../theme.js';
import { fill, languageOfBrowser, useWords, WORDS, WordsContext, type LanguageId } from '../words/words.js';
import { keepLanguage, keptLanguage } from './kept-language.js';
import { TalkForm } from './talk-form.js';
import { TalkReceipt } from './talk-receipt.js';
import { useTalk, type Talk } from './use-talk.js';

/** The page that a link opens: what is sold, the conversation, and the receipt. */
export function TalkPage({ sealed }: { readonly sealed: string }) {
  const open = useTalk(sealed);
  const [chosen, setChosen] = useState(keptLanguage);
  // What is sold and every answer are in the language of the policy: so is the page, until the buyer chooses another.
  const language = chosen ?? open.offer?.language ?? languageOfBrowser(navigator.languages);
  const [theme, setTheme] = useState<Theme>(keptTheme);
  const words = WORDS[language];
  useEffect(() => showTheme(theme), [theme]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.talk.title;
  }, [language]);
  return (
    <WordsContext.Provider value={words}>
      <header class="header">
        <div class="bar">
          <span class="brand">{words.talk.title}</span>
          <div class="settings">
            <label>
              <span class="visually-hidden">{words.language}</span>
              <select
                value={language}
                onChange={({ currentTarget: { value } }) => (
                  keepLanguage(value as LanguageId),
                  setChosen(value as LanguageId)
                )}
              >
                <option value="en">English</option>
                <option value="zh">中文</option>
              </select>
            </label>
            <ThemeChoice theme={theme} onTheme={(chosen) => (keepTheme(chosen), setTheme(chosen))} />
          </div>
        </div>
      </header>
      <main id="content" class="page narrow">
        <Conversation open={open} language={language} />
      </main>
    </WordsContext.Provider>
  );
}

interface ConversationProps {
  readonly open: Talk;
  readonly language: LanguageId;
}

function Conversation({ open, language }: ConversationProps) {
  const { talk: words } = useWords();
  const { offer, talk, busy, fault, say, restart } = open;
  const last = talk?.last ?? null;
  return (
    <div class="stack">
      <Head offer={offer} language={language} />
      {offer !== null && <Goods offer={offer} />}
      {fault !== null && (
        <p class="notice error" role="alert">
          {words.faults[fault] ?? (fault === '' ? words.unanswered : words.refused)}
        </p>
      )}
      {offer !== null && (
        <>
          <ChatLog lines={(talk?.lines ?? []).map((line) => ({ ...line, note: '' }))} busy={busy} empty={words.empty} />
          {last?.receipt !== undefined && <TalkReceipt receipt={last.receipt} language={language} />}
          {last?.done === true && last.receipt === undefined && <p class="notice">{words.over}</p>}
          {last?.kind === 'handoff' && <p class="notice warning">{words.person}</p>}
          {last?.done !== true && <TalkForm talk={talk} busy={busy} say={say} />}
          {talk !== null && (
            <div class="row">
              <button type="button" class="button quiet" disabled={busy} onClick={restart}>
                {words.restart}
              </button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** What is sold, by whom, and that a program answers. */
function Head({ offer, language }: { readonly offer: SealedOffer | null; readonly language: LanguageId }) {
  const { talk: words, policy } = useWords();
  if (offer === null) return <h1>{words.title}</h1>;
  const price = moneyOf(offer.currency, language)(offer.list_price);
  const per = [offer.unit, offer.period && policy.periods[offer.period]].filter(Boolean);
  const paidFor = per.map((one, index) => `${words.per[index]}${one}`).join('');
  return (
    <div class="page-head">
      <h1>{offer.name}</h1>
      <p class="lead">
        {fill(words.price, { price: price + paidFor })}
        {offer.seller !== null && ` · ${fill(words.soldBy, { seller: offer.seller })}`}
      </p>
      <p class="notice">
        <strong>{words.program}</strong> {words.binding}
      </p>
      <p class="small soft">
        {fill(words.until, { time: new Date(offer.expires_at).toLocaleString(language, { dateStyle: 'long' }) })}
      </p>
    </div>
  );
}

/** What the seller tells everybody, and what can be chosen. */
function Goods({ offer: { facts, choices } }: { readonly offer: SealedOffer }) {
  const { talk: words } = useWords();
  if (facts.length === 0 && choices.length === 0) return null;
  return (
    <details class="card" open>
      <summary>{words.goods}</summary>
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        <dl class="pairs">
          {choices.map(({ label, options }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{options.join(' · ')}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </details>
  );
}
