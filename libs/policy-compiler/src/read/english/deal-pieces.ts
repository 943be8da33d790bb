import { oneOf } from '../one-of.js';

/** Words that only lead from a deed to the discount that it earns. */
const LEADS_TO = oneOf([
  'and', 'then', 'so', 'there', "there's", 'that', "that's", 'thats', 'it', "it's", 'its', 'this', 'is', 'are', 'i', "i'll", "i'd", "i'm", 'we', "we'll", "we'd", "we're", 'you', "you'll", 'they', "they'll", 'he', 'she', 'will', 'would', 'can', 'be', 'the', 'price', 'knock', 'knocks', 'take', 'takes', 'save', 'saves', 'get', 'gets', 'getting', 'have', 'has', 'give', 'gives', 'make', 'makes', 'drop', 'drops', 'cut', 'cuts', 'come', 'comes', 'down', 'away', 'by', 'another', 'a', 'an', 'further', 'extra', 'additional', 'minus', 'about', 'off', 'worth', 'of', 'discount', 'reduction', 'earns?', 'receives?', 'means?', 'brings?', 'happy to', 'for', 'ok', 'fine', 'yes', 'deduct', 'subtract', 'shave', 'each', 'per', 'unit', 'them', 'him', 'her',
]);
const FIGURE = '(?:-|−)?<[mnp]\\d+>';
/** "… and there's €400 off": a piece that says no more than a discount. */
const RESULT = new RegExp(`^\\s*(?:(?:${LEADS_TO}[ ,]+){1,8}${FIGURE}|${FIGURE}(?: ?(?:per|an?|each|every|the|/) ?[a-z]+| each){0,3} ?(?:off|less|discount|reduction|cheaper|rebate|lower|extra|more|additional|further)(?![a-z]))`);
/** "Old motor handed in: 45 off", "cash = 20 off", "reference on the website - 2 % off": a row that ends in its discount. */
const ROW_END = new RegExp(`(?:[:=?]|\\s[-–—]|\\))\\s*(?:${LEADS_TO} ){0,8}${FIGURE}(?: ?(?:per|an?|each|every|the|for each|/) ?[a-z]+| each| apiece){0,3} ?(?:off|less|discount|reduction|cheaper|rebate|lower|extra|more|additional|further)(?![a-z])`);

/** Deeds asked of a buyer, as an order: "bring", "leave", "let us". */
const VERBS = oneOf([
  'accept', 'add', 'agree', 'allow', 'arrange', 'ask', 'assemble', 'book', 'bring', 'bundle', 'buy', 'cancel', 'carry', 'choose', 'clean', 'clear', 'collect', 'combine', 'come', 'commit', 'confirm', 'cover', 'cut', 'deliver', 'dig', 'do', 'drive', 'drop', 'empty', 'feed', 'fetch', 'fill', 'finish', 'fit', 'follow', 'get', 'give', 'go', 'haul', 'hand', 'have', 'help', 'hire', 'install', 'introduce', 'join', 'keep', 'leave', 'lend', 'let', 'like', 'load', 'lock', 'make', 'mention', 'mount', 'move', 'mow', 'offer', 'open', 'order', 'pack', 'part[- ]?ex(?:change)?', 'pay', 'pick', 'plant', 'post', 'prepay', 'print', 'provide', 'put', 'recommend', 'refer', 'register', 'renew', 'rent', 'return', 'review', 'ride', 'rope', 'send', 'settle', 'share', 'show', 'sign', 'skip', 'stack', 'stay', 'store', 'subscribe', 'supply', 'swap', 'switch', 'tag', 'take', 'tell', 'trade', 'transfer', 'transport', 'turn', 'unload', 'upgrade', 'use', 'wait', 'walk', 'wash', 'water', 'work', 'write',
]);
const DEED = new RegExp(`^\\s*(?:(?:or|also|just|only|please|simply|and|[a-z]\\)|\\(?[a-z0-9]\\)|<[nx]\\d+>[.)])[ ,]*){0,8}(?:${VERBS} (?!me (?:for|at)\\b|us (?:for|at)\\b)|if |when |whoever |who |anyone |anybody |those |people |buyers |customers |for |paying |booking |signing |taking |buying |ordering |collecting |picking |leaving |returning |bringing |happy to |willing to |don't mind |ok with |okay with |fine with )`);
/** Whether an English text opens with something that a buyer is asked to do. */
export const asksDeed = (text: string): boolean => DEED.test(text);

const ANY_FIGURE = /<[mp]\d+>/g;

interface Range {
  from: number;
  to: number;
}

/**
 * The pieces from `first` to `last` that are one trade: a row "label: discount" with all commas of its label, or a deed with the
 * asides up to the discount that it earns.
 */
export function dealPieces(text: string, pieces: readonly Range[], standsAlone: (piece: Range) => boolean): { first: number; last: number }[] {
  const said = pieces.map(({ from, to }) => text.slice(from, to));
  const figured = said.flatMap((piece, at) => (piece.search(ANY_FIGURE) >= 0 ? [at] : []));
  return figured.flatMap((last, index) => {
    const start = index === 0 ? 0 : (figured[index - 1] ?? 0) + 1;
    if (last === start || (said[last]?.match(ANY_FIGURE)?.length ?? 0) > 1) return [];
    if (figured.length === 1 && ROW_END.test(said[last] ?? '')) return [{ first: 0, last }];
    if (!RESULT.test(said[last] ?? '')) return [];
    let first = -1;
    for (let at = last - 1; at >= start; at -= 1) {
      if (DEED.test(said[at] ?? '')) first = at;
      else if (standsAlone(pieces[at] as Range)) break;
    }
    return first < 0 ? [] : [{ first, last }];
  });
}
