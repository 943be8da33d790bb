import { NO_ANSWER } from './phrases/people.js';
import { CARRIES, DESCRIBES, DONE, FLAT, INSISTS, LEFT_OUT } from './phrases/refusals.js';
import type { PieceReader, Run } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';
import type { Range } from '../../text/range.js';
import { turnsAway } from '../../words/name-heading.js';
import { subjectWords } from '../../words/subject-words.js';

const MODAL = '(?:会|能够?|可以?|得|再|予以?|给|帮|另外?|单独|额外|免费|代|对外|接受|提供|随便|曾)';
const VERBAL = new RegExp(`(?:不|没有?|未|无法|没法|甭)${MODAL}{0,3}${DONE}`);
const FORBIDDEN =
  /(?:严禁|禁止|谢绝|请勿|切勿|勿|不准|不许|不得|恕不|恕难|拒绝|拒收|拒接|别(?:想|来)|也别找我|杜绝|免谈)[^，]{0,14}/;
/** What is said of the price or the discount is no subject. */
const OF_PRICE = /价(?!值)|底线|打折|折扣|降|让利|更低|[再更]低|便宜|优惠|还有|的话|如果|要是|只要|时候$|一分|一毛/;
/** "千万别承诺包过": told to the service itself. */
const TELLS = /^(?:千万|绝对|坚决|一定|永远|拜托|请){0,3}(?:别|不要|勿)(?:承诺|答应|保证|送|许诺|赠送|同意|接受)/;

/** What costs extra where it is said how much ("邮费另算大概30"), and what was never opened: no refusal. */
const NO_REFUSAL =
  /另(?:算|计|收|付)[^，]{0,6}<[mn]|未(?:拆|开封|激活)|不(?:到|足|满)(?!<c)[^，]{0,2}<|不收[^，]{0,4}费$/;

/** Whether a piece refuses something. */
export function refuses(text: string): boolean {
  if (NO_REFUSAL.test(text) || turnsAway(text)) return false;
  if (LEFT_OUT.test(text)) return !/优惠|折/.test(text);
  if (OF_PRICE.test(text)) return false;
  if (TELLS.test(text) || FORBIDDEN.test(text)) return true;
  return (VERBAL.test(text) || FLAT.test(text)) && !DESCRIBES.test(text) && !NO_ANSWER.test(text);
}

/** What buyers are wont to ask: no offer. */
const BUYERS_ASK = /(?:很多|好多|有的?|有些|总有|老有)(?:客户|客人|买家|人|顾客)/;
const LAST_VERB = new RegExp(`(?:不|没|未)(?:随[车机货房]|外借|${DONE})$`);
const SPOKEN_TAIL = /(?:一样|同上|免谈|不行|谢绝)$/;

/** Whether the piece names what it refuses; else the piece before does. */
const namesSubject = (text: string): boolean =>
  /不[一-鿿]不[一-鿿]/.test(text) ||
  text.replace(SPOKEN_TAIL, '').replace(LAST_VERB, '').replace(CARRIES, '').trim().length > 1;

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
const stresses = (text: string): boolean =>
  text !== '' && !hasFigure(text) && (INSISTS.test(text) || (refuses(text) && !namesSubject(text)));

/** A piece that is part of the condition of a discount behind it refuses nothing. */
function conditional(run: Run, at: number): boolean {
  const ahead = run.pieces.slice(at + 1).findIndex((_, offset) => /<[mp]\d+>/.test(pieceText(run, at + 1 + offset)));
  if (ahead < 0) return false;
  return [...Array(ahead + 1).keys()].some(
    (offset) =>
      /(?:的|的话|时|者|后)$/.test(pieceText(run, at + offset)) ||
      /^(?:如果|要是|若|只要)/.test(pieceText(run, at + offset)),
  );
}

/** "讲师的差旅费我们从来不承担", "模具绝不外借", "轮胎，不带": refused whenever asked. */
export const readRefusal: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (!refuses(text) || /<[mp]\d+>/.test(text) || /^(?:如果|要是|若)/.test(text) || conditional(run, at)) return null;
  const subjectOpen =
    namesSubject(text) && !INSISTS.test(text)
      ? enumerated(run, at)
      : run.open.filter(({ from, to }) => !OF_PRICE.test(run.tagged.text.slice(from, to)));
  const clause = joined(run, at, 1, subjectOpen);
  const words = subjectWords(
    clause.quote.replace(
      /坚决|从来|绝对|永远|打死|肯定|也都?|谁来?|一概|要?留着|千万|拜托|承诺|答应|我爸|提供|承担|接受|支持/g,
      '',
    ),
  );
  if (words.length === 0 || words.join('').length < 2 || !namesSubject(clause.text)) return null;
  let pieces = 1;
  while (stresses(pieceText(run, at + pieces))) pieces += 1;
  const more =
    pieces > 1
      ? subjectWords(joined(run, at + 1, pieces - 1).quote).filter(
          (word) => word.length > 1 && !/^(?:什么|多少|几|怎么)/.test(word),
        )
      : [];
  return {
    pieces,
    usesOpen: subjectOpen.length > 0,
    statements: [
      { kind: 'never', words, about: 'request', quote: clause.quote },
      ...(more.length > 0
        ? [
            {
              kind: 'never' as const,
              words: more,
              about: 'request' as const,
              quote: joined(run, at + 1, pieces - 1).quote,
            },
          ]
        : []),
    ],
  };
};

const UNDISCOUNTED = /^([^<，我您你它他价]{2,8}?)不(?:打折|优惠|参加优惠|参与优惠|议价|讲价|享受优惠)$/;

/** "加急不打折": no discount on one thing, which is not the price of the whole. */
export const readUndiscounted: PieceReader = (run, at) => {
  const subject = UNDISCOUNTED.exec(pieceText(run, at))?.[1];
  if (
    subject === undefined ||
    /本店|小店|我们|其他|其余|否则|谢绝|一口|概|没|店|绝|从来|坚决|一律|任何|标价/.test(subject)
  )
    return null;
  const clause = joined(run, at, 1);
  return {
    pieces: 1,
    usesOpen: false,
    statements: [
      {
        kind: 'never',
        words: [...new Set([`${subject}打折`, `${subject}优惠`])],
        about: 'request',
        quote: clause.quote,
      },
    ],
  };
};

/** "很多客户一开口就要送龙头": what buyers are wont to ask for; nothing is promised by it. */
export const readBuyersAsk: PieceReader = (run, at) => {
  const text = pieceText(run, at);
  if (
    !BUYERS_ASK.test(text) ||
    !/要|让|叫|求|想/.test(text) ||
    !/送|包邮|便宜|打折|免费|降/.test(text) ||
    hasFigure(text)
  )
    return null;
  return {
    pieces: 1,
    usesOpen: false,
    statements: [{ kind: 'not_understood', reason: 'words', quote: joined(run, at, 1).quote }],
  };
};
