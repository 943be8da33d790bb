import { MEASURES } from '../../../words/measures.js';
import { patternWith } from '@svc/language';

export const SWAPS: readonly (readonly [RegExp, string])[] = [
  // Models, years of make and versions are no prices.
  [/<[yn](?=\d+>\s?(?:款|年|版|型|代|届|级|号|寸|码|系|期间|万像素|像素|核|匹马))/g, '<x'],
  [/(?<=(?:型号|款式|版本|尺码|规格|尺寸)[^<，。\n]{0,8})<[nyc](?=\d+>)/g, '<x'],
  // "10米100灯": two measures of the goods.
  [/(?<=<c\d+>)<n(?=\d+>[一-鿿](?<![元块毛蚊每起减卖低以]))/g, '<x'],
  // Figures of the goods and of ways to reach somebody.
  [
    patternWith('g')`
    (?<=
      (?:
          快门
          |里程
          |表显
          |公里数?
          |行驶
          |跑了
          |粉丝
          |销量
          |排量
          |功率
          |像素
          |容量
          |转速
          |续航
          |海拔
          |分机
          |手机
          |内线
          |直线
          |邮编
          |门牌
          |酒精度
          |含量
          |纯度
        )(?:次数|数|量|号|大?约|大概|不到|是|为|有|了|才|只|仅|就|刚|:|\s){0,4}
    )<[nyp](?=\d+>)
  `,
    '<x',
  ],
  // Years of a season or an edition, and those in brackets.
  [/<y(?=\d+>\s?(?:[春夏秋冬]|圣诞|新[年版款]))/g, '<x'],
  // "500-1999": no year ends a range of counts.
  [/(?<=<[nc]\d+>\s?[-~至到]\s?)<y(?=\d+>)/g, '<n'],
  // "两万多" is no figure that could be agreed on.
  [/<[ny](?=\d+>\s?[多余来几](?!人|位|个))/g, '<x'],
  // Numbers that only count the lines or the cases.
  [/(?<=\n\s*[(【]?)<[nycx](?=\d+>\s?[.)、】](?!\d))/g, '<x'],
  [/(?<=\()<[nyc](?=\d+>\))/g, '<x'],
  // A number before a measure word is a count, unless it is part of a price.
  [new RegExp(`<[ny](?=\\d+>\\s?(?!包(?:邮|顺丰|快递|运|送))[${MEASURES}])`, 'g'), '<c'],
  // "Two thousand" off is money, whatever year it might be.
  [/(?<=(?:便宜|优惠|减|少|让|降|价|卖|最低|底线)[^<，。\n]{0,4})<y(?=\d+>)/g, '<n'],
];

/** Days that are booked or bought are what is sold; years and months are a contract's. */
export const DAYS_SOLD = patternWith('g')`
    (?<=(?:订|住|租|包|买|做|用)[^<，。\n]{0,3})<d(\d+)>(?=以上|及以上|起|或以上)
    |(?<=满[^<，。\n]{0,2})<d(\d+)>(?=的?，?\s?每[天日小个])
    |(?<=(?:最长|最久|最多|最少|最短|至少|起租)[^<，。\n]{0,6})<d(\d+)>
  `;

export const BULLET = patternWith('g')`
    (?<=\n)([^\S\n]*)
    (?:
      [·•・●○◆◇■□▪►▶✓✗✘✕×❌✅☑*※☆★＊‧∙-]+
      |\.(?!\d)
      |[(【]?(?:[一二三四五六七八九十]{1,3}|[a-z甲乙丙丁戊己])(?:[)】]|[.，])
      |[(【]?<[xncy](\d+)>(?:[)】]|[.，)](?!\d))
    )(?=\s*\S)
  `;
