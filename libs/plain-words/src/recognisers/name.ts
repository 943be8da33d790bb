import { SELLING, SENTENCE } from './phrases/name.js';
import type { Recogniser } from '../recogniser.js';
import type { Clause } from '../text/clause.js';
import { paysFor } from '../words/money-moves.js';
import { isSaleHeading, namesNothing } from '../words/name-heading.js';
import { trimCondition } from '../words/condition.js';
import { pattern, patternWith } from '@svc/language';

const SELLING_ZH = pattern`
    (?:转让(?!费)|卖(?!价|家|点|方|给|到)|供应|批发|销售|出租)(?![带含包送可需限])
    (?:我的?|我们的?|自己的?|自用的?|个|二手的?|闲置的?){0,8}
    ((?:[^，。,.；;：:！!？?（）()<]|<[xycd]\d+>){2,40})
  `;
const BEFORE_ZH = /^\s*([^，。,.；;：:<]{2,30}?)(?:批发|零售|出售|转让|出租|供应)/;
const FOR_SALE = /^\s*((?:[^,.;:()!?<]|<[xycdn]\d+>){2,60}?) for sale\b/;
const PRODUCT = pattern`
    \b(?:our|my|the|this)\s+([a-z][\w -]{2,60}?)\s+
    (?:is|are|costs?|lists?|sells?|goes|comes|starts?|runs?)\b(?![ ](?:another|(?:an[ ])?extra)\b)
  `;
/** Where a thing is sold, before it is named. */
const WHERE = /^(?:in|near|at) /i;

/** Whether the head of a name is what is paid: "day rate", "fee for a full day". */
const namesPrice = (name: string): boolean => {
  const head = /^(.*?)(?: (?:for|of|per)\b|$)/.exec(name)?.[1]?.split(' ').at(-1) ?? '';
  return /^(?:rates?|prices?|rent|minimum|quote)$/i.test(head) || paysFor(head);
};

function nameIn(clause: Clause, priced: boolean): string | null {
  const chinese = !clause.language.spaced;
  for (const pattern of chinese
    ? [SELLING_ZH, BEFORE_ZH, SELLING]
    : [FOR_SALE, SELLING, ...(priced ? [PRODUCT] : [])]) {
    const match = pattern.exec(clause.text);
    const name = match?.[1];
    if (!match || name === undefined) continue;
    const from = match.index + match[0].lastIndexOf(name);
    const trimmed = trimCondition(clause, from, from + name.length) || clause.words(from, from + name.length);
    if (
      trimmed.length >= 2 &&
      !WHERE.test(name.trim()) &&
      !namesPrice(name) &&
      !isSaleHeading(clause.language.spaced ? name.trim() : `${name.trim()}出售`.replace(/(?:出售){2}$/u, '出售')) &&
      !patternWith('i')`
    ^
    (?:
      起批
      |起订
      |it
      |them
      |this
      |that
      |price
      |lowest
      |asking
      |list
      |floor
      |quick
      |fast
      |discount
      |offer
      |ask
      |hourly
      |daily
      |monthly
      |weekly
      |yearly
      |rate
      |first
      |second
      |deal
    )\b
  `.test(trimmed)
    )
      return trimmed;
  }
  return null;
}

/** A description may open with what is sold alone: "Standing desk, …". */
function heading(clause: Clause, soFar: Parameters<Recogniser>[1]): ReturnType<Recogniser> {
  const opens = soFar.statements.length === 0 && soFar.previous.length === 0;
  if (
    !opens ||
    clause.understood ||
    namesNothing(clause.quote.trim()) ||
    SENTENCE.test(clause.text) ||
    /<[mp]/.test(clause.text) ||
    (clause.text.includes('<n') && !clause.text.includes('<y')) ||
    clause.quote.length > 80
  )
    return [];
  clause.understood = true;
  return [
    {
      kind: 'name',
      name:
        clause.quote
          .replace(/^(?:product|item|title|name|商品名?称?|品名|名称|产品)\s*[:：]\s*/i, '')
          .replace(/[:：]$/, '') || clause.quote,
      quote: clause.quote,
    },
  ];
}

/** What is sold, where the clause says it. */
export const readName: Recogniser = (clause, soFar) => {
  if (
    soFar.statements.some((statement) => statement.kind === 'name') ||
    /\b(?:not|n't|never) for sale\b/.test(clause.text)
  )
    return [];
  const name = nameIn(
    clause,
    soFar.previous.some((statement) => statement.kind === 'list' && statement.quote === clause.quote),
  );
  if (name === null) return heading(clause, soFar);
  const wantsToSell = pattern`
    \bsell(?:ing)? (?:my|our|the|this)\b
    |^\s*(?:we )?sell(?:ing)?\b
    |\b(?:want|would like|trying|plan|need|decided) to sell\b
    |\b(?:i'm|i am|we're|we are|we|i) sell(?:ing)?\b
    |\bfor sale\b
    |卖
    |售
    |转让
    |出
    |批发
    |供应
  `.test(clause.text);
  if (wantsToSell) clause.understood = true;
  return [{ kind: 'name', name, quote: clause.quote }];
};
