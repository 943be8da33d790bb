import { foldText } from '@svc/language';

/** English words that name nothing. */
const EMPTY = new Set((
  'a an the this that these those it its i i\'m i\'d i\'ll i\'ve we we\'re we\'ll you your they their them he she him her my our me us who which what where when how why whose there here '
  + 'is isn\'t are aren\'t am be been being was were do does did don\'t doesn\'t didn\'t have has had having can can\'t cannot could will would won\'t wouldn\'t shall should may might must need needs '
  + 'not no never nor none nothing ever any anything some all every each both other another more most less least very too also just only even still yet already '
  + 'and or but if then than so as at by for from in into of off on onto out over to up with without under about after before during until while because '
  + 'circumstances circumstance exception exceptions whatsoever matter please sorry negotiable non-negotiable included include includes excluded part table comes come '
  + 'offer offers offered accept accepts accepting accepted allowed possible provided available permitted welcome give gives giving take takes make makes get gets let sell sells selling sold sale do doing done go goes ask asks asked asking '
  + 'questions question anyone anybody someone somebody people person human manager owner boss team colleague staff directly me/us call contact talk speak refer forward send pass escalate hand '
  + 'handled hands leave route transfer involve goes straight anything concerning regarding related discuss discussing buyer buyers customer customers wants want like things thing everything else '
  + 'it\'s they\'re he\'s she\'s you\'re let\'s what\'s who\'s myself himself herself themselves ourselves yourself personally same story pls plz mr mrs ms dr also always full-stop mentions mention brings bring rather '
  + 'there\'s that\'s one two way time matters topics topic issues tell told know say says item items deal price prices under').split(/\s+/));

const ZH_EMPTY = /绝对不?|绝不|决不|从不|永远不?|不会|不能够?|不可以?|不接受|不支持|不提供|不包含?|不含|不附带?|不(?=送货|送餐|配送|送到)|不送|不卖|不单独?卖|不拆开?卖?|不在内|不算在内|不参与|不予|不做|不给|不退|不换|不|谢绝|免谈|概|一律|恕|勿|禁止|没得谈|除外|任何|情况下|无论如何|请|转给?|人工客服|人工|处理|联系|咨询|负责|回复|回答|决定|老板|经理|店长|客服|本人|我们?|找|问题|问|由|交给|来|谈|关于|涉及|有关|方面|相关|的|问题|事宜|事项|等|都|也|要|需要?|必须|直接|您|你|他们?|客户|买家|如果|如|想|和|与|及|或者?|以及|还有|、|，|。|：|:|“|”|是|在|里|内|这个|那个|这|那|就|会|可以?|能|一下|同事|专人|亲自|确认|统一|之类|部门?|小[王李张刘陈]|先|再/g;

const unique = (words: readonly string[]): string[] => [...new Set(words.filter((word) => word.length > 0 && word.length <= 80))];

function singular(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** "You'll", "we've". */
const SHORTENED = /^(?:i|you|we|they|he|she|it|there|that|this|who|what)['’](?:ll|ve|d|re|m|s)$/;

function english(text: string): string[] {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’&/-]*/gu) ?? [];
  const words: string[] = [];
  const runs: string[][] = [[]];
  for (const token of tokens) {
    if (SHORTENED.test(token) || EMPTY.has(token.replace('’', "'")) || token.length < 2) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  for (const run of runs) {
    if (run.length > 1 && run.length <= 4) words.push(run.join(' '));
    for (const word of run) words.push(word, singular(word));
  }
  return unique(words);
}

function chinese(written: string): string[] {
  const { text } = foldText(written);
  const phrases = text.split(/[，,、；。\s/（）()]|(?:和|与|及|或者?|以及)/).map((piece) => piece.replace(ZH_EMPTY, '')).filter((piece) => piece.length >= 1);
  const words: string[] = [];
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  for (const phrase of phrases) {
    words.push(phrase);
    for (const { segment, isWordLike } of segmenter.segment(phrase)) if (isWordLike && segment.length >= 2) words.push(segment);
  }
  return unique(words.map((word) => word.toLowerCase()));
}

/**
 * The words by which a buyer would raise what a phrase is about, most telling first, at most `most`.
 * @example subjectWords('The chair is not included, ever.') // ['chair']
 */
export function subjectWords(text: string, most = 12): string[] {
  const words = /\p{Script=Han}/u.test(text) ? chinese(text) : english(text);
  return words.slice(0, most);
}
