import type { PolicyOption, PolicyTerm } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { GiftStatement, Statement, TradeStatement } from '../read/statement.js';
import { saidAbout } from '../read/statement.js';
import type { TermKind } from '../read/term-kinds.js';
import { termKindOf } from '../read/term-kinds.js';
import type { Assembly } from './draft.js';
import { note, quoteBoth } from './draft.js';
import { slug } from '../read/slug.js';
import { shorten, unusedId } from './ids.js';
import { minus, offAmount, unlockOf } from './money-steps.js';
import { optionLabel } from './option-label.js';
import { optionWords } from './option-words.js';

/** What can be traded beside the price: an option for each trade and each gift, in the term of its subject. */
export function assembleTerms(assembly: Assembly, statements: readonly Statement[]): void {
  for (const trade of saidAbout(statements, 'trade')) addTrade(assembly, trade);
  for (const gift of mergedGifts(saidAbout(statements, 'gift'))) addGift(assembly, gift);
}

/** A later statement on the same gift completes an earlier one. */
function mergedGifts(gifts: readonly GiftStatement[]): GiftStatement[] {
  const merged = new Map<string, GiftStatement>();
  for (const gift of gifts) {
    const before = merged.get(gift.what.toLowerCase());
    merged.set(gift.what.toLowerCase(), before ? { ...gift, cost: gift.cost ?? before.cost, condition: gift.condition ?? before.condition, quote: before.quote } : gift);
  }
  return [...merged.values()];
}

function termOf(assembly: Assembly, kind: TermKind, label: string): PolicyTerm | null {
  const { terms, language } = assembly.draft;
  const own = kind.id === 'deal';
  const found = own ? undefined : terms.find((term) => term.id === kind.id);
  if (found) return found;
  if (terms.length >= POLICY_LIMITS.terms) return null;
  const id = unusedId(own ? slug(label) || 'extra' : kind.id, terms.map((term) => term.id));
  const standard: PolicyOption = { id: own ? 'none' : 'standard', label: own ? (language === 'zh' ? '无' : 'without') : kind.standard[language], worth: 0 };
  const term: PolicyTerm = { id, label: own ? shorten(sentenceCase(label), 80) : kind.label[language], default: standard.id, options: [standard] };
  terms.push(term);
  return term;
}

function sentenceCase(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function addOption(assembly: Assembly, kind: TermKind, label: string, rest: Partial<PolicyOption>, quote: string): PolicyOption | null {
  const term = termOf(assembly, kind, label);
  const full = !term || term.options.length >= POLICY_LIMITS.optionsPerTerm;
  if (full) {
    note(assembly, 'shortened', '/terms', 'There are more trades than a policy can hold; this one is left out.', `Keep at most ${POLICY_LIMITS.terms} subjects with ${POLICY_LIMITS.optionsPerTerm} options each.`, quote);
    return null;
  }
  const id = unusedId(slug(label) || 'option', term.options.map((option) => option.id));
  const shown = optionLabel(label, assembly.draft.language);
  const words = optionWords(label);
  const option: PolicyOption = { id, label: shorten(shown, POLICY_LIMITS.labelLength), ...rest, words: shown === label ? words : [...new Set([label.toLowerCase().slice(0, 80), ...words])].slice(0, 24) };
  term.options.push(option);
  assembly.quotes.set(pointerTo(assembly, option), quote);
  return option;
}

function pointerTo(assembly: Assembly, option: PolicyOption): string {
  const at = assembly.draft.terms.findIndex((term) => term.options.includes(option));
  return `/terms/${at}/options/${assembly.draft.terms[at]?.options.indexOf(option) ?? 0}`;
}

function sameOption(assembly: Assembly, kind: TermKind, label: string): PolicyOption | undefined {
  const lower = optionLabel(label, assembly.draft.language).toLowerCase();
  return assembly.draft.terms.filter((term) => term.id === kind.id || kind.id === 'deal').flatMap((term) => term.options).find((option) => option.label.toLowerCase() === lower);
}

function addTrade(assembly: Assembly, trade: TradeStatement): void {
  const { list_price: list, floor_price: floor } = assembly.draft;
  const kind = termKindOf(trade.condition);
  const unlocks = unlockOf(trade.figure, assembly.floorAssumed ? undefined : floor);
  const before = sameOption(assembly, kind, trade.condition);
  if (before) {
    if (JSON.stringify(before.unlocks) !== JSON.stringify(unlocks)) {
      note(assembly, 'contradiction', pointerTo(assembly, before), `"${trade.condition}" is given two different discounts.`, 'Keep one of them.', quoteBoth(assembly.description, assembly.quotes.get(pointerTo(assembly, before)) ?? trade.quote, trade.quote));
    }
    return;
  }
  const worth = list === undefined ? undefined : offAmount(list, 'to_price' in unlocks ? { to_price: unlocks.to_price } : unlocks);
  const option = addOption(assembly, kind, trade.condition, { ...(worth === undefined ? {} : { worth }), unlocks, ...(trade.stacks ? { stacks: true } : {}) }, trade.quote);
  if (!option || worth === undefined) return;
  note(assembly, 'worth_assumed', `${pointerTo(assembly, option)}/worth`, `"${trade.condition}" is taken to be worth ${worth} a unit to you: the discount that it unlocks.`, 'Say what it is worth to you, if that is different.', trade.quote);
}

/** Gifts stand in the term of their subject only where that subject is settled one way at a time. */
const SHARED_GIFT_TERMS = new Set(['handover', 'warranty']);

function addGift(assembly: Assembly, gift: GiftStatement): void {
  const found = termKindOf(gift.what);
  const kind: TermKind = SHARED_GIFT_TERMS.has(found.id) ? found : { ...found, id: 'deal' };
  const rest: Partial<PolicyOption> = {};
  if (gift.cost !== null && gift.cost > 0) rest.worth = -gift.cost;
  if (gift.cost !== null && gift.perDeal) rest.worth_per = 'deal';
  const atMost = shareAtMost(assembly, gift);
  if (atMost !== null) rest.requires_discount_at_most = atMost;
  const option = addOption(assembly, kind, gift.what, rest, gift.quote);
  if (!option || gift.cost !== null) return;
  note(assembly, 'cost_unknown', `${pointerTo(assembly, option)}/worth`, `What "${gift.what}" costs you is not said, so it is given as if it cost nothing.`, 'Say for example "it costs me 12".', gift.quote);
}

function shareAtMost(assembly: Assembly, gift: GiftStatement): number | null {
  const { condition } = gift;
  const list = assembly.draft.list_price;
  if (condition === null) return null;
  if ('atMost' in condition) return Math.min(1, condition.atMost);
  if (list === undefined || condition.priceAtLeast > list) return 0;
  return Math.floor((minus(list, condition.priceAtLeast) / list) * 1e6) / 1e6;
}
