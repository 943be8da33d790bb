/** Writes amounts of a currency in a language: `moneyOf('USD', 'en')(900)` is `$900`. */
export function moneyOf(currency: string, language: string): (amount: number) => string {
  const cents = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 6 });
  const whole = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount) => (Number.isInteger(amount) ? whole : cents).format(amount);
}
