import type { Policy } from '@svc/policy-rules';
import { readNumbers } from '@svc/language';

/** A number of a policy, or in one of its texts, and where it stands. */
export interface PolicyFigure {
  /** JSON pointer into the policy. */
  path: string;
  value: number;
}

/** Settings that are presets and say nothing about the offer. */
const PRESETS = /^\/(?:meso|price_decimals|version|salt|engine|currency|language)$/;
/** Ids and flags are names. */
const NAMES = /\/(?:id|default|flag|term|option|worth_per|objective|tone)$/;
/** Zero and one are what "nothing" and "one piece" are written as. */
const NEUTRAL = new Set([0, 1]);

/** Every number of a policy that must come from the description, those inside its texts included. */
export function figuresOf(policy: Policy): PolicyFigure[] {
  const figures: PolicyFigure[] = [];
  const walk = (value: unknown, path: string): void => {
    if (PRESETS.test(path) || NAMES.test(path)) return;
    if (typeof value === 'number') {
      if (!NEUTRAL.has(value)) figures.push({ path, value });
    } else if (typeof value === 'string') {
      if (!path.startsWith('/inventory') && !path.includes('/words/'))
        for (const mention of readNumbers(value))
          if (!NEUTRAL.has(mention.value)) figures.push({ path, value: mention.value });
    } else if (value !== null && typeof value === 'object') {
      for (const [key, member] of Object.entries(value)) walk(member, `${path}/${key}`);
    }
  };
  walk(policy, '');
  return figures;
}
