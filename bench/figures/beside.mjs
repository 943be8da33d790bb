/**
 * What `@microsoft/recognizers-text-suite` makes of the same rows: the one figure that it finds in a bare text,
 * whatever its currency. It is no dependency; the folder names where somebody has installed it.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** Units that it leaves as hundredths. */
const HUNDREDTHS = /^(?:Cent|Pence|Penny)$/;

const CULTURES = { en: 'en-us', zh: 'zh-cn', any: 'en-us' };

/** A reader of rows: `right`, `silent` for another figure, `refused` for none or several. */
export function recognizersIn(folder) {
  const suite = createRequire(join(resolve(folder), 'package.json'))('@microsoft/recognizers-text-suite');
  const read = { price: suite.recognizeCurrency, number: suite.recognizeNumber, percentage: suite.recognizePercentage };
  return ({ kind, language, text, value }) => {
    const culture = CULTURES[language];
    const found = read[kind](text, culture);
    const bare = found.length === 0 && kind === 'price' ? suite.recognizeNumber(text, culture) : found;
    const values = bare.map(
      ({ resolution }) => Number.parseFloat(String(resolution?.value)) / (HUNDREDTHS.test(resolution?.unit) ? 100 : 1),
    );
    const wanted = kind === 'percentage' ? [value, 100 - value] : [value];
    if (values.length !== 1 || !Number.isFinite(values[0])) return { outcome: 'refused', read: values.join() };
    const right = wanted.some((one) => Math.abs(one - values[0]) < 1e-6 * Math.max(1, Math.abs(one)));
    return { outcome: right ? 'right' : 'silent', read: String(values[0]) };
  };
}

/** The same of our reader, which may also say that a figure is not plain. */
export function valueOnly(bare) {
  return (row) => {
    const { outcome, read } = bare({ ...row, currency: undefined });
    return { outcome: outcome === 'asked' ? 'refused' : outcome, read };
  };
}
