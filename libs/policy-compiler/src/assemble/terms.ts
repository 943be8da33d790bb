import type { Place, PlacedOf, PlacedStatement, TermKind } from '@svc/plain-words';
import { chargedThing, optionLabel, optionWords, saidAbout, slug, termKindOf } from '@svc/plain-words';
import type { PolicyOption, PolicyTerm } from '@svc/policy-rules';
import type { ChargeRule } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Assembly } from './draft.js';
import { isPermission } from './permission.js';
import { cite, note, quoteBoth, quoteOf } from './draft.js';
import { shorten, unusedId } from './ids.js';
import { minus, offAmount, unlockOf } from './money-steps.js';

/** What can be traded beside the price: an option for each trade and each gift, in the term of its subject. */
export function assembleTerms(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  for (const trade of saidAbout(statements, 'trade'))
    addTrade(assembly, trade, isPermission(assembly, statements, trade));
  for (const charge of saidAbout(statements, 'charge')) addCharge(assembly, charge);
  for (const gift of mergedGifts(saidAbout(statements, 'gift'))) addGift(assembly, gift);
}

/** A later statement on the same gift completes an earlier one. */
function mergedGifts(gifts: readonly PlacedOf<'gift'>[]): PlacedOf<'gift'>[] {
  const merged = new Map<string, PlacedOf<'gift'>>();
  for (const gift of gifts) {
    const before = merged.get(gift.what.toLowerCase());
    merged.set(
      gift.what.toLowerCase(),
      before
        ? {
            ...gift,
            cost: gift.cost ?? before.cost,
            condition: gift.condition ?? before.condition,
            quote: before.quote,
          }
        : gift,
    );
  }
  return [...merged.values()];
}

function termOf(assembly: Assembly, kind: TermKind, label: string): PolicyTerm | null {
  const { terms, language } = assembly.draft;
  const own = kind.id === 'deal';
  const found = own ? undefined : terms.find((term) => term.id === kind.id);
  if (found) return found;
  if (terms.length >= POLICY_LIMITS.terms) return null;
  const id = unusedId(
    own ? slug(label) || 'extra' : kind.id,
    terms.map((term) => term.id),
  );
  const standard: PolicyOption = {
    id: own ? 'none' : 'standard',
    label: own ? (language === 'zh' ? '无' : 'without') : kind.standard[language],
    worth: 0,
  };
  const term: PolicyTerm = {
    id,
    label: own ? shorten(sentenceCase(label), 80) : kind.label[language],
    default: standard.id,
    options: [standard],
  };
  terms.push(term);
  return term;
}

function sentenceCase(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function addOption(
  assembly: Assembly,
  kind: TermKind,
  label: string,
  rest: Partial<PolicyOption>,
  said: Place,
): PolicyOption | null {
  const term = termOf(assembly, kind, label);
  const full = !term || term.options.length >= POLICY_LIMITS.optionsPerTerm;
  if (full) {
    note(assembly, 'tooManyTrades', '/terms', [POLICY_LIMITS.terms, POLICY_LIMITS.optionsPerTerm], said.quote);
    return null;
  }
  const id = unusedId(
    slug(label) || 'option',
    term.options.map((option) => option.id),
  );
  const shown = optionLabel(label, assembly.draft.language);
  const words = optionWords(label);
  const option: PolicyOption = {
    id,
    label: shorten(shown, POLICY_LIMITS.labelLength),
    ...rest,
    words: shown === label ? words : [...new Set([label.toLowerCase().slice(0, 80), ...words])].slice(0, 24),
  };
  term.options.push(option);
  cite(assembly, pointerTo(assembly, option), said);
  return option;
}

function pointerTo(assembly: Assembly, option: PolicyOption): string {
  const at = assembly.draft.terms.findIndex((term) => term.options.includes(option));
  return `/terms/${at}/options/${assembly.draft.terms[at]?.options.indexOf(option) ?? 0}`;
}

function sameOption(assembly: Assembly, kind: TermKind, label: string): PolicyOption | undefined {
  const lower = optionLabel(label, assembly.draft.language).toLowerCase();
  return assembly.draft.terms
    .filter((term) => term.id === kind.id || kind.id === 'deal')
    .flatMap((term) => term.options)
    .find((option) => option.label.toLowerCase() === lower);
}

function addTrade(assembly: Assembly, trade: PlacedOf<'trade'>, permitted: boolean): void {
  const { list_price: list, floor_price: floor } = assembly.draft;
  const kind = termKindOf(trade.condition);
  const off = unlockOf(trade.figure, assembly.floorAssumed ? undefined : floor);
  const before = sameOption(assembly, kind, trade.condition);
  if (before) {
    if (JSON.stringify(before.gives ?? before.unlocks) !== JSON.stringify(off)) {
      note(
        assembly,
        'tradeWithTwoDiscounts',
        pointerTo(assembly, before),
        [trade.condition],
        quoteBoth(assembly.description, quoteOf(assembly, pointerTo(assembly, before)) ?? trade.quote, trade.quote),
      );
    }
    return;
  }
  const worth = list === undefined ? undefined : offAmount(list, off);
  const option = addOption(
    assembly,
    kind,
    trade.condition,
    {
      ...(worth === undefined ? {} : { worth }),
      ...(permitted ? { unlocks: off } : { gives: off }),
      ...(trade.stacks ? { stacks: true } : {}),
    },
    trade,
  );
  if (!option || worth === undefined || !permitted) return;
  note(assembly, 'worthAssumed', `${pointerTo(assembly, option)}/worth`, [trade.condition, worth], trade.quote);
}

/** What the buyer pays on top for something, as an option of its own or of the term of its subject. */
function addCharge(assembly: Assembly, said: PlacedOf<'charge'>): void {
  const what = chargedThing(said.what);
  const kind = termKindOf(what);
  const charge: ChargeRule = 'share' in said.figure ? { share: said.figure.share } : { amount: said.figure.amount };
  const before = sameOption(assembly, kind, what);
  if (before) {
    if (JSON.stringify(before.charge) !== JSON.stringify(charge))
      note(assembly, 'tradeWithTwoDiscounts', pointerTo(assembly, before), [what], said.quote);
    return;
  }
  addOption(assembly, kind, what, { charge, ...(said.perDeal ? { charge_per: 'deal' as const } : {}) }, said);
}

/** Gifts stand in the term of their subject only where that subject is settled one way at a time. */
const SHARED_GIFT_TERMS = new Set(['handover', 'warranty']);

function addGift(assembly: Assembly, gift: PlacedOf<'gift'>): void {
  const found = termKindOf(gift.what);
  const kind: TermKind = SHARED_GIFT_TERMS.has(found.id) ? found : { ...found, id: 'deal' };
  const rest: Partial<PolicyOption> = {};
  if (gift.cost !== null && gift.cost > 0) rest.worth = -gift.cost;
  if (gift.cost !== null && gift.perDeal) rest.worth_per = 'deal';
  const atMost = shareAtMost(assembly, gift);
  if (atMost !== null) rest.requires_discount_at_most = atMost;
  const option = addOption(assembly, kind, gift.what, rest, gift);
  if (!option || gift.cost !== null) return;
  note(assembly, 'costUnknown', `${pointerTo(assembly, option)}/worth`, [gift.what], gift.quote);
}

function shareAtMost(assembly: Assembly, gift: PlacedOf<'gift'>): number | null {
  const { condition } = gift;
  const list = assembly.draft.list_price;
  if (condition === null) return null;
  if ('atMost' in condition) return Math.min(1, condition.atMost);
  if (list === undefined || condition.priceAtLeast > list) return 0;
  return Math.floor((minus(list, condition.priceAtLeast) / list) * 1e6) / 1e6;
}
