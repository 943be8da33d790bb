import { oneOf } from '../one-of.js';
import { subjectWords } from '../subject-words.js';
import { NO_ANSWER } from './people.js';
import type { PieceReader, Range, Run } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';

const MODAL = '(?:会|能够?|可以?|得|再|予以?|给|帮|另外?|单独|额外|免费|代|对外|接受|提供|随便|曾)';
/** What sellers refuse to do or to give. */
const DONE = oneOf(['送', '给', '带', '包', '含', '附', '配', '做', '接(?!近)', '卖', '收', '退', '换', '修(?!过)', '改', '印', '刻', '绣', '租', '借', '寄', '发', '运', '拆', '开(?!心|口)', '代', '赔', '补', '擦', '搬', '洗', '装', '贴', '算(?!贵|旧|远|多|太)', '计(?!较)', '赊', '赠', '提供', '接受', '支持', '承接', '负责', '承担', '受理', '安排', '办', '准', '许', '允许', '设(?!限)', '拍', '画', '写', '教', '押', '混', '伺候', '参与', '参加', '兼', '留', '出(?!事|过)', '供', '陪', '喂', '剪', '染', '烫', '切', '磨', '裁', '喷', '焊', '打样', '上门', '转让', '转租', '散', '零', '单(?!独住)', '外借', '外传', '外泄', '分期', '挂账', '保(?!密)', '承诺', '答应', '处理', '谈', '走(?=平台|闲鱼|第三方)', '回收', '置换', '在内', '在里', '管(?!理)', '随(?=车|机|货|房|附|赠)', '停(?=车|电)', '养', '进(?=场|门|店)', '过夜', '到府', '去(?!掉|除|世|年|哪)', '碰(?!过)', '接待', '托管', '加(?=急|床|工|班|料)', '邮', '订', '裱', '烤', '播', '让(?=进|带|吸|养|拍|停)']);
/** A thing that is left out of the price. */
const LEFT_OUT = /(?:不|没|未)(?:有)?(?:包|含|在|算|计|进|列)(?:含|括|进|入){0,8}(?:在)?[^，<]{0,10}(?:里面?|内|中|之列|范围)|(?:不|没)(?:包|含)在|不是?一起卖|另(?:外)?(?:算|计|收费?|付|购|买)|自(?:理|备|费)$/;
const VERBAL = new RegExp(`(?:不|没有?|未|无法|没法|甭)${MODAL}{0,3}${DONE}`);
const FLAT = new RegExp(`(?:不行|不可以?|不可能|不成|不许|不准|没门|没戏|没商量|没得[减谈送退改换给商倾讲斟]?量?|免谈|没有?这(?:回事|个说法|种事|一项)|想都别想|休想|做不[了到来]|办不[了到]|接不了|除外|谢绝|拒绝|不干|同上)(?:的|了|哦|哈|啊|呀|啦|喔){0,2}$|^[^，<]{2,10}(?:我们|这边|店里)?没有的?$`);
const FORBIDDEN = /(?:严禁|禁止|谢绝|请勿|切勿|勿|不准|不许|不得|恕不|恕难|拒绝|拒收|拒接|别(?:想|来)|(?:也|都)别找我|杜绝|免谈)[^，]{0,14}/;
/** Negations that describe the goods, the seller or the buyer and refuse nothing. */
const DESCRIBES = /不(?:错|急|赶|懂|知|清楚|好|用|必|需|想|同|论|管(?=是|多|怎)|限|到|足|满|超|仅|但|过|只|漏|掉|褪|咬|吵|影响|耽误|介意|卡|抽烟|坑|掺|变形|易|太|够|敢|怕|营业|上班|回(?:消息|信|微信|电话)|看消息|接电话|在家|休息|耐烦|值|划算|如|妨|瞒|一样|定期|收(?:信号|利息)|出门|开门)|没(?:问题|[一-鿿]{1,2}过|有?(?:[一-鿿]{0,3}(?:事故|划痕|磕碰|毛病|瑕疵|异味|味道|问题|裂|损|坏|大修))|关系|空|时间|几|怎么|人)|无(?:事故|异味|划痕|磕碰)|从未|还没|要不是|忍不住|假一赔|差不多|对不起|免不了|少不了|进不来|不来|打不通/;
/** What is said of the price or the discount is no subject. */
const OF_PRICE = /价(?!值)|底线|打折|折扣|降|让利|更低|[再更]低|便宜|优惠|还有|的话|如果|要是|只要|时候$|一分|一毛/;
/** "千万别承诺包过": told to the service itself. */
const TELLS = /^(?:但|但是)?(?:千万|绝对|坚决|一定|永远|拜托|请){0,3}(?:别|不要|勿)(?:随便|轻易)?(?:承诺|答应|保证|送|许诺|赠送|同意|接受)/;

/** Whether a piece refuses something. */
export function refuses(text: string): boolean {
  if (LEFT_OUT.test(text)) return !/优惠|折/.test(text);
  if (OF_PRICE.test(text)) return false;
  if (TELLS.test(text) || FORBIDDEN.test(text)) return true;
  return (VERBAL.test(text) || FLAT.test(text)) && !DESCRIBES.test(text) && !NO_ANSWER.test(text);
}

/** What buyers are wont to ask: no offer. */
const BUYERS_ASK = /(?:很多|好多|有的?|有些|总有|老有)(?:客户|客人|买家|人|顾客)|(?:客户|客人|买家|顾客)[^<，]{0,6}(?:一开口|总是|老是|老|都|喜欢|爱)[^<，]{0,4}(?:要|让|叫|求|想)/;
const INSISTS = /^(?:请?(?:直接|一律)?拒绝|问几次都不|给多少[^<]{0,4}都不|这个?没得谈|没得商量|谁(?:来)?(?:说|问|要)?[^<]{0,6}(?:都|也)(?:不|没)|(?:客户|不管|无论|怎么)[^<]{0,12}(?:都|也)不|绝对?不(?:行|送|给|卖|可以|做)?$|从来不[一-鿿]{0,2}$|永远不[一-鿿]{0,2}$|什么情况[^<]{0,4}不|谁都不行|免谈|不用问|别问|问了也)/;

/** What of a refusing piece is no name of what is refused. */
const CARRIES = /坚决|从来|绝对?|永远|打死|死活|肯定|实在|真的?|目前|现在|暂时|一律|一概|也|都|谁来?|概|要?留着|千万|拜托|承诺|答应|提供|承担|接受|支持|我们?|咱们?|俺们?|本店|小店|这边|是|的|了|哦|哈|啊|呀|不行|不可以?|不可能|不好意思|不|没有?|未|勿|恕|可以?|能|会|得|再|在[^，]{0,8}[里内中]面?|这个?|那个?|它|包含|包(?!邮|装|运|月|食|住)|含|算|带|送|做|卖|同上|没得.*|没这.*|另算|另外/g;
const LAST_VERB = new RegExp(`(?:不|没|未)(?:随[车机货房]|外借|退换|安装|${DONE})$`);
const SPOKEN_TAIL = /(?:一样|同上|免谈|不行|谢绝)$/;

/** Whether the piece names what it refuses; else the piece before does. */
const namesSubject = (text: string): boolean => /不[一-鿿]不[一-鿿]/.test(text) || text.replace(SPOKEN_TAIL, '').replace(LAST_VERB, '').replace(CARRIES, '').trim().length > 1;

/** The short pieces before this one that are listed with it: "吊牌、包装袋不包含在单价里". */
function enumerated(run: Run, at: number): Range[] {
  const listed: Range[] = [];
  for (let index = run.open.length - 1; index >= 0; index -= 1) {
    const piece = run.open[index] as Range;
    if (run.tagged.description.charAt(run.tagged.starts[piece.to] ?? -1) !== '、' || piece.to - piece.from > 10) break;
    listed.unshift(piece);
  }
  return at > 0 ? listed : [];
}

/** Whether the piece only goes on about a refusal. */
const stresses = (text: string): boolean => text !== '' && !hasFigure(text) && (INSISTS.test(text) || (refuses(text) && !namesSubject(text)));

/** A piece that is part of the condition of a discount behind it refuses nothing. */
function conditional(run: Run, at: number): boolean {
  const ahead = run.pieces.slice(at + 1).findIndex((_, offset) => /<[mp]\d+>/.test(pieceText(run, at + 1 + offset)));
  if (ahead < 0) return false;
  return [...Array(ahead + 1).keys()].some((offset) => /(?:的|的话|时|者|后)$/.test(pieceText(run, at + offset)) || /^(?:如果|要是|若|只要)/.test(pieceText(run, at + offset)));
}

/** "讲师的差旅费我们从来不承担", "模具绝不外借", "轮胎，不带": refused whenever asked. */
export const readRefusal: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (!refuses(text) || /<[mp]\d+>/.test(text) || /^(?:如果|要是|若)/.test(text) || conditional(run, at)) return null;
  const subjectOpen = namesSubject(text) && !INSISTS.test(text) ? enumerated(run, at) : run.open.filter(({ from, to }) => !OF_PRICE.test(run.tagged.text.slice(from, to)));
  const clause = joined(run, at, 1, subjectOpen);
  const words = subjectWords(clause.quote.replace(/坚决|从来|绝对|永远|打死|肯定|也都?|谁来?|一概|要?留着|千万|拜托|承诺|答应|我爸|提供|承担|接受|支持/g, ''));
  if (words.length === 0 || words.join('').length < 2 || !namesSubject(clause.text)) return null;
  let pieces = 1;
  while (stresses(pieceText(run, at + pieces))) pieces += 1;
  const more = pieces > 1 ? subjectWords(joined(run, at + 1, pieces - 1).quote).filter((word) => word.length > 1 && !/^(?:什么|多少|几|怎么)/.test(word)) : [];
  return { pieces, usesOpen: subjectOpen.length > 0, statements: [{ kind: 'never', words, about: 'request', quote: clause.quote }, ...(more.length > 0 ? [{ kind: 'never' as const, words: more, about: 'request' as const, quote: joined(run, at + 1, pieces - 1).quote }] : [])] };
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
