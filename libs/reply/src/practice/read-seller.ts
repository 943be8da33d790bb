import { readMessage, readNumbers, type Standing, type Vocabulary } from '@svc/language';

/** An offer as the buyer understands it from what was shown. */
export interface HeardOffer {
  /** Unit price. */
  price: number;
  /** Term id → option id, as far as it was named. */
  terms: Record<string, string>;
}

/**
 * The offers in a seller's message, read line by line: those of a list where there is one, else the last price
 * that was named. The practice buyer has no other source; it is never told what the seller decided.
 */
export function hearOffers(shown: string, vocabulary: Vocabulary, listPrice: number): HeardOffer[] {
  const standing: Standing = { offers: [], listPrice };
  const lines = shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
  const listed = lines
    .filter((line) => LIST_ITEM.test(line))
    .map((line) => hearLine(line.replace(LIST_ITEM, ''), vocabulary, standing));
  const items = listed.filter((offer) => offer !== null);
  if (items.length > 1 && items.length === listed.length) return items;
  const last = lines
    .map((line) => hearLine(line, vocabulary, standing))
    .filter((offer) => offer !== null)
    .at(-1);
  return last ? [last] : [];
}

/** `1. …`, `(2) …`, `Option 3: …`, `方案一：…` */
const LIST_ITEM = /^(?:[-•*]\s*)?(?:\(?\d[.):、）]\s*|(?:option|方案|选项)\s*[\dA-Ca-c一二三][.:：、)）]?\s*)/i;

/** A unit price may be told to the cent where the total is what counts. */
const CENT = 0.01;

function hearLine(line: string, vocabulary: Vocabulary, standing: Standing): HeardOffer | null {
  const { package: named } = readMessage(line, vocabulary, standing);
  const terms = Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const mentions = readNumbers(line, {
    currency: vocabulary.currency,
    ...(vocabulary.unit ? { units: [vocabulary.unit] } : {}),
  });
  const amounts = mentions.filter((mention) => mention.kind === 'money').map((mention) => mention.value);
  const counts = mentions
    .filter((mention) => mention.kind !== 'money' && Number.isInteger(mention.value))
    .map((mention) => mention.value);
  const unitPrice = amounts.find((amount) =>
    counts.some((count) => count > 1 && amounts.some((total) => Math.abs(amount * count - total) < CENT * count)),
  );
  const price = unitPrice ?? (typeof named.price === 'number' ? named.price : amounts.at(-1));
  return price === undefined ? null : { price, terms };
}
