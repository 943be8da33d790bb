import { trimCondition } from '../condition.js';
import type { Clause } from '../clause.js';
import type { Recogniser } from './recogniser.js';

const SELLING = /\b(?:sell(?:s|ing)?|for sale|offer(?:s|ing)?|listing|rent(?:s|ing)? out|supply(?:ing)?|let(?:ting)? go of)(?:(?: of)? (?:my|our|a|an|the|this|used|some|these|:)){0,8}\s*:?\s*((?:[^,.;:()!?<]|<[xycd]\d+>){2,90}?)(?=\s*(?:$|[,.;:()!?]|\bfor\b|\bat\b|\basking\b|\bwith\b|<m|\bpriced\b|\bto\b|\band\b|\bby\b|\bvin\b|\bsku\b|\bin\b|\bfrom\b|\bprice\b|\bstarting\b|\bbecause\b|\bwhich\b))/;
const SELLING_ZH = /(?:出售|转让|售卖|卖(?!价|家|点|方|给|到)|出手|转手|供应|批发|销售|出租|想出|出一[台辆个件套部把张]|转一[台辆个件套部把张])(?:我的?|我们的?|自己的?|自用的?|一[台辆个件套部把张只]|个|二手的?|闲置的?){0,8}((?:[^，。,.；;：:！!？?（）()<]|<[xycd]\d+>){2,40})/;
const BEFORE_ZH = /^\s*([^，。,.；;：:<]{2,30}?)(?:批发|零售|出售|转让|出租|供应)/;
const FOR_SALE = /^\s*(?:my |our |a |an |the )?((?:[^,.;:()!?<]|<[xycd]\d+>){2,60}?) (?:is |are )?(?:for sale|up for sale)\b/;
const PRODUCT = /\b(?:our|my|the|this)\s+([a-z][\w -]{2,60}?)\s+(?:is|are|costs?|lists?|sells?|goes|comes|starts?|runs?)\b/;

function nameIn(clause: Clause, priced: boolean): string | null {
  const chinese = clause.language === 'zh';
  for (const pattern of chinese ? [SELLING_ZH, BEFORE_ZH, SELLING] : [FOR_SALE, SELLING, ...(priced ? [PRODUCT] : [])]) {
    const match = pattern.exec(clause.text);
    const name = match?.[1];
    if (!match || name === undefined) continue;
    const from = match.index + match[0].lastIndexOf(name);
    const trimmed = trimCondition(clause, from, from + name.length) || clause.words(from, from + name.length);
    if (trimmed.length >= 2 && !/^(?:起批|起订|it|them|this|that|price|lowest|asking|list|floor|quick|fast|discount|offer|ask|hourly|daily|monthly|weekly|yearly|rate|first|second|deal)\b/i.test(trimmed)) return trimmed;
  }
  return null;
}

/** Words with which a title does not begin or that make it a sentence. */
const SENTENCE = /\b(?:i|we|you|they|is|are|was|can|will|would|not?|never|if|for|lowest|price|free|discounts?)\b|不|最低|价|如果|可以|优惠|我|送|付/;

/** A description may open with what is sold alone: "Standing desk, …". */
function heading(clause: Clause, soFar: Parameters<Recogniser>[1]): ReturnType<Recogniser> {
  const opens = soFar.statements.length === 0 && soFar.previous.length === 0;
  if (!opens || clause.understood || SENTENCE.test(clause.text) || /<[mp]/.test(clause.text) || (clause.text.includes('<n') && !clause.text.includes('<y')) || clause.quote.length > 80) return [];
  clause.understood = true;
  return [{ kind: 'name', name: clause.quote.replace(/^(?:product|item|title|name|商品名?称?|品名|名称|产品)\s*[:：]\s*/i, '').replace(/[:：]$/, '') || clause.quote, quote: clause.quote }];
}

/** What is sold, where the clause says it. */
export const readName: Recogniser = (clause, soFar) => {
  if (soFar.statements.some((statement) => statement.kind === 'name') || /\b(?:not|n't|never) for sale\b/.test(clause.text)) return [];
  const name = nameIn(clause, soFar.previous.some((statement) => statement.kind === 'list' && statement.quote === clause.quote));
  if (name === null) return heading(clause, soFar);
  const wantsToSell = /\bletting go\b|\bsell(?:ing)? (?:my|our|the|this)\b|^\s*(?:i |we )?sell(?:ing|s)?\b|\b(?:want|would like|trying|plan|need|decided) to sell\b|\b(?:i'm|i am|we're|we are|we|i) sell(?:ing)?\b|\bfor sale\b|卖|售|转让|转|出|批发|供应/.test(clause.text);
  if (wantsToSell) clause.understood = true;
  return [{ kind: 'name', name, quote: clause.quote }];
};
