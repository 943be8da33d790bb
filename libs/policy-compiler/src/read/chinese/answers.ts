import type { Clause } from '../clause.js';
import { subjectWords } from '../subject-words.js';
import type { PieceReader } from './run.js';
import { hasFigure, joined, pieceText } from './run.js';

const ASKED = /(?:有人|客户|客人|买家|家长|顾客|对方|别人|谁|要是|如果|若|凡是)?[^，<]{0,6}(?:问|想知道|想了解|了解|咨询|打听|关于)/;
const TOLD = /(?<![别勿不])(?:就|直接|请|您|你|都|统一|一律|则|可以?|帮我|跟(?:他|她|客户|对方)们?)*(?:说(?!一下情况)|告诉(?:他|她|客户|对方|买家|客人|大家)?们?|告知|回答|答复|回复|解释)(?!不|清)(?:是|：|:|,|，)*/;
const MAY_TELL = /^(?:也|都)?(?:可以?|请|直接)(?:告诉|跟|告知|说)/;
const PERSON = '(?:我|老[板公婆]|经理|店长|客服|同事|专人|销售|主管|负责人|法务|财务|本人|人工|真人|师傅|业务|老师|工程师|管家|前台|阿[一-鿿]|小[一-鿿]|[一-鿿]{0,3}(?:总|姐|哥|叔|工|经理|主任|老师|师傅|先生|女士|会计|律师|部|部门|团队|店|那边))';
/** "人工：报关". */
const LABEL = /^(?:转?人工|真人|转接|找我|人工处理|人工客服)\s?[:：]\s?(?=[^<])/;
const PASSED = new RegExp(`^(?:转?人工|真人|转接|找我|人工处理|人工客服)\\s?[:：][^<]|(?:叫|喊|请|找|联系|通知)(?:我|人工|真人)(?=$|，)|加我[^，<]{0,3}(?:微信|好友|电话)|(?:必须|只能|得|要|需要?)(?:由|是|让)?(?:人工|真人|本人|我|${PERSON})(?:来)?(?:回答|答|回复|谈|处理|拍板|定|说|决定)|(?:归|属于|是)[^，<]{0,2}${PERSON}(?:管|负责|的事)|我(?:来|亲自|自己)(?:答|说|谈|回|处理|回复|定|讲)|让(?:他|她|对方|客户)们?(?:直接)?(?:打我|找我|联系我|问我|跟我|来找)|(?:转接?给?到?|交给|交由|转由|移交)(?!账|让|介绍|发|载|椅|运)[^，<]{1,12}$|转人工|打我[^，<]{0,3}电话|打给我|给我(?:打)?电话|(?:发|报|留|反馈|汇报)给[^，<]{0,6}(?:处理|审核|评估|答复|回复)|(?:找|问(?![题卷价到起答])|联系|联络|致电|咨询|打电话(?:给|问)?|通知|请示|请教|请洽|私信|私聊|加(?!工)|@)[^，<]{0,4}${PERSON}[^，<]{0,6}$|(?:由|让|请|得|要|等)[^，<]{0,3}${PERSON}[^，<]{0,6}(?:处理|负责|决定|回复|回答|来谈|谈|确认|对接|答复|跟进|定|说|沟通|解决|安排|拍板|来)[^，<]{0,3}$|${PERSON}[^，<]{0,3}(?:亲自|自己|来|单独)(?:谈|处理|回复|回答|定|沟通|跟进|对接)`);
const PERSON_TAIL = new RegExp(`(?:的?话)?(?:请|就|都|统一|一律|直接|要|得|让(?:他|她|客户|对方|他们)?|您|你|麻烦|需要|必须|帮忙|再|先)*(?:转接?给?到?|打我|打给|给我|(?:发|报|留|反馈|汇报)给|交给|交由|转由|移交|找|问(?![题卷价到起答])|联系|联络|致电|咨询|打电话(?:给|问)?|通知|请示|请教|请洽|私信|私聊|由|让|请|等|我(?:亲自|自己|来)|转人工)[^，]{0,14}$`);
/** What goes on about the person. */
const ABOUT_PERSON = /^(?:电话里|别替|不要替|别自己|她|他|这(?:个|些|块|方面)?(?:归|由|是)?(?:她|他|我)|由(?:她|他|我)|归(?:她|他|我)|别乱|不要乱|电话|微信|我来|她姓|他姓)/;
const LEAD = /^(?:如果|要是|若|凡是|凡|有人|谁|有|客户|客人|买家|家长|顾客|对方|遇到|碰到|涉及到?|至于|关于|对于|想要?|要|需要|问到?|问起|谈到?|提到?|是|来|的|了解|要求)+/;

/** The words of what is asked or passed on, without the words that only lead to it. */
function wordsOf(text: string): string[] {
  const words = subjectWords(text.replace(LEAD, ''));
  return words.length > 0 ? words : subjectWords(text);
}

/** "有人问保修，就说整机保修一年": what buyers may be told. */
export const readTold: PieceReader = (run, at) => {
  if (!ASKED.test(pieceText(run, at)) && !MAY_TELL.test(pieceText(run, at))) return null;
  for (let count = 1; count <= 4 && at + count <= run.pieces.length; count += 1) {
    if (count > 1 && PASSED.test(pieceText(run, at + count - 1))) return null;
    const clause = joined(run, at, count);
    const told = TOLD.exec(clause.text);
    if (!told) continue;
    const whole = joined(run, at, run.pieces.length - at);
    const start = told.index + told[0].length;
    const question = whole.words(0, told.index);
    const answer = whole.words(start, whole.text.length);
    if (answer === '' || (question === '' && told.index > 0) || PASSED.test(whole.text)) return null;
    return { pieces: run.pieces.length - at, usesOpen: false, statements: [{ kind: 'fact', words: [...new Set([...wordsOf(question), ...subjectWords(answer)])].slice(0, 12), quote: answer.replace(/[\s,，。.]+$/, '') }] };
  }
  return null;
};

/** What stands before the person and the way to them; behind it where the person is the label. */
function subjectOf(clause: Clause): string {
  const label = LABEL.exec(clause.text)?.[0].length;
  if (label !== undefined) return clause.words(label, clause.text.length);
  const lead = /^(?:如果|要是|凡是?|有人|客户|客人|遇到|碰到|想|要)*(?:问|谈|聊|说)?/.exec(clause.text)?.[0].length ?? 0;
  const tail = PERSON_TAIL.exec(clause.text.slice(lead));
  const end = tail ? lead + tail.index : PASSED.exec(clause.text)?.index ?? 0;
  return clause.words(0, end).replace(/[\s,，的]+$/, '');
}

/** "谈加盟的，转给我": what a person answers. */
export const readPassedOn: PieceReader = (run, at) => {
  for (let count = 1; count <= 4 && at + count <= run.pieces.length; count += 1) {
    const text = pieceText(run, at + count - 1);
    const passed = PASSED.test(text);
    if (hasFigure(text) || (TOLD.test(text) && !passed)) return null;
    if (!passed) continue;
    const usesOpen = run.open.length > 0;
    const clause = joined(run, at, count, run.open);
    const subject = subjectOf(clause);
    const words = wordsOf(subject);
    if (subject === '' || words.length === 0) return null;
    let pieces = count;
    while (ABOUT_PERSON.test(pieceText(run, at + pieces)) && !hasFigure(pieceText(run, at + pieces))) pieces += 1;
    return { pieces, usesOpen, statements: [{ kind: 'handoff', subject, words, quote: clause.quote }] };
  }
  return null;
};
