/** Colours: as the system says, or always one of the two. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'svc:theme';

export const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text);

/** The colours chosen on this device: for the pages, the buyers' page and the guide alike. */
export function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEPT);
    return isTheme(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps a choice where the browser lets the page. */
export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEPT, theme);
  } catch {
    // Without a storage it holds until the page is left.
  }
}

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
