import { VERBAL_NOUNS } from './phrases/verbal-nouns.js';

/** A verb of one syllable that ends in one vowel and one consonant doubles it: fit, wrap, ship. */
const DOUBLES = /^[^aeiou]*[aeiou][bdglmnprtz]$/;
const PARTICLE = /^(?:apart|away|back|down|in|off|on|out|over|up)$/;
/** Things by a name of their own, which are no form of the shorter word: a bed has no bedding by itself. */
const THINGS: ReadonlySet<string> = new Set(
  'bedding building casing flooring landing lighting opening planting shelving standing topping'.split(' '),
);
const PAST: ReadonlyMap<string, string> = new Map(
  ['bring brought', 'build built', 'make made', 'send sent', 'take taken'].map(
    (row) => row.split(' ') as [string, string],
  ),
);

/** What a verb becomes at its end: dismantles, dismantled, dismantling. */
function inflections(verb: string): string[] {
  const doubled = DOUBLES.test(verb) ? verb + verb.slice(-1) : verb;
  const isSoft = /[^aeiou]y$/.test(verb);
  const dropped = /[^eoy]e$/.test(verb) ? verb.slice(0, -1) : doubled;
  const past =
    PAST.get(verb) ?? (isSoft ? `${verb.slice(0, -1)}ied` : verb.endsWith('e') ? `${verb}d` : `${doubled}ed`);
  const third = isSoft ? `${verb.slice(0, -1)}ies` : /(?:[sxz]|[cs]h)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [third, past, `${dropped}ing`];
}

/** The noun of a verb, and the verb of a noun: the table's, else by its ending. */
const NOUN_OF: ReadonlyMap<string, string> = new Map(VERBAL_NOUNS);
const VERB_OF: ReadonlyMap<string, string> = new Map(VERBAL_NOUNS.map(([verb, noun]) => [noun, verb]));

function nounsOf(verb: string): string[] {
  const known = NOUN_OF.get(verb);
  if (known !== undefined) return [known];
  if (/[^l]ate$/.test(verb)) return [`${verb.slice(0, -1)}ion`];
  if (/i[sz]e$/.test(verb)) return [`${verb.slice(0, -1)}ation`];
  return /ct$/.test(verb) ? [`${verb}ion`] : [];
}

function verbOf(noun: string): string | null {
  const known = VERB_OF.get(noun);
  if (known !== undefined) return known;
  if (/(?:[^l]at|ct)ion$/.test(noun)) return noun.slice(0, -3) + (/ction$/.test(noun) ? '' : 'e');
  return null;
}

/** "It" makes a verb of what may be a noun as well: "frame it" asks for framing, "frame" may be another's. */
const done = (verb: string): string[] => [`${verb} it`, `${verb} them`, ...(verb.length >= 6 ? [verb] : [])];

function formsOfWord(word: string): string[] {
  const stem = /^(.*[aeiouy].*[a-z])(?:ing|(?<!e)ed)$/.exec(word)?.[1];
  if (stem !== undefined && stem.length >= 3) {
    const single = /([bdgmnprtz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    const verbs = [single, `${stem}e`];
    return [`${stem}ed`, `${stem}ing`, ...verbs.flatMap(done), ...verbs.flatMap((verb) => NOUN_OF.get(verb) ?? [])];
  }
  const verb = verbOf(word);
  if (verb !== null) return [...inflections(verb).slice(1), ...done(verb)];
  return [...inflections(word), ...nounsOf(word)];
}

/**
 * The other forms of an English word, and of the last word of an expression or its verb: by the rules of inflection,
 * and by a table of nouns that are made of verbs. Words that English does not have may be among them.
 * @example wordForms('post') // ['posts', 'posted', 'posting', 'postage']
 * @example wordForms('assembly') // ['assembled', 'assembling', 'assemble it', 'assemble them', 'assemble']
 * @example wordForms('take apart') // ['takes apart', 'taken apart', 'taking apart']
 */
export function wordForms(phrase: string): string[] {
  const words = phrase.split(' ');
  const last = words.at(-1) ?? '';
  const at = words.length === 2 && PARTICLE.test(last) ? 0 : words.length - 1;
  const word = words[at] ?? '';
  if (words.length > 3 || !/^[a-z]{3,}$/.test(word) || /\p{Nd}/u.test(phrase)) return [];
  return [...new Set(formsOfWord(word))]
    .filter((form) => form !== word && !THINGS.has(form))
    .map((form) => words.with(at, form).join(' '));
}
