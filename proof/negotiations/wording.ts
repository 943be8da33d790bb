import type { Policy } from '@svc/policy-rules';
import type { AuditedOffer } from './audit.js';

const NUMERAL = /\d[\d,']*(?:\.\d+)?/g;
const MONEY_BEFORE = /(?:[$€£¥￥]|USD|EUR|CNY|RMB)\s*$/i;
const MONEY_AFTER = /^\s*(?:元|块|美元|dollars?|euros?|yuan|USD|EUR|CNY)/i;

/** The numbers in a text that belong neither to an offer of the reply nor to a text of the policy. */
export function strayNumbers(policy: Policy, offers: readonly AuditedOffer[], text: string): string[] {
  let rest = text;
  for (const known of policyTexts(policy)) rest = rest.split(known).join(' ');
  const allowed = new Set([
    ...[policy.quantity?.min, policy.quantity?.max].filter((count) => count !== undefined),
    ...offers.flatMap((offer) => [
      offer.price,
      offer.quantity,
      offer.total ?? Math.round(offer.price * offer.quantity * 1e6) / 1e6,
      ...(offer.extras ?? []),
    ]),
  ]);
  return [...rest.matchAll(NUMERAL)]
    .filter(({ 0: numeral, index }) => {
      const value = Number(numeral.replace(/[,']/g, ''));
      if (allowed.has(value)) return false;
      const isMoney =
        MONEY_BEFORE.test(rest.slice(Math.max(0, index - 6), index)) ||
        MONEY_AFTER.test(rest.slice(index + numeral.length));
      return isMoney || !(Number.isInteger(value) && value >= 1 && value <= offers.length);
    })
    .map(({ 0: numeral }) => numeral);
}

/** Texts of the policy that may stand in a reply as they are, longest first. */
function policyTexts(policy: Policy): string[] {
  const options = (policy.terms ?? []).flatMap((term) => [term.label, ...term.options.map((option) => option.label)]);
  const said = [
    policy.name,
    policy.manner?.sign_off ?? '',
    ...(policy.facts ?? []).map((fact) => fact.answer),
    ...(policy.never ?? []).map((never) => never.text),
    ...(policy.handoff ?? []).map((subject) => subject.text),
  ];
  return [...options, ...said].filter((text) => text.length > 0).sort((a, b) => b.length - a.length);
}
