import type { Candidate } from './candidate.js';
import type { Placed } from './number-mention.js';
import { percentAfter, zhePercent } from './number-sense.js';

const HALF = /(?<![a-z])(?:half[ -](?:off|price)|(?:a )?(third|quarter) off|对折|半价|半折)|半成(?![品本])/g;
/** A half behind tenths: 三成半. */
const AND_A_HALF = /^半(?![天年月价])/;

/** A number with its per cent sign or words, or with what counts tenths of a price (折, 成); null where it has none. */
export function asPercent(text: string, mention: Placed, candidate: Candidate): Placed | null {
  const before = text.slice(Math.max(0, mention.start - 16), mention.start);
  const after = text.slice(mention.end, mention.end + 24);
  const fold = /^\s?折(?!叠|[\d一二三四五六七八九]*元)/.exec(after)?.[0].length;
  if (fold !== undefined) {
    const size = candidate.form === 'hanzi' ? candidate.size : String(candidate.value).replace(/\D/g, '').length;
    const off = zhePercent(candidate.value, size);
    const end = mention.end + fold;
    if (off !== null)
      return { ...mention, kind: 'percent', value: off, shareOff: Number(`${off}e-2`), sense: null, end };
  }
  if (/^成(?![交为本熟功品套新色员立年人])/.test(after) && candidate.value <= 10) {
    const half = AND_A_HALF.test(after.slice(1)) ? 1 : 0;
    const value = Number(((candidate.value + half / 2) * 10).toFixed(6));
    return { ...mention, kind: 'percent', value, sense: null, end: mention.end + 1 + half };
  }
  const percent = percentAfter(before, after);
  if (!percent) return null;
  const value = Number(`${mention.value}e-${percent.under - 2}`);
  return {
    ...mention,
    kind: 'percent',
    value,
    alternative: null,
    start: mention.start - percent.before,
    end: mention.end + percent.length,
    sense: null,
    shareOff: percent.off ? Number(`${value}e-2`) : null,
  };
}

/** Shares that no number names: half off, 对折, 半成. */
export function halves(text: string): Placed[] {
  return [...text.matchAll(HALF)].map((found) => {
    const tenth = found[0] === '半成';
    const value = tenth ? 5 : found[1] === 'third' ? 33.3333 : found[1] === 'quarter' ? 25 : 50;
    return {
      kind: 'percent',
      value,
      alternative: null,
      unclear: false,
      currency: null,
      mark: null,
      unit: null,
      shareOff: tenth ? null : Number(`${value}e-2`),
      sense: null,
      start: found.index,
      end: found.index + found[0].length,
      form: 'words',
      scaled: false,
    };
  });
}
