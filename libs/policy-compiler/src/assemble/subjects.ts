import type { PolicyGrant, PolicyManner } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { answerWords, saidAbout, slug, subjectOnly } from '@svc/plain-words';
import type { Discounts } from './discounts.js';
import type { Citation, Part, Remark } from './draft.js';
import { shorten, unusedId } from './ids.js';

/** Grants, what is never given, hand-offs, facts, stock and manner. */
export function assembleSubjects(
  statements: readonly PlacedStatement[],
  { grants }: Discounts,
  language: 'en' | 'zh',
): Part {
  const granted = assembleGrants(grants);
  const parts = [
    listed('never', 'never', saidAbout(statements, 'never').slice(0, POLICY_LIMITS.never), ({ quote, words }) => ({
      text: sentence(quote, language),
      words: subjectOnly(words),
    })),
    listed('handoff', 'subject', saidAbout(statements, 'handoff').slice(0, POLICY_LIMITS.handoff), (said) => ({
      text: sentence(said.subject, language),
      words: subjectOnly(said.words),
    })),
    listed(
      'facts',
      'fact',
      toldOnce(saidAbout(statements, 'fact')).slice(0, POLICY_LIMITS.facts),
      ({ quote, words }) => ({
        words: subjectOnly(words),
        answer: sentence(answerWords(quote), language),
      }),
    ),
    stockOf(saidAbout(statements, 'stock').slice(0, POLICY_LIMITS.binds)),
    mannerOf(saidAbout(statements, 'manner')),
  ];
  return {
    members: Object.assign({}, granted.members, ...parts.map(({ members }) => members)) as Part['members'],
    cited: [...granted.cited, ...parts.flatMap(({ cited }) => cited)],
    remarks: granted.remarks,
  };
}

/** What kinds of buyers get; of two discounts for one kind the first that was said. */
function assembleGrants(said: Discounts['grants']): Part {
  const grants: PolicyGrant[] = [];
  const cited: Citation[] = [];
  const remarks: Remark[] = [];
  for (const { flag, off, effect, stacks, ...place } of said) {
    if (grants.length >= POLICY_LIMITS.grants) break;
    const before = grants.find((grant) => grant.flag === flag);
    if (before) {
      if (JSON.stringify(before.gives ?? before.unlocks) !== JSON.stringify(off))
        remarks.push({ text: 'grantWithTwoDiscounts', path: '/grants', args: [flag], quotes: [place.quote] });
      continue;
    }
    cited.push([`/grants/${grants.length}`, place]);
    grants.push({ flag, ...effect, ...(stacks ? { stacks: true } : {}) });
  }
  return { members: grants.length > 0 ? { grants } : {}, cited, remarks };
}

function sentence(words: string, language: 'en' | 'zh'): string {
  const text = shorten(words.trim(), POLICY_LIMITS.textLength - 1);
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。！？…]$/.test(capital) ? capital : `${capital}${language === 'zh' ? '。' : '.'}`;
}

type Said = Pick<Part, 'members' | 'cited'>;

/** Of facts in the same words the first. */
const toldOnce = (facts: readonly PlacedOf<'fact'>[]): PlacedOf<'fact'>[] =>
  facts.filter(({ quote }, at) => facts.findIndex((one) => one.quote.toLowerCase() === quote.toLowerCase()) === at);

/**
 * A section of items about subjects: each has its id from the first word of its subject, or the fallback where its
 * words give none.
 */
function listed<One extends PlacedOf<'never' | 'handoff' | 'fact'>>(
  section: 'never' | 'handoff' | 'facts',
  fallback: string,
  said: readonly One[],
  itemOf: (one: One) => object,
): Said {
  if (said.length === 0) return { members: {}, cited: [] };
  const ids: string[] = [];
  for (const { words } of said) ids.push(unusedId(slug(subjectOnly(words)[0] ?? '') || fallback, ids));
  return {
    members: { [section]: said.map((one, at) => ({ ...itemOf(one), id: ids[at] })) },
    cited: said.map((one, at): Citation => [`/${section}/${at}`, one]),
  };
}

function stockOf(stock: readonly PlacedOf<'stock'>[]): Said {
  if (stock.length === 0) return { members: {}, cited: [] };
  return {
    members: { inventory: { bind: stock.map(({ key, value }) => ({ match: { [key]: value } })) } },
    cited: stock.map((said, at): Citation => [`/inventory/bind/${at}`, said]),
  };
}

/** How to speak; where two statements say it, the later counts. */
function mannerOf(said: readonly PlacedOf<'manner'>[]): Said {
  const manner = said.reduce<PolicyManner>(
    (all, { objective, maxRounds, tone, signOff }) => ({
      ...all,
      ...(objective ? { objective } : {}),
      ...(maxRounds ? { max_rounds: maxRounds } : {}),
      ...(tone ? { tone } : {}),
      ...(signOff ? { sign_off: signOff } : {}),
    }),
    {},
  );
  return {
    members: Object.keys(manner).length > 0 ? { manner } : {},
    cited: said.map((one): Citation => ['/manner', one]),
  };
}
