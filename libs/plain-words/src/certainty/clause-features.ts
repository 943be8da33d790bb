import { foldText, runsOf } from '@svc/language';

/** Words or Han characters of a clause that are looked at. */
const MOST_TOKENS = 60;

const TOKEN = /#[nmsw%];|[a-z]+(?:'[a-z]+)*|\p{Script=Han}|[?!:,]/gu;
const MONEY = new RegExp(
  [
    String.raw`(?:\p{Sc}|\b(?:usd|eur|gbp|cny|rmb|inr|rs|nt|hk|sgd|aud|cad|nzd|rm)\b\.?)\s?\p{Nd}[\p{Nd}.,]*k?`,
    String.raw`\p{Nd}[\p{Nd}.,]*\s?(?:[元块圆万]|\b(?:dollars?|euros?|pounds?|quid|bucks|rupees|naira|yuan)\b)`,
  ].join('|'),
  'gu',
);
const SHARE = /\p{Nd}[\p{Nd}.,]*\s?%/gu;
const NUMBER = /\p{Nd}[\p{Nd}.,:/]*/gu;
/** What parts a subject from what is said of it: "Spray records — Jess", "invoices -> Theo", "Repairs | no". */
const SEPARATOR = /\s[-–=]+\s|—|[-=]*>|→|[=|]/gu;
/** Words with a capital letter behind other words are a name. */
const NAMED = /(?<=[\p{L}\p{Nd},:;)]\s)\p{Lu}[\p{L}\p{N}'’-]*(?:\.?\s\p{Lu}[\p{L}\p{N}'’-]*)*/gu;
const HAN = /\p{Script=Han}/u;

/** Words, Han characters and marks; a figure is a sum, a share or a number, and not how much it is. */
const tokensOf = (text: string): readonly string[] =>
  foldText(text)
    .text.replace(SEPARATOR, ' #s; ')
    .replace(MONEY, ' #m; ')
    .replace(SHARE, ' #%; ')
    .replace(NUMBER, ' #n; ')
    .replace(/[，、]/gu, ',')
    .match(TOKEN) ?? [];

/**
 * The features of a clause for the model of clauses, each once: runs of its words with figures as what they are,
 * whether a name stands in it, and how long it is. Linear in the length. The words around it are left out: they tell
 * more of how whoever wrote the training data orders things than of the clause.
 * @example clauseFeatures('New chain in May') // ['^', '^ new', 'new', …, ':length middle']
 */
export function clauseFeatures(quote: string): string[] {
  const tokens = tokensOf(quote).slice(0, MOST_TOKENS);
  const length = tokens.length < 4 ? 'short' : tokens.length < 9 ? 'middle' : tokens.length < 16 ? 'long' : 'longest';
  // Whoever bears a name, a clause that sends buyers to them says the same.
  const parted = quote.replace(SEPARATOR, ' #s; ');
  const names = parted.replace(NAMED, ' #w; ');
  const named = names === parted ? [] : [':named', ...runsOf(tokensOf(names).slice(0, MOST_TOKENS))];
  const script = HAN.test(quote) ? ':han' : ':latin';
  return [...new Set([...runsOf(tokens), ...named, script, `:length ${length}`, ':always'])];
}
