import type { Clause } from './clause.js';
import { MEASURE_WORD, PER_UNIT } from './chinese/measures.js';

const EDGE_WORDS = new Set((
  'i we you they he she it its my our your their them us me him her buyer buyers customer customers client clients anyone anybody someone somebody people person whoever who those that this these there '
  + 'can could would will shall may might must should ll d am are is be been being was were do does did has have had let lets get gets got getting give gives given giving take takes taking '
  + 'earn earns earning receive receives qualify qualifies knock drop drops go goes come comes going coming offer offers offering allow allows make makes making means mean brings bring '
  + 'if when for in with on the a an to by of from and also then only just up off at as so but or per each every any all more extra another additional additionally further further '
  + 'price prices priced list listed rate discount discounts discounted deal deals unlock unlocks unlocked worth reduction rebate less cheaper lower down below under above over least until max maximum most than '
  + 'provided providing long once while where which exchange return case instead willing happy ready able like want wants wanting choose chooses choosing agree agrees agreed agreeing even still such '
  + 'lose loses shave shaves trim trims slash slashes deduct deducts subtract save saves cut cuts add adds top unit units piece pieces item items total order whole thing about around roughly say please not except much order\'s what yes ok okay sure very seller team dealer shop store vendor already hence therefore because').split(/\s+/));

const TOKEN = /<[a-z]\d+>|[\p{L}\p{N}'’]+(?:-[\p{L}\p{N}'’]+){0,8}/gu;
/** Chinese words that carry a condition or a discount but say nothing about what is done for it. */
const ZH_EDGE_START = new RegExp(`^(?:在(?:上面|以上|前面|此|原有|这个)(?:的)?(?:价格?|优惠|折扣)?(?:的)?(?:基础)?上?|[\\s，、：:“”"的了就则那]|如果|要是|若是|若|假如|只要|凡是|凡|对于|对(?!公)|客户|顾客|买家|买方|对方|客人|大家|谁|您|你|他们?|我们|我|愿意|肯|能够?|可以?|会(?!员)|想|选择?|采用|使用|用|给予?|享受?|打(?!包)|有|再|另外|另|额外|还(?![款桶货])|也|都|更|最多|最高|至多|每(?:${MEASURE_WORD})|单价|价格?|优惠|折扣|直接|立刻减|立减|统一|一律|均|并|且|而|其中|其他|但|以(?![旧前上下后])|按(?![年月季时])|到(?![店仓货场])|为|是|可)`);
const ZH_EDGE_END = new RegExp(`(?:(?:照|按|以)<x\\d+>(?:元|块)?(?:的价格?)?|[\\s，、：:“”"的了就则那]|的话|时候?|者|客户|顾客|买家|的人|可以?|能|(?<![教商工协学农渔社])会|享受?|打|有|再|另外|另|额外|(?<![返归退])还|也|都|更|最多|最高|至多|${PER_UNIT}|单价|价格?|优惠|折扣|减免?|让利?|降|便宜|少|给予?|给|直接|立|统一|一律|均|并|且|而|但|以|按|(?<![款货])到|为|是|可|我们?|您|你|他|在(?:上面|以上|前面|此|标价)(?:的)?(?:价格?|优惠|折扣)?(?:的)?(?:基础)?上?|基础上|在此|在)$`);

/** Whether a text begins with words that open a condition. */
export const CONDITION_START = /^\s*(?:only )?(?:if|when|whenever|provided|providing|as long as|in exchange|in return|(?:for )?(?:someone|somebody|anyone|anybody|whoever|those|people|buyers|customers|clients|everyone|a (?:buyer|customer|client)|the (?:buyer|customer|client)) (?:who|that|paying|buying|taking|signing|ordering)|whoever|for (?:anyone|those|buyers|customers|people)|once|on condition|assuming|unless|so long as)\b|^\s*(?:如果|要是|若|只要|凡|假如|前提是?|条件是)/;

function trimEnglish(clause: Clause, from: number, to: number): string {
  const tokens = [...clause.text.slice(from, to).matchAll(TOKEN)];
  const edge = (token: string, at: number): boolean => (token === 'case' && tokens[at - 1]?.[0] !== 'in' ? false : token.startsWith('<') ? /^<[mnypu]/.test(token) : EDGE_WORDS.has(token.replace(/['’].*$/, '')));
  let first = 0;
  let last = tokens.length - 1;
  while (first <= last && edge(tokens[first]?.[0] ?? '', first)) first += 1;
  while (last >= first && edge(tokens[last]?.[0] ?? '', last)) last -= 1;
  const [head, tail] = [tokens[first], tokens[last]];
  if (first > last || !head || !tail) return '';
  return clause.words(from + head.index, from + tail.index + tail[0].length);
}

function trimChinese(clause: Clause, from: number, to: number): string {
  let [start, end] = [from, to];
  for (let changed = true; changed && start < end;) {
    const text = clause.text.slice(start, end);
    const lead = ZH_EDGE_START.exec(text)?.[0] ?? /^<[mnypu]\d+>/.exec(text)?.[0];
    const trail = lead === undefined ? ZH_EDGE_END.exec(text)?.[0] ?? /<[mnypu]\d+>$/.exec(text)?.[0] : undefined;
    if (lead !== undefined) start += lead.length;
    if (trail !== undefined) end -= trail.length;
    changed = lead !== undefined || trail !== undefined;
  }
  return clause.words(start, end);
}

/** What is left of a range of a clause when words that only carry the discount are stripped from both its ends. */
export function trimCondition(clause: Clause, from: number, to: number): string {
  const chinese = /[一-鿿]/.test(clause.text.slice(from, to));
  return chinese ? trimChinese(clause, from, to) : trimEnglish(clause, from, to);
}

/** "Whoever comes and gets it pays 2 less": the deed, where each of its words alone would say nothing. */
function deedBeforePaying(clause: Clause, to: number): string {
  const deed = /\b(?:whoever|who|that|if (?:they|you|the buyer)) ([^<]{3,60}?) pays?\W*$/d.exec(clause.text.slice(0, to))?.indices?.[1];
  return deed ? clause.words(deed[0], deed[1]) : '';
}

/** "Two things bring it down: paying upfront …", and what was read before "and". */
const ANNOUNCED = /^[^:<]{0,20}(?:<[cnx]\d+> ?)?[^:<]{0,40}\b(?:things|ways|down|cheaper|discounts?|save|deals?|offers?)\b[^:<]{0,30}: ?/;
const READ_BEFORE = /^.*<u\d+>[^<]{0,40}?(?:\b(?:and|or|plus|but)\b|[,;]) ?/s;

/** Where the condition before a discount can begin. */
function beginning(text: string): number {
  const read = READ_BEFORE.exec(text)?.[0].length ?? 0;
  return read > 0 ? read : ANNOUNCED.exec(text)?.[0].length ?? 0;
}

/** What the buyer does for a discount that stands at `from`..`to` of the clause; empty where nothing is asked. */
export function conditionAround(clause: Clause, discount: { from: number; to: number }): string {
  const begin = clause.language === 'en' ? beginning(clause.text.slice(0, discount.from)) : 0;
  const before = trimCondition(clause, begin, discount.from) || trimCondition(clause, 0, discount.from);
  const top = /^ ?(?:extra )?(?:on top|in addition|additional)(?: (?:of|to) (?:the |any |all |that |this )?[a-z]+(?: (?:discounts?|price|one))?)?/.exec(clause.text.slice(discount.to))?.[0].length ?? 0;
  const after = trimCondition(clause, discount.to + top, clause.text.length);
  if (/^pays?$/i.test(before)) return deedBeforePaying(clause, discount.from) || after || before;
  if (before === '' || after === '') return before || after;
  const opens = (text: string): boolean => CONDITION_START.test(text);
  if (opens(clause.text.slice(discount.to).replace(/^[^a-z一-鿿]*/, ''))) return after;
  if (opens(clause.text.slice(0, discount.from))) return before;
  return /^\s*(?:for|with|on)\b/.test(clause.text.slice(discount.to)) ? after : before;
}
