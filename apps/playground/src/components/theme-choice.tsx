import { THEMES, type Theme } from '../theme.js';
import { useWords } from '../words/words.js';

export interface ThemeChoiceProps {
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
}

/** The colours of the pages: as the system says, or always one of the two. */
export function ThemeChoice({ theme, onTheme }: ThemeChoiceProps) {
  const { theme: words } = useWords();
  return (
    <label>
      <span class="visually-hidden">{words.label}</span>
      <select value={theme} onChange={(event) => onTheme(event.currentTarget.value as Theme)}>
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
