import type { Clause } from './clause.js';
import type { Statement, StatementOf } from './statement.js';

/** A clause with what was read from it. */
export interface ReadClause {
  clause: Clause;
  read: readonly Statement[];
}

/** What sellers say beside the price that they would still take. */
const LIMIT = /\b(?:lowest|least|floor|bottom|minimum|limit|threshold|stop|stops|stomach|live with|worst case|if i (?:must|have to|had to)|if we (?:must|have to|had to)|accept|let (?:it|them|her|him|one) go|part with|take|settle|down|under|below|less than|lower|cheaper|lose|losing|loses|rather keep|walk|final|end of the line|draw the line|that's it|that is it|at a push|push|hold|holds|where (?:i|we)|leave it|leave them|break[- ]?even|reserve|agreed to|approved|sign(?:ed)? off|could do|would do|can do|could go|would go|can go|go to|willing|happy|bear|worth it|hold out|no deal|enough|need|want to see|has to bring|keep it|pinch|worst|closing price|at least|non-?starter|cross|south|drops?|considered?|entertain(?:ed)?|buys it|gets it|takes it|is yours|shove|pushed|pressed|budge|i'm out|we're out|i am out|hang up|offended|insult\w*|ignore|not interested|bother|dream|forget|between us|privately|internal(?:ly)?|realistic(?:ally)?|in truth|honestly|to be honest|quietly|confidential(?:ly)?|secret(?:ly)?|don't tell|not for (?:buyers|customers|the customer)|in my (?:hand|pocket)|deal breaker|red line|off limits|any further|any lower|settle|come to|meet (?:them|you)|emergency|desperate|last resort|fall ?back|plan b)\b|到头|也行|也可以|也卖|也能|底|心[里理]价|实在|真心|诚心|谢绝|拉倒|为止|极限|亏|再低|不能再|最后|拿走|都能谈|以下/;
/** What makes the price one for a deed of the buyer, a gift, or another thing. */
const ELSE = /\b(?:if|when|who|whoever|anyone who|for those|orders? (?:of|over)|or more|paid|bought|cost(?:s|ing)?|competitors?|elsewhere|new (?:it|one)|retail|off\b|deposit|delivery|shipping|offered me|last year|each other)\b|如果|要是|若|只要|的话|付|自提|满|签|别家|同行|隔壁|买来|入手|成本|押金|定金|运费|有人出|优惠|便宜|减/;
const SELLERS_IF = /\bif (?:i|we) (?:must|have to|had to|really|absolutely)\b|\bif (?:they|people|someone|somebody|a buyer|the buyer)(?: really| keeps?)? (?:push|press|insist|haggl|bargain)\w*|\bif (?:pushed|pressed|necessary|needed|need be|it comes to (?:it|that)|push comes to shove|all else fails|nothing else works|it drops|it falls|it gets (?:to|below|under))\b|\bwhen it comes to it\b/;

function candidates({ clause, read }: ReadClause, list: number): string[] {
  const text = clause.tagged.text.slice(clause.from, clause.to);
  if (!LIMIT.test(text) || ELSE.test(text.replace(SELLERS_IF, ' '))) return [];
  if (read.some((said) => said.kind !== 'list' && said.kind !== 'not_understood' && said.kind !== 'name' && said.kind !== 'never' && said.kind !== 'manner' && said.kind !== 'fact')) return [];
  return [...text.matchAll(/<[mn]\d+>/g)].map(([tag]) => tag).filter((tag) => clause.value(tag) < list && clause.value(tag) * 2 >= list);
}

/** The list price where no reader found it: the one figure above the lowest price, and not far above, that nothing explains. */
export function rescueList(clauses: readonly ReadClause[], statements: Statement[]): Statement[] {
  const floor = statements.find((said) => said.kind === 'floor');
  if (floor?.kind !== 'floor' || statements.some((said) => said.kind === 'list' || (said.kind === 'break' && said.upTo !== undefined && 'to_price' in said.figure))) return statements;
  const unread = clauses.filter(({ read }) => read.every(({ kind }) => kind === 'not_understood' || kind === 'name' || kind === 'fact'));
  const found = unread.flatMap(({ clause, read }) => [...clause.tagged.text.slice(clause.from, clause.to).matchAll(/<[mny]\d+>/g)].map(([tag]) => ({ clause, read, price: clause.value(tag) })))
    .filter(({ clause, price }) => price > floor.price && price <= floor.price * 3 && !ELSE.test(clause.text));
  const [first] = found;
  if (!first || found.some(({ price }) => price !== first.price)) return statements;
  return [...statements.filter((said) => !first.read.includes(said) || said.kind === 'name'), { kind: 'list', price: first.price, strength: 'weak', unit: null, quote: first.clause.quote }];
}

/**
 * The lowest price where no reader found it: the one price between half of the list price and the list price
 * that stands beside a word of limit or of willingness, and for which nothing is asked.
 */
export function rescueFloor(clauses: readonly ReadClause[], statements: Statement[]): Statement[] {
  const lists = statements.filter((said): said is StatementOf<'list'> => said.kind === 'list');
  if (lists.length === 0 || statements.some(({ kind }) => kind === 'floor' || kind === 'fixed_price' || kind === 'floor_off')) return statements;
  const list = Math.max(...lists.map(({ price }) => price));
  const found = clauses.flatMap((one) => candidates(one, list).map((tag) => ({ ...one, price: one.clause.value(tag) })));
  const [first] = found;
  if (!first || found.some(({ price }) => price !== first.price)) return statements;
  const { quote } = first.clause;
  const kept = statements.filter((said) => !(first.read.includes(said) && (said.kind === 'not_understood' || (said.kind === 'list' && said.price === first.price))));
  return [...kept, { kind: 'floor', price: first.price, strength: 'strong', unit: null, quote }];
}
