import { part } from '@svc/language';

/** The characters that Chinese counts things with. */
export const MEASURES =
  '个件箱桶瓶台套盒袋斤份吨辆张只本位座支双条包卷颗头棵间晚人席根枚粒节罐朵束副幅册串筒盆扇场' +
  '把对打捆匹单组批部户页扎床饼桌程帐堂顶提盏壶碗碟尾架艘筐篮篓听令项课首封亩樘趟樽餐柜托缸排板版' +
  '名片株幢尊杯坛枝笼门块';

/** One measure word, as the source of a pattern. */
export const MEASURE_WORD = part`
    (?:
      公斤
      |千克
      |平方?米
      |平方呎
      |课时
      |场次
      |时段
      |单位
      |班次
      |工时
      |人次
      |个?账号
      |家店
      |间店
      |家
      |款
      |千字
      |公升
      |[${MEASURES}平坪呎米克升字]
    )
  `;

/** Spans of time that a price may be for. */
export const TIME_WORD = '(?:个?小时|个?钟头?|个?礼拜|个?星期|个?月|季度?|工作日|[年月天周日晚时])';

/** "每束", "每小时", "一盒": what a price or a discount is counted by. */
export const PER_UNIT = `(?:每|[一1](?=${MEASURE_WORD}))\\s?(?:个)?(?:${MEASURE_WORD}|${TIME_WORD}|次)`;

const AREA = /\p{Nd}\s?(?:平(?!均|时|日|台)|㎡|m²|sqm\b|sq\.? ?m\b|square met)/iu;

/**
 * Whether a text measures an area in square metres, as rooms and land are.
 * @example measuresArea('48平一室一厅') // true
 */
export const measuresArea = (text: string): boolean => AREA.test(text);
