import { COSTS, GIVES, NAMES, PRONOUN, REFUSES, STRONGLY } from './phrases/gift-sentence.js';
import { refuses } from './refusals.js';
import type { Recogniser } from '../../recogniser.js';
import { giftConditionOf } from '../../recognisers/gift.js';
import type { Clause } from '../../text/clause.js';
import { trimCondition } from '../../words/condition.js';
import { pattern } from '@svc/language';
import { WHOLE_DEAL } from '../../words/whole-deal.js';

/** The gift that was just spoken of. */
const GIVES_IT = pattern`
    ^\W*i(?:'ll| will|'d| would| can| may| could)? (?:throw|chuck|toss|put|give|add|include|pass|hand|leave|let)
    \w* (?:it|them|that|one|those)\b
  `;

function nameIn(clause: Clause): string {
  const text = clause.text;
  for (const pattern of NAMES) {
    for (const match of text.matchAll(new RegExp(pattern.source, 'dg'))) {
      const [from, to] = match.indices?.[1] ?? [0, 0];
      const name = trimCondition(clause, from, to);
      if (name.length > 2 && !PRONOUN.test(name)) return name;
    }
  }
  const head = /^[^,;:]*?(?=,| but | and it costs|:)/.exec(text)?.[0] ?? '';
  const name = trimCondition(clause, 0, head.length);
  return PRONOUN.test(name) ? '' : name;
}

/**
 * A gift that a whole sentence describes: what it is, what it costs the seller, and when it is given, in any order.
 * Says nothing where a figure of the sentence would stay unexplained.
 */
export const readGiftSentence: Recogniser = (clause, soFar) => {
  const { text, quote } = clause;
  if (REFUSES.test(text) || refuses(text)) return [];
  const cost = COSTS.map((pattern) => pattern.exec(text)?.[1]).find((tag) => tag !== undefined);
  const amount = cost === undefined ? null : clause.value(cost);
  if (cost !== undefined) clause.text = text.replace(cost, cost.replace(/[a-z]/, 'u'));
  for (const tag of clause.left('m'))
    if (clause.value(tag) === 0) clause.text = clause.text.replace(tag, tag.replace(/[a-z]/, 'u'));
  const condition = giftConditionOf(clause);
  const before = soFar.statements.at(-1);
  const goesOn = before?.kind === 'gift' ? before : undefined;
  const whole =
    (cost !== undefined && condition !== null) ||
    (STRONGLY.test(text) && cost !== undefined) ||
    (GIVES.test(text) && cost !== undefined && condition !== null) ||
    (GIVES.test(text) && condition !== null) ||
    (goesOn && (cost !== undefined || condition !== null));
  const name = whole && !(goesOn && GIVES_IT.test(text)) ? nameIn(clause) : '';
  if (!whole || clause.left('mp').length > 0 || (name === '' && !goesOn)) {
    clause.text = text;
    clause.understood = false;
    return [];
  }
  clause.understood = true;
  const perDeal = WHOLE_DEAL.test(text);
  if (
    goesOn &&
    (name === '' ||
      goesOn.what.toLowerCase().includes(name.toLowerCase()) ||
      /^\s*(?:and |but )?(?:it|that|this|they|these|only)\b/.test(text))
  ) {
    return [
      {
        ...goesOn,
        cost: amount ?? goesOn.cost,
        perDeal: perDeal || goesOn.perDeal,
        condition: condition ?? goesOn.condition,
      },
    ];
  }
  return [{ kind: 'gift', what: name, cost: amount, perDeal, condition, free: true, quote }];
};
