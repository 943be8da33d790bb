import { PAGES, type PageId } from '../route.js';
import type { Theme } from '../theme.js';
import { useWords, type LanguageId } from '../words/words.js';
import { ThemeChoice } from './theme-choice.js';

export interface HeaderProps {
  readonly page: PageId;
  readonly language: LanguageId;
  readonly theme: Theme;
  readonly onLanguage: (language: LanguageId) => void;
  readonly onTheme: (theme: Theme) => void;
}

/** Brand, pages, language and colours. */
export function Header({ page, language, theme, onLanguage, onTheme }: HeaderProps) {
  const words = useWords();
  return (
    <header class="header">
      <div class="bar">
        <a class="brand" href="#/policy">
          <img src="./icon.svg" alt="" width="24" height="24" />
          {words.brand}
        </a>
        <nav aria-label={words.pages}>
          {PAGES.map((one) => (
            <a key={one} href={`#/${one}`} aria-current={one === page ? 'page' : undefined}>
              {words.nav[one]}
            </a>
          ))}
        </nav>
        <div class="settings">
          <label>
            <span class="visually-hidden">{words.language}</span>
            <select value={language} onChange={(event) => onLanguage(event.currentTarget.value as LanguageId)}>
              <option value="en">English</option>
              <option value="zh">中文</option>
            </select>
          </label>
          <ThemeChoice theme={theme} onTheme={onTheme} />
        </div>
      </div>
    </header>
  );
}
