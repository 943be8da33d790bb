import type { Clause } from '../clause.js';
import { oneOf } from '../one-of.js';
import type { Statement } from '../statement.js';
import { subjectWords } from '../subject-words.js';
import type { PieceReader, Run } from './run.js';
import { joined, pieceText } from './run.js';
import { MEASURE_WORD } from './measures.js';

const COUNT = '(<[cn]\\d+>)';
const MEASURE = `\\s?(?:${MEASURE_WORD})?`;
const RANGE = new RegExp(`${COUNT}${MEASURE}\\s?(?:到|至|-|~)\\s?(<[cn]\\d+>)`);

/** What stands before the smallest order. */
const LEAST_BEFORE = ['起订量?', '起批量?', '起售量?', '起购量?', '起拿', '起做', '起印量?', '起送', '起租', '最少', '至少', '起码', '最低(?=[^<，]{0,4}(?:订|买|拿|批|购|量|起))', '不(?:得|能|可)?(?:少|低)于', '最小(?:订|起)', 'moq', '门槛', '(?:得|要|必须|需要?)(?:先|一次)?(?:买|订|拿|凑|满|够|达到?)(?:够|满|到)?'];
/** What stands behind it. */
const LEAST_AFTER = ['起订', '起批', '起售', '起卖', '起购', '起签', '起租', '起送', '起发', '起拿', '起做', '起接', '起印', '起定', '起出', '起供', '起步', '起[办报拍开约运配裁收写译画录剪摄团包装付]', '起(?=\\s|$|[，。])', '才(?:能|可以?|肯)?(?:起|发|送|卖|做|接|订|拿|出|供|给)', '(?:及)?以上才', '保底', '打底'];
/** What stands before the largest order. */
const MOST_BEFORE = ['最多', '最[长久](?=可|能|连|租|订|住|用|<)', '至多', '顶多', '最高', '上限', '不超过', '不多于', '(?:不得?|别|勿|不要|不许|不能|不可)(?:再)?(?:超过|多于|超)', '限购', '限量', '每[人家户单次][^<，]{0,3}限', '最大', '封顶', '库存', '现货', '存货', '仅剩', '只剩', '还剩', '剩下?', '手[上里头](?:边)?(?:就|只|一共|总共|还|有){1,8}', '一共(?:只)?有?', '总共(?:只)?有?', '产能', '产量', '(?:就|只)(?:有|能做|能出|能供|这)', '备了', '仓库里?', '一[天周月年](?:就|只|最)(?:能)?[^<，]{0,3}'];
/** What stands behind it. */
const MOST_AFTER = ['封顶', '为限', '为上限', '上限', '顶天', '到顶', '现货', '库存', '以内', '为止', '卖完'];
const REFUSED = '[^<]{0,8}?(?:不|没|免|别|勿|拒|谢绝)';

const LEAST: readonly RegExp[] = [
  new RegExp(`${COUNT}${MEASURE}\\s?(?:的)?${oneOf(LEAST_AFTER)}`),
  new RegExp(`${oneOf(LEAST_BEFORE)}(?:(?!不超过|最多|至多|上限|封顶)[^<，]){0,8}?${COUNT}`),
  new RegExp(`(?:少于|不足|不到|低于|不满|没有?(?:满|够|到)?|没达到)\\s?${COUNT}${MEASURE}${REFUSED}`),
  new RegExp(`${COUNT}${MEASURE}(?:以下|之下|以内)${REFUSED}`),
];
const MOST: readonly RegExp[] = [
  new RegExp(`${oneOf(MOST_BEFORE)}[^<，]{0,10}?${COUNT}`),
  new RegExp(`${COUNT}${MEASURE}\\s?(?:的)?${oneOf(MOST_AFTER)}`),
  new RegExp(`(?:超过|多于|大于|超出|超)\\s?${COUNT}${MEASURE}${REFUSED}`),
  new RegExp(`${COUNT}${MEASURE}(?:以上|往上|之上)(?:的)?[^<]{0,4}?(?:不接|接不了|做不了|不做|供不了|没货|不供|不卖|出不了|来不及|做不出|拿不出|免谈)`),
  new RegExp(`(?:超过|多于|大于|超)\\s?${COUNT}${MEASURE}[^<]{0,4}?(?:接不了|做不了|供不了|出不了|来不及|做不出|拿不出)`),
];
const NOT_COUNT = /坐|容纳|站得下|可住|元|块(?!茶|板)|价|优惠|折|减|便宜|降|轮|回合|还价|公里|次报价/;

function bound(clause: Clause, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(clause.text);
    const tag = match?.[1];
    if (tag === undefined || !match) continue;
    const value = clause.value(tag);
    const after = clause.text.slice(clause.text.indexOf(tag) + tag.length, clause.text.indexOf(tag) + tag.length + 3);
    if (tag.startsWith('<n') && !/订|批|moq|拿|购|量/.test(match[0])) continue;
    if (Number.isInteger(value) && value >= 1 && !NOT_COUNT.test(match[0]) && !/^\s?(?:元|块|轮|回合|次还|公里)/.test(after)) return tag;
  }
  return undefined;
}

/** "一吨起订，也就是25袋": the same in what is sold. */
const SAME_AS = /^(?:也就是|就是|即|等于|相当于|合|折合)(?:约|大约)?\s?(<[cn]\d+>)$/;

/** "最大650吨" of a press where pieces are sold. */
function ofOtherThing(run: Run, unit: string | null): boolean {
  const sold = run.statements.flatMap((said) => ((said.kind === 'quantity' || said.kind === 'list' || said.kind === 'floor') && said.unit !== null ? [said.unit] : []));
  return unit !== null && sold.length > 0 && !sold.includes(unit) && run.statements.some((said) => said.kind === 'quantity' && said.unit !== null && said.unit !== unit);
}

/** "起订量 200件 最大 2万件", "每单不少于50卷", "800桶封顶": how much may be ordered. */
export const readBounds: PieceReader = (run, at) => {
  const clause = joined(run, at, 1);
  const { quote } = clause;
  if (/<[mp]\d+>/.test(clause.text)) return null;
  const range = /订|单|量|批|拿|之间|起|每|限|可/.test(clause.text) ? RANGE.exec(clause.text) : null;
  const least = range?.[1] ?? bound(clause, LEAST);
  if (least !== undefined) clause.text = clause.text.replace(least, '|');
  const most = range?.[2] ?? bound(clause, MOST);
  if (least === undefined && most === undefined) return null;
  const tags = [least, most].filter((tag) => tag !== undefined);
  const unit = tags.map((tag) => clause.number(tag)?.unit ?? null).find((name) => name !== null) ?? null;
  if (ofOtherThing(run, unit)) return { pieces: 1, usesOpen: false, statements: [{ kind: 'fact', words: subjectWords(quote), quote }] };
  const same = SAME_AS.exec(pieceText(run, at + 1))?.[1];
  if (same !== undefined && (least === undefined) !== (most === undefined)) {
    const other = joined(run, at + 1, 1);
    return { pieces: 2, usesOpen: false, statements: [{ kind: 'quantity', unit: other.number(same)?.unit ?? unit, quote: joined(run, at, 2).quote, [least === undefined ? 'max' : 'min']: other.value(same) }] };
  }
  const statement: Statement = { kind: 'quantity', unit, quote, ...(least === undefined ? {} : { min: clause.value(least) }), ...(most === undefined ? {} : { max: clause.value(most) }) };
  return { pieces: 1, usesOpen: false, statements: [statement] };
};
