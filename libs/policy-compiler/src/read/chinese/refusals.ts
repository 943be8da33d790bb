import { subjectWords } from '../subject-words.js';
import type { PieceReader } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';

const STRONG = /不(?:免费|白|另外?|额外)送$|(?:没门|不在(?:出售|交易|赠送|范围|此列|其中)[^，]{0,4}|不可能(?:给|送|卖|有)?|没得(?:送|给)|拒(?:绝|不)(?:提供|赠送)?)$|^[^，<]{1,12}(?:不行|不可以|没有|不给|没商量|没得谈|不赔|不管|不换|不修|不退|不接|不收|不借|不租|不赊|不送|不做|不卖|不包)$|(?:绝对?|坚决|一律|一概|从来?|永远?|永|概|肯定|打死(?:也|都)?|死活|谁(?:来)?[^<，]{0,4}[也都]|怎么[^<，]{0,4}[也都]|无论[^<，]{0,8}[也都]|任何[^<，]{0,8}[也都]?)不(?!议价|还价|讲价|二价|降价|打折|让价|便宜|低于|少于|破|突破|松口|急|会骗|掺|坑|用担心|漏|卡)|不(?:在里面|在内|包括|包含|随车|外借|外传|外泄|外卖|拆开?卖|单卖|零卖|承担|接急单|接待|接受|提供|支持|代办|代写|代写|参与|分期|赊账|赊|退差价|退换)|不是?一起卖|另外买|(?:不|没)(?:包|含)在(?:内|里)/;
/** Refusals of a lower price and mere descriptions of the goods. */
const NOT_SUBJECT = /价|底|折|还有|降|让利|低|便宜|不错|没问题|不急|着急|不(?:影响|耽误|介意|漏|卡|抽烟|掉)|的话|如果|要是|只要|时候/;
/** "千万别承诺包过": told to the service itself. */
const FORBIDS = /^(?:但|但是)?(?:千万|绝对|坚决|一定|永远)?(?:别|不要|勿)(?:随便|轻易)?(?:承诺|答应|保证|送|许诺|赠送|同意|接受)/;
/** What buyers are wont to ask: no offer. */
const BUYERS_ASK = /(?:很多|好多|有的?|有些|总有|老有)(?:客户|客人|买家|人|顾客)|(?:客户|客人|买家|顾客)[^<，]{0,6}(?:一开口|总是|老是|老|都|喜欢|爱)[^<，]{0,4}(?:要|让|叫|求|想)/;
const INSISTS = /^(?:请?(?:直接|一律)?拒绝|问几次都不|给多少[^<]{0,4}都不|这个?没得谈|没得商量|谁(?:来)?(?:说|问|要)?[^<]{0,6}(?:都|也)(?:不|没)|(?:客户|不管|无论|怎么)[^<]{0,12}(?:都|也)不|绝对?不(?:行|送|给|卖|可以|做)?$|从来不[一-鿿]{0,2}$|永远不[一-鿿]{0,2}$|什么情况[^<]{0,4}不|谁都不行|免谈|不用问|别问|问了也)/;

/** "讲师的差旅费我们从来不承担", "模具绝不外借，源文件也绝不提供": refused whenever asked. */
export const readRefusal: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (!(STRONG.test(text) || FORBIDS.test(text)) || hasFigure(text) || NOT_SUBJECT.test(text) || /^(?:如果|要是)/.test(text)) return null;
  if (/的$/.test(text) && hasFigure(pieceText(run, at + 1))) return null;
  const subjectOpen = INSISTS.test(text) ? run.open.slice(-1) : [];
  const clause = joined(run, at, 1, subjectOpen);
  const words = subjectWords(clause.quote.replace(/坚决|从来|绝对|永远|打死|肯定|也都?|谁来?|一概|要?留着|千万|承诺|答应|我爸|提供|承担|接受|支持/g, ''));
  if (words.length === 0 || words.join('').length < 2) return null;
  let pieces = 1;
  while (INSISTS.test(pieceText(run, at + pieces)) && !hasFigure(pieceText(run, at + pieces))) pieces += 1;
  const more = pieces > 1 ? subjectWords(joined(run, at + 1, pieces - 1).quote).filter((word) => word.length > 1 && !/^(?:什么|多少|几|怎么)/.test(word)) : [];
  return { pieces, usesOpen: subjectOpen.length > 0 && run.open.length === 1, statements: [{ kind: 'never', words, about: 'request', quote: clause.quote }, ...(more.length > 0 ? [{ kind: 'never' as const, words: more, about: 'request' as const, quote: joined(run, at + 1, pieces - 1).quote }] : [])] };
};

const UNDISCOUNTED = /^([^<，我您你它他价]{2,8}?)(?:一律|都|也|概|绝)?不(?:打折|优惠|参加优惠|参与优惠|议价|讲价|享受优惠)$/;

/** "加急不打折": no discount on one thing, which is not the price of the whole. */
export const readUndiscounted: PieceReader = (run, at) => {
  const subject = UNDISCOUNTED.exec(pieceText(run, at))?.[1];
  if (subject === undefined || /本店|小店|我们|其他|其余|否则|谢绝|一口|概|没|店|绝|从来|坚决|一律|任何|标价/.test(subject)) return null;
  const clause = joined(run, at, 1);
  return { pieces: 1, usesOpen: false, statements: [{ kind: 'never', words: [...new Set([`${subject}打折`, `${subject}优惠`])], about: 'request', quote: clause.quote }] };
};

/** "很多客户一开口就要送龙头": what buyers are wont to ask for; nothing is promised by it. */
export const readBuyersAsk: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (!BUYERS_ASK.test(text) || !/要|让|叫|求|想/.test(text) || !/送|包邮|便宜|打折|免费|降/.test(text) || hasFigure(text)) return null;
  return { pieces: 1, usesOpen: false, statements: [{ kind: 'not_understood', reason: 'words', quote: joined(run, at, 1).quote }] };
};
