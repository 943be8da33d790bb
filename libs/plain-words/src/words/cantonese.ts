/** Characters of written Cantonese, each with the one that says the same in standard Chinese. */
const CHARACTERS: Readonly<Record<string, string>> = {
  唔: '不',
  嘅: '的',
  嚟: '来',
  俾: '给',
  畀: '给',
  佢: '他',
  哋: '们',
  喺: '在',
  冇: '没',
  啲: '些',
  攞: '拿',
  拎: '拿',
  咗: '了',
  搵: '找',
  嗰: '那',
  睇: '看',
  嘢: '物',
  係: '是',
  噉: '这',
  揾: '找',
};
const WRITTEN = /[唔嘅嚟畀佢哋喺冇啲攞咗搵嗰]/;
/** Words of two characters, and 先 where it means "only then". */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/不使/g, '不用'],
  [/先(?=送|减|包|打|有|得|可|收|接)/g, '才'],
  [/呢(?=个|些|度|度|件|张|间)/g, '这'],
  [/同埋/g, '以及'],
  [/加埋/g, '合计'],
  [/净系/g, '只有'],
  [/系(?=我|他|由|每|不|没|这|那|原|要|一)/g, '是'],
  [/落单/g, '下单'],
  [/无得/g, '没得'],
];

/** A folded text with Cantonese written in standard Chinese, position for position; other text as it is. */
export function standardChinese(text: string): string {
  if (!WRITTEN.test(text)) return text;
  const plain = text.replace(
    /[唔嘅嚟俾畀佢哋喺冇啲攞拎咗搵揾嗰睇嘢係噉]/g,
    (character) => CHARACTERS[character] ?? character,
  );
  return WORDS.reduce((all, [pattern, word]) => all.replace(pattern, word), plain);
}
