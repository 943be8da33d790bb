import { isLanguage, type LanguageId } from '../words/words.js';

const KEPT = 'svc:talk-language';

/** The language that a buyer chose on this device; null where they chose none. */
export function keptLanguage(): LanguageId | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice where the browser lets the page. */
export function keepLanguage(language: LanguageId): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // Without a storage it holds until the page is left.
  }
}
