import type { Random } from '@svc/numerics';
import type { Policy, PolicyTerm } from '@svc/policy-rules';

/** One edit of a policy in the middle of a negotiation, as a seller makes it; the salt stays. */
export function edited(policy: Policy, random: Random): Policy {
  const edits: ((before: Policy, random: Random) => Policy)[] = [
    renamed,
    dearer,
    withoutAnOption,
    withoutAnOption,
    relabelled,
  ];
  return random.pick(edits)(policy, random);
}

const renamed = (policy: Policy): Policy => ({ ...policy, name: `${policy.name} *` });

/** A higher list, and reserve: every promise is then below what is offered anew. */
export function dearer(policy: Policy, random: Random): Policy {
  const up = (price: number): number => roundedUp(policy, price * (1 + 0.15 * random.next()));
  const list = up(policy.list_price);
  const reserve = policy.reserve_price === undefined ? {} : { reserve_price: Math.min(list, up(policy.reserve_price)) };
  return { ...policy, list_price: list, ...reserve };
}

/** An option that nothing else of the policy names is gone. */
function withoutAnOption(policy: Policy, random: Random): Policy {
  const removable = (policy.terms ?? []).flatMap((term) =>
    term.options
      .filter(({ id }) => id !== term.default && !isNamedElsewhere(policy, term.id, id))
      .map(({ id }) => ({ term: term.id, option: id })),
  );
  if (removable.length === 0) return renamed(policy);
  const gone = random.pick(removable);
  const kept = (term: PolicyTerm): PolicyTerm =>
    term.id === gone.term ? { ...term, options: term.options.filter(({ id }) => id !== gone.option) } : term;
  return { ...policy, terms: (policy.terms ?? []).map(kept) };
}

function isNamedElsewhere(policy: Policy, term: string, option: string): boolean {
  const named = [
    ...(policy.grants ?? []).flatMap(({ options = [] }) => options),
    ...(policy.inventory?.bind ?? []).flatMap((bind) => bind.option ?? []),
  ];
  return named.some((one) => one.term === term && one.option === option);
}

/** Every option is called otherwise. */
function relabelled(policy: Policy): Policy {
  const terms = (policy.terms ?? []).map((term) => ({
    ...term,
    options: term.options.map((option) => ({ ...option, label: `${option.label} *` })),
  }));
  return { ...policy, terms };
}

/** A price in the step of the policy. */
function roundedUp({ price_decimals, currency }: Policy, price: number): number {
  const scale = 10 ** (price_decimals ?? (currency === 'JPY' ? 0 : 2));
  return Math.ceil(price * scale) / scale;
}
