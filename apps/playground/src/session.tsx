import { createContext, type ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { baseUrl } from './service/base-url.js';
import {
  serviceAt,
  type Answers,
  type CompileAnswer,
  type Policy,
  type Receipt,
  type Service,
} from './service/service.js';
import type { SellerMark } from './seller-marks.js';
import { keepTheme, keptTheme, showTheme, type Theme } from './theme.js';
import { languageOfBrowser, type LanguageId } from './words/words.js';

/** What a visitor has done so far. It lasts as long as the tab; the colours stay on the device. */
export interface Kept {
  readonly description: string;
  readonly answers: Answers;
  /** What the seller said of words of the description. */
  readonly marks: readonly SellerMark[];
  readonly compiled: CompileAnswer | null;
  readonly policy: Policy | null;
  /** Whether the policy was changed by hand since it was read from the description. */
  readonly edited: boolean;
  readonly receipts: readonly { readonly receipt: Receipt; readonly policy: Policy }[];
  readonly language: LanguageId;
  readonly theme: Theme;
}

export interface Session extends Kept {
  readonly service: Service;
  readonly hasKey: boolean;
  /** The key of a wallet, `gt_…`; it stays in the tab. */
  readonly walletKey: string | null;
  keep(change: Partial<Kept>): void;
  /** Null forgets the key; `remember` keeps it on the device. */
  useKey(key: string | null, remember?: boolean): void;
  useWalletKey(key: string): void;
}

const KEPT = 'svc:session:2';
const KEY = 'svc:key';
const WALLET_KEY = 'svc:wallet-key';

const EMPTY: Kept = {
  description: '',
  answers: {},
  marks: [],
  compiled: null,
  policy: null,
  edited: false,
  receipts: [],
  language: 'en',
  theme: 'system',
};

/** What a storage holds; the fallback where it holds nothing readable, or may not be read. */
function stored<Value>(read: () => string | null, fallback: Value, parse: (text: string) => Value): Value {
  try {
    const text = read();
    return text === null ? fallback : parse(text);
  } catch {
    return fallback;
  }
}

const keptBefore = (): Kept => ({
  ...stored(
    () => sessionStorage.getItem(KEPT),
    { ...EMPTY, language: languageOfBrowser(navigator.languages) },
    (text) => ({ ...EMPTY, ...(JSON.parse(text) as Partial<Kept>) }),
  ),
  theme: keptTheme(),
});

const keyBefore = (): string | null =>
  stored(() => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY), null, String);

const SessionContext = createContext<Session | null>(null);

/** What the visitor has done, and the service. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('there is no session around this component');
  return session;
}

/** Holds the session for everything below. */
export function SessionProvider({ children }: { readonly children: ComponentChildren }) {
  const [kept, setKept] = useState<Kept>(keptBefore);
  const [key, setKey] = useState<string | null>(keyBefore);
  const [walletKey, setWalletKey] = useState<string | null>(() =>
    stored(() => sessionStorage.getItem(WALLET_KEY), null, String),
  );
  useEffect(() => {
    stored(() => (sessionStorage.setItem(KEPT, JSON.stringify(kept)), null), null, String);
    document.documentElement.lang = kept.language;
    keepTheme(kept.theme);
    showTheme(kept.theme);
  }, [kept]);
  const session = useMemo<Session>(
    () => ({
      ...kept,
      service: serviceAt(baseUrl(), key, walletKey),
      hasKey: key !== null,
      walletKey,
      keep: (change) => setKept((before) => ({ ...before, ...change })),
      useKey: (next, remember = false) => {
        sessionStorage.removeItem(KEY);
        localStorage.removeItem(KEY);
        if (next !== null) (remember ? localStorage : sessionStorage).setItem(KEY, next);
        setKey(next);
      },
      useWalletKey: (next) => {
        sessionStorage.setItem(WALLET_KEY, next);
        setWalletKey(next);
      },
    }),
    [kept, key, walletKey],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}
