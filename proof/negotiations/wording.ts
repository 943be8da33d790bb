import type { Policy } from '@svc/policy-rules';
import type { AuditedOffer } from './audit.js';

const NUMERAL = /\d[\d,']*(?:\.\d+)?/g;
const MONEY_BEFORE = /(?:[$€£¥￥]|USD|EUR|CNY|RMB)\s*$/i;
const MONEY_AFTER = /^\s*(?:元|块|美元|dollars?|euros?|yuan|USD|EUR|CNY)/i;

/**
 * The numbers in a text that belong neither to an offer of the reply, nor to a text of the policies, nor to the time
 * until which a bid waits (ISO 8601).
 */
export function strayNumbers(
  policies: readonly Policy[],
  offers: readonly AuditedOffer[],
  text: string,
  until?: string,
): string[] {
  let rest = until === undefined ? text : withoutTime(text, new Date(until));
  for (const known of policies.flatMap(policyTexts)) rest = rest.split(known).join(' ');
  const included = policies.flatMap(({ terms = [] }) =>
    terms.flatMap(({ options }) => options.flatMap(({ charge_per: per }) => (typeof per === 'object' ? per : []))),
  );
  const allowed = new Set([
    ...included.flatMap((one) => [one.included, one.max]),
    ...policies.flatMap(({ quantity }) => [quantity?.min ?? 1, quantity?.max ?? 1]),
    ...offers.flatMap((offer) => [
      offer.price,
      offer.quantity,
      offer.total ?? Math.round(offer.price * offer.quantity * 1e6) / 1e6,
      ...[offer.periods, offer.totalPerPeriod].filter((figure) => typeof figure === 'number'),
      ...(offer.extras ?? []),
      ...Object.values(offer.counts ?? {}),
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

/** A text without a time of it, as a reply writes it. */
function withoutTime(text: string, time: Date): string {
  const clock = time.toISOString().slice(11, 16);
  const month = time.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const english = `${time.getUTCDate()} ${month}, ${clock}`;
  const chinese = new RegExp(`${time.getUTCMonth() + 1}月${time.getUTCDate()}日星期.${clock}`);
  return text.replace(english, ' ').replace(chinese, ' ');
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
