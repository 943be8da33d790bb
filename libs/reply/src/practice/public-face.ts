import { POLICY_DEFAULTS, quantityBounds, type Policy } from '@svc/policy-rules';
import { curveRules } from '../turn.js';

/**
 * What any buyer may know of a policy: what is sold, at which list price, and what can be talked about. No floor, no
 * worth, no unlock.
 */
export interface PublicFace {
  name: string;
  language: 'en' | 'zh';
  currency: string;
  price_decimals?: number;
  list_price: number;
  quantity: { min: number; max: number; unit: string };
  terms: {
    id: string;
    label: string;
    default: string;
    words?: string[];
    options: { id: string; label: string; words?: string[] }[];
  }[];
  /** How many moves the seller makes, which buyers feel soon enough. */
  max_rounds: number;
  /** How many moves of a buyer lower the price: the rules of play are public. */
  moves: number;
}

/** The public face of a policy; changing what is secret changes nothing in it. */
export function publicFace(policy: Policy): PublicFace {
  const { min, max } = quantityBounds(policy);
  const words = (thing: { words?: string[] }) => (thing.words ? { words: [...thing.words] } : {});
  return {
    name: policy.name,
    language: policy.language,
    currency: policy.currency,
    list_price: policy.list_price,
    ...(policy.price_decimals === undefined ? {} : { price_decimals: policy.price_decimals }),
    quantity: { min, max, unit: policy.quantity?.unit ?? (policy.language === 'zh' ? '个' : 'unit') },
    terms: (policy.terms ?? []).map((term) => ({
      id: term.id,
      label: term.label,
      default: term.default,
      ...words(term),
      options: term.options.map((option) => ({ id: option.id, label: option.label, ...words(option) })),
    })),
    max_rounds: policy.manner?.max_rounds ?? POLICY_DEFAULTS.maxRounds,
    moves: curveRules(policy).counters.length,
  };
}
