import type { FunctionComponent } from 'preact';
import { lazy } from './lazy.js';
import { Footer } from './components/footer.js';
import { Header } from './components/header.js';
import { NoSuchPage } from './components/no-such-page.js';
import { PolicyPage } from './pages/policy-page.js';
import { routeOf, useRoute, type PageId } from './route.js';
import { useSession } from './session.js';
import { WORDS, WordsContext } from './words/words.js';

/** The first page comes at once, every other when it is opened. */
const PAGE_OF: Readonly<Record<PageId, FunctionComponent>> = {
  policy: PolicyPage,
  practice: page('practice', async () => (await import('./pages/practice-page.js')).PracticePage),
  desk: page('desk', async () => (await import('./pages/desk-page.js')).DeskPage),
  backtest: page('backtest', async () => (await import('./pages/backtest-page.js')).BacktestPage),
  verify: page('verify', async () => (await import('./pages/verify-page.js')).VerifyPage),
  tools: page('tools', async () => (await import('./pages/tools-page.js')).ToolsPage),
  arena: page('arena', async () => (await import('./pages/arena-page.js')).ArenaPage),
  account: page('account', async () => (await import('./pages/account-page.js')).AccountPage),
  gallery: page('gallery', async () => (await import('./gallery/gallery-page.js')).GalleryPage),
};

/** A page that is fetched when it is opened; the one that the address names, while the frame is drawn. */
function page(id: PageId, load: () => Promise<FunctionComponent>): FunctionComponent {
  if (routeOf(location.hash).page === id) void load().catch(() => undefined);
  return lazy(load);
}

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
