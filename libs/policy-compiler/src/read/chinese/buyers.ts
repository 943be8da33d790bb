import { foldText } from '@svc/language';
import { buyerKindOf } from '../buyer-kinds.js';
import { CHINESE_BUYERS } from './buyer-words.js';

const BY_WORD: readonly (readonly [string, string])[] = CHINESE_BUYERS.flatMap(([flag, words]) => words.split(' ').map((word) => [word, flag] as const)).sort(([left], [right]) => right.length - left.length);

/** Heads of names for people and organisations that the table does not list, with the flag of their sort. */
const HEADS: readonly (readonly [RegExp, string])[] = [
  [/(?:持卡人|持有人|持证人|卡友|卡主|卡用户|证持有者|持有者)$/, 'card_holder'], [/(?:家庭|[农住租客商用][户]|困难户|夫妇|夫妻)$/, 'household'],
  [/(?:机构|组织|团体|基金|协会|学会|商会|工会|联盟|社团|俱乐部|委员会)$/, 'organisation'], [/(?:公司|企业|集团|厂家?|工厂|商家|商户|店家|店铺|门店|[一-鿿]店|商行|车行|银行|[一-鿿]馆|酒楼|餐厅|[一-鿿]院|研究所|事务所|诊所|[一-鿿]局|[一-鿿]社|部门|单位|中心|团队|工作室)$/, 'business'],
  [/(?:人员|人士|工作者|从业者|爱好者|[一-鿿]人|[一-鿿]者|[一-鿿]员|[一-鿿]师|业生|[一-鿿]民|[一-鿿]友|[职员义民]工|[一-鿿]商|[一-鿿]迷|[一-鿿]族|家长|妈妈|爸爸|子女|家属)$/, 'person'],
];

/** Who is asked to do something for the discount is no kind of buyer: deeds. */
const DEED = /过户|验|搬|扫|内|举|进行|付|签(?!约商)|订(?!户|阅会员)|提(?!供商)|取|送|带(?!货)|拉|推荐|介绍|转(?!业)|分享|拍|写|填|发(?!烧|廊)|评|买|租(?!客)|住(?!户)|来|去|到|交|预|现金|全款|自己|愿意|肯|同意|接受|放弃|不|当天|当日|提前|平日|周|淡季|上午|下午|早|晚|合约|合同|打包|一起|满|超过|让|把|帮|给|用|选|换|押|款|年|月|季|天|小时|次|以上(?!长者|老人)/;
const CARRIES = /^(?:凭|持|有|出示|拿|凡是?|属于|身为|是|对|所有|各|本店|我们的?|注册|持牌|登记|已登记的?|认证|合资格|当地|本地|正规){1,8}/;
const TRAILS = /(?:一律|统一|都|均|全部|客户|顾客|买家|客人|下单|购买|订购|采购|进货|拿货|来买|来订|来|身份|证件?|学生证|执照|卡|凭证|凭证件|凭执照|凭[一-鿿]{1,4}证|专享|价|用户|的|们|，|,|:|：|\s|每[一-鿿]|可|享|额外|团购|友情){1,8}$/;

/** "以前住过的", "老茶友": they have bought before. */
const RETURNED = /^(?:以前|之前|曾经?|从前|过去|上次|去年|在?我们?(?:这里|这儿|家|店)?)[^，]{0,4}(?:住|买|教|来|合作|订|用|租|光顾|消费|帮衬|做|约|学|拍|参加|下单|成交|服务)过的?[一-鿿]{0,4}$|^老[一-鿿]{0,2}友$/;

/** The kind that is named last: in "中小学老师" the teachers. */
function lastNamed(text: string): readonly [string, string] | undefined {
  const end = ([word]: readonly [string, string]): number => text.lastIndexOf(word) + word.length;
  return BY_WORD.filter(([word]) => text.includes(word)).reduce<readonly [string, string] | undefined>((last, one) => (last === undefined || end(one) > end(last) ? one : last), undefined);
}

/** The flag of the people or the organisations that a condition names, where it asks nothing else of the buyer. */
export function chineseBuyerFlag(condition: string): string | undefined {
  const plain = foldText(condition).text.replace(/[(（][^)）]*[)）]?/g, '').replace(/以?[^，,]{0,8}(?:为准|核实过?的?|登记过?的?)$/g, '').trim();
  if (plain.length === 0 || plain.length > 24 || /[，,；;]|[\d二两三四五六七八九十几]人/.test(plain)) return undefined;
  if (RETURNED.test(plain)) return 'returning_customer';
  const named = lastNamed(plain);
  if (named) {
    const rest = plain.replace(named[0], '').replace(CARRIES, '').replace(TRAILS, '');
    return DEED.test(rest.replace(/(?:注册|成立|开业)?(?:不?满|未满|不足)[一二三两\d]年的?内?|[(（].*|[一-鿿]{2}读|会员|来往/g, '')) ? undefined : named[1];
  }
  const who = plain.replace(CARRIES, '').replace(TRAILS, '');
  if (who.length < 2 || who.length > 10 || DEED.test(who)) return undefined;
  return buyerKindOf(who)?.flag ?? HEADS.find(([pattern]) => pattern.test(who))?.[1];
}
