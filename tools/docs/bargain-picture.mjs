/** The picture of the README: what buyer and seller say in its transcript, by message, as an SVG. */

const WIDTH = 720;
const HEIGHT = 320;
const PLOT = { left: 72, right: 560, top: 48, bottom: 260 };
const INK = '#1f2933';
const SIDES = { buyer: '#b4540a', seller: '#0b6e4f' };

const sumsIn = (text) => [...text.matchAll(/\$?\b(\d{3,})\b/g)].map(([, sum]) => Number(sum));

/**
 * What each message names: the side, its place in the talk, the last sum in it, and whether the option is part of it.
 * @param {string} transcript lines of "buyer: …" and "seller: …"
 * @returns {{ side: string, at: number, sum: number, hasOption: boolean }[]} messages without a sum are left out
 */
export function movesOf(transcript) {
  const lines = [...transcript.matchAll(/^(buyer|seller): +(.*)$/gm)];
  return lines.flatMap(([, side, text], at) => {
    const sum = sumsIn(text).at(-1);
    return sum === undefined ? [] : [{ side, at, sum, hasOption: /pick/i.test(text) }];
  });
}

const element = (name, attributes, words = '') => {
  const told = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  return `<${name} ${told.join(' ')}>${words}</${name}>`;
};

const text = (x, y, words, { anchor = 'start', fill = INK, weight = 400 } = {}) =>
  element('text', { x, y, 'text-anchor': anchor, fill, 'font-size': 13, 'font-weight': weight }, words);

/** A dashed line at a sum, with its name. */
const levelAt = (height, label) => [
  element('line', {
    x1: PLOT.left,
    x2: PLOT.right,
    y1: height,
    y2: height,
    stroke: '#9aa5b1',
    'stroke-dasharray': '4 4',
  }),
  text(PLOT.right + 10, height + 4, label),
];

/** The picture of a transcript, as the text of an SVG file. */
export function drawBargain(transcript) {
  const moves = movesOf(transcript);
  const [list, lowest] = sumsIn(/^offer: +(.*)$/m.exec(transcript)?.[1] ?? '');
  const floor = Math.min(...moves.map(({ sum }) => sum)) - 20;
  const last = Math.max(...moves.map(({ at }) => at));
  const x = (at) => PLOT.left + 30 + (at * (PLOT.right - PLOT.left - 60)) / last;
  const y = (sum) => PLOT.bottom - ((sum - floor) * (PLOT.bottom - PLOT.top)) / (list - floor);
  const side = (name) => {
    const own = moves.filter((move) => move.side === name);
    const path = own.map(({ at, sum }) => `${x(at)},${y(sum)}`).join(' ');
    return [
      element('polyline', { points: path, fill: 'none', stroke: SIDES[name], 'stroke-width': 2 }),
      ...own.flatMap(({ at, sum, hasOption }) => [
        element('circle', {
          cx: x(at),
          cy: y(sum),
          r: 6,
          stroke: SIDES[name],
          'stroke-width': 2,
          fill: hasOption ? SIDES[name] : '#ffffff',
        }),
        text(x(at), y(sum) + (name === 'buyer' ? 24 : -14), `$${sum}`, { anchor: 'middle', fill: SIDES[name] }),
      ]),
      text(x(own[0].at) - 14, y(own[0].sum) + 5, name, { anchor: 'end', fill: SIDES[name], weight: 600 }),
    ];
  };
  const deal = moves.at(-1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif">`,
    `<title>A bargain: both sides move, and the deal is $${deal.sum}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#ffffff"/>`,
    ...levelAt(y(list), `asking price: $${list}`),
    ...levelAt(y(lowest), `lowest, secret: $${lowest}`),
    ...side('seller'),
    ...side('buyer'),
    text(
      PLOT.left,
      HEIGHT - 20,
      'Message by message. A full circle is a price with pick-up, $30 less; an empty one is without.',
    ),
    '</svg>\n',
  ].join('\n');
}
