import { MEASURE_WORD } from '../../../words/measures.js';
import { oneOf } from '../../../words/one-of.js';

export const COUNT = '(<[cn]\\d+>)';

export const MEASURE = `\\s?(?:${MEASURE_WORD})?`;

/** What stands before the smallest order. */
const LEAST_BEFORE = [
  '起订量?',
  '起批量?',
  '起售量?',
  '起购量?',
  '起拿',
  '起做',
  '起印量?',
  '起送',
  '起租',
  '最少',
  '至少',
  '起码',
  '不少于',
  '最小订',
  'moq',
  '门槛',
];

/** What stands behind it. */
const LEAST_AFTER = [
  '起订',
  '起批',
  '起售',
  '起卖',
  '起购',
  '起签',
  '起租',
  '起送',
  '起发',
  '起拿',
  '起做',
  '起接',
  '起印',
  '起定',
  '起出',
  '起供',
  '起步',
  '起[办报拍开约运配裁收写译画录剪摄团包装付]',
  '起(?=$)',
  '才(?:能|可以?|肯)?(?:起|发|送|卖|做|接|订|拿|出|供|给)',
  '保底',
  '打底',
];

/** What stands before the largest order. */
const MOST_BEFORE = [
  '最多',
  '最[长久](?=可|能|连|租|订|住|用)',
  '至多',
  '顶多',
  '最高',
  '上限',
  '不超过',
  '不多于',
  '限购',
  '限量',
  '每[人家户单次][^<，]{0,3}限',
  '最大',
  '封顶',
  '库存',
  '现货',
  '存货',
  '仅剩',
  '只剩',
  '还剩',
  '剩下?',
  '一共有?',
  '总共(?:只)?有?',
  '产能',
  '产量',
  '备了',
  '仓库里?',
];

/** What stands behind it. */
const MOST_AFTER = ['封顶', '为限', '为上限', '上限', '顶天', '到顶', '现货', '库存', '以内', '为止', '卖完'];

const REFUSED = '[^<]{0,8}?(?:不|没|免|别|勿|拒|谢绝)';

export const LEAST: readonly RegExp[] = [
  new RegExp(`${COUNT}${MEASURE}\\s?${oneOf(LEAST_AFTER)}`),
  new RegExp(`${oneOf(LEAST_BEFORE)}(?:(?!不超过|最多|至多|上限|封顶)[^<，]){0,8}?${COUNT}`),
  new RegExp(`(?:少于|不足|不到|低于|不满|没有?(?:满|够|到)?|没达到)\\s?${COUNT}${MEASURE}${REFUSED}`),
];

export const MOST: readonly RegExp[] = [
  new RegExp(`${oneOf(MOST_BEFORE)}[^<，]{0,10}?${COUNT}`),
  new RegExp(`${COUNT}${MEASURE}\\s?${oneOf(MOST_AFTER)}`),
  new RegExp(`超过\\s?${COUNT}${MEASURE}${REFUSED}`),
];
