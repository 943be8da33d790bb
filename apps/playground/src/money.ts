/** A format takes milliseconds to make, longer on a phone: each is made once, when it is needed. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes amounts of a currency in a language: `moneyOf('USD', 'en')(900)` is `$900`. */
export function moneyOf(currency: string, language: string): (amount: number) => string {
  return (amount) => {
    const maximumFractionDigits = Number.isInteger(amount) ? 0 : 6;
    const key = `${currency} ${language} ${maximumFractionDigits}`;
    const made = formats.get(key);
    if (made !== undefined) return made.format(amount);
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits });
    formats.set(key, format);
    return format.format(amount);
  };
}
