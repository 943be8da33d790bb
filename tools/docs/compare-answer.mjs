/**
 * Whether a shown answer is what a program printed. What differs from run to run (ids, times, signatures) is shown as
 * "…": within a text it stands for any characters, as the last item of a list for any further items, and as the member
 * `"…": "…"` of an object for any further members.
 */
const ANY = '…';

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (text) => new RegExp(`^${text.split(ANY).map(escape).join('[^]*?')}$`);

/** Whether a text is the shown one, "…" standing for any characters; white space at ends of lines does not count. */
export function sameText(shown, printed) {
  const tidy = (text) => text.replaceAll(/[ \t\r]+$/gm, '').trim();
  return patternOf(tidy(shown)).test(tidy(printed));
}

/**
 * Whether a JSON value is the shown one.
 * @example sameJson({ id: 'rcp_…', price: 9 }, { id: 'rcp_x', price: 9 }) // true
 */
export function sameJson(shown, real) {
  if (shown === ANY) return true;
  if (typeof shown === 'string') return typeof real === 'string' && patternOf(shown).test(real);
  if (Array.isArray(shown)) return Array.isArray(real) && sameItems(shown, real);
  if (shown !== null && typeof shown === 'object')
    return real !== null && typeof real === 'object' && !Array.isArray(real) && sameMembers(shown, real);
  return Object.is(shown, real);
}

function sameItems(shown, real) {
  const open = shown.at(-1) === ANY && shown.length > 1;
  const items = open ? shown.slice(0, -1) : shown;
  return (
    (open ? real.length >= items.length : real.length === items.length) &&
    items.every((item, index) => sameJson(item, real[index]))
  );
}

function sameMembers(shown, real) {
  const { [ANY]: open, ...members } = shown;
  const names = Object.keys(members);
  return (
    (open !== undefined || Object.keys(real).length === names.length) &&
    names.every((name) => Object.hasOwn(real, name) && sameJson(members[name], real[name]))
  );
}

/** What looks made by chance or by a key: ids, salts, hashes, signatures, sealed states, times. */
const MADE = /(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{22,}(?:\.\.[\w-]{22,})?|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const hidden = (value) =>
  typeof value === 'string' ? value.replaceAll(/rcp_[\w-]{43}/g, `rcp_${ANY}`).replaceAll(MADE, ANY) : value;

/** The real answer in the shape of the shown one: what is shown as "…" and still fits stays so. */
export function refreshJson(shown, real) {
  if (sameJson(shown, real)) return shown;
  if (Array.isArray(shown) && Array.isArray(real)) {
    const open = shown.at(-1) === ANY && shown.length > 1;
    const kept = open ? real.slice(0, shown.length - 1) : real;
    return [...kept.map((item, index) => refreshJson(shown[index], item)), ...(open ? [ANY] : [])];
  }
  if (shown && real && typeof shown === 'object' && typeof real === 'object' && !Array.isArray(real)) {
    const open = Object.hasOwn(shown, ANY);
    const names = Object.keys(real).filter((name) => !open || Object.hasOwn(shown, name));
    const members = names.map((name) => [name, refreshJson(shown[name], real[name])]);
    return Object.fromEntries([...members, ...(open ? [[ANY, ANY]] : [])]);
  }
  if (Array.isArray(real)) return real.map((item) => refreshJson(undefined, item));
  if (real !== null && typeof real === 'object')
    return Object.fromEntries(Object.entries(real).map(([name, value]) => [name, refreshJson(undefined, value)]));
  return hidden(real);
}

/** JSON that keeps on one line what fits there. */
export function layOut(value, indent = '') {
  const line = (one) =>
    JSON.stringify(one, null, 1).replaceAll(/\n */g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  if (value === null || typeof value !== 'object' || indent.length + line(value).length <= 100) return line(value);
  const inner = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => layOut(item, inner))]
    : ['{', '}', Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${layOut(item, inner)}`)];
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

/**
 * The printed text with the lines that are shown with "…" kept where they still fit; null where whole lines are left
 * out, so that a person has to say which.
 */
export function refreshText(shown, printed) {
  const lines = shown.trimEnd().split('\n');
  if (lines.some((line) => line.trim() === ANY)) return null;
  const patterns = lines.filter((line) => line.includes(ANY));
  const fresh = printed.trimEnd().split('\n');
  return `${fresh.map((line) => patterns.find((pattern) => sameText(pattern, line)) ?? hidden(line)).join('\n')}\n`;
}
