import type { FunctionComponent } from 'preact';
import { lazy } from './lazy.js';
import { Footer } from './components/footer.js';
import { Header } from './components/header.js';
import { NoSuchPage } from './components/no-such-page.js';
import { PolicyPage } from './pages/policy-page.js';
import { useRoute, type PageId } from './route.js';
import { useSession } from './session.js';
import { WORDS, WordsContext } from './words/words.js';

/** The first page comes at once, every other when it is opened. */
const PAGE_OF: Readonly<Record<PageId, FunctionComponent>> = {
  policy: PolicyPage,
  practice: lazy(async () => (await import('./pages/practice-page.js')).PracticePage),
  desk: lazy(async () => (await import('./pages/desk-page.js')).DeskPage),
  backtest: lazy(async () => (await import('./pages/backtest-page.js')).BacktestPage),
  verify: lazy(async () => (await import('./pages/verify-page.js')).VerifyPage),
  tools: lazy(async () => (await import('./pages/tools-page.js')).ToolsPage),
  arena: lazy(async () => (await import('./pages/arena-page.js')).ArenaPage),
  account: lazy(async () => (await import('./pages/account-page.js')).AccountPage),
  gallery: lazy(async () => (await import('./gallery/gallery-page.js')).GalleryPage),
};

/** The frame around every page. */
export function App() {
  const { page, unknown } = useRoute();
  const { language, theme, keep } = useSession();
  const words = WORDS[language];
  const Page = PAGE_OF[page];
  return (
    <WordsContext.Provider value={words}>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <Header
        page={page}
        language={language}
        theme={theme}
        onLanguage={(next) => keep({ language: next })}
        onTheme={(next) => keep({ theme: next })}
      />
      <main id="content" class="page" tabIndex={-1}>
        {unknown !== undefined && <NoSuchPage name={unknown} />}
        <Page key={page} />
      </main>
      <Footer />
    </WordsContext.Provider>
  );
}
