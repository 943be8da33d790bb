import type { PolicyGrant, PolicyManner } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { Statement } from '../read/statement.js';
import { saidAbout } from '../read/statement.js';
import type { Assembly } from './draft.js';
import { note } from './draft.js';
import { slug } from '../read/slug.js';
import { shorten, unusedId } from './ids.js';
import { unlockOf } from './money-steps.js';

/** Grants, what is never given, hand-offs, facts, stock and manner. */
export function assembleSubjects(assembly: Assembly, statements: readonly Statement[]): void {
  assembleGrants(assembly, statements);
  assembleSaid(assembly, statements);
  const stock = saidAbout(statements, 'stock').slice(0, POLICY_LIMITS.binds);
  if (stock.length > 0) assembly.draft.inventory = { bind: stock.map(({ key, value }) => ({ match: { [key]: value } })) };
  const manner = saidAbout(statements, 'manner').reduce<PolicyManner>((all, { objective, maxRounds, tone, signOff }) => ({
    ...all, ...(objective ? { objective } : {}), ...(maxRounds ? { max_rounds: maxRounds } : {}), ...(tone ? { tone } : {}), ...(signOff ? { sign_off: signOff } : {}),
  }), {});
  if (Object.keys(manner).length > 0) assembly.draft.manner = manner;
}

function assembleGrants(assembly: Assembly, statements: readonly Statement[]): void {
  const grants: PolicyGrant[] = [];
  for (const said of saidAbout(statements, 'grant')) {
    if (!said.figure || grants.length >= POLICY_LIMITS.grants) continue;
    const unlocks = unlockOf(said.figure, assembly.floorAssumed ? undefined : assembly.draft.floor_price);
    const before = grants.find((grant) => grant.flag === said.flag);
    if (before) {
      if (JSON.stringify(before.unlocks) !== JSON.stringify(unlocks)) note(assembly, 'contradiction', '/grants', `Buyers with the flag "${said.flag}" are given two different discounts.`, 'Keep one of them.', said.quote);
      continue;
    }
    assembly.quotes.set(`/grants/${grants.length}`, said.quote);
    grants.push({ flag: said.flag, unlocks, ...(said.stacks ? { stacks: true } : {}) });
  }
  if (grants.length > 0) assembly.draft.grants = grants;
}

function sentence(words: string, language: 'en' | 'zh'): string {
  const text = shorten(words.trim(), POLICY_LIMITS.textLength - 1);
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。！？…]$/.test(capital) ? capital : `${capital}${language === 'zh' ? '。' : '.'}`;
}

/** Words that tell the service to tell; the answer is what follows them. */
const TELL = /^(?:you (?:can|may) )?(?:please )?(?:tell|let) (?:the )?(?:buyers?|them|customers?|people)(?: know)?(?: that)? |^if (?:they |anyone |someone |(?:a )?buyers? |customers? )?asks?(?:ed)?[, ]+(?:say |tell them )?(?:that )?|^可以(?:告诉|跟)(?:买家|客户|对方)(?:说)?[：:，,]?/i;

function assembleSaid(assembly: Assembly, statements: readonly Statement[]): void {
  const { draft } = assembly;
  const ids = (kind: string, words: readonly string[], used: readonly string[]): string => unusedId(slug(words[0] ?? '') || kind, used);
  const never: NonNullable<typeof draft.never> = [];
  for (const said of saidAbout(statements, 'never').slice(0, POLICY_LIMITS.never)) {
    never.push({ id: ids('never', said.words, never.map(({ id }) => id)), text: sentence(said.quote, draft.language), words: said.words });
  }
  const handoff: NonNullable<typeof draft.handoff> = [];
  for (const said of saidAbout(statements, 'handoff').slice(0, POLICY_LIMITS.handoff)) {
    handoff.push({ id: ids('subject', said.words, handoff.map(({ id }) => id)), text: sentence(said.subject, draft.language), words: said.words });
  }
  const facts: NonNullable<typeof draft.facts> = [];
  for (const said of saidAbout(statements, 'fact').slice(0, POLICY_LIMITS.facts)) {
    facts.push({ id: ids('fact', said.words, facts.map(({ id }) => id)), words: said.words, answer: sentence(said.quote.replace(TELL, ''), draft.language) });
  }
  if (never.length > 0) draft.never = never;
  if (handoff.length > 0) draft.handoff = handoff;
  if (facts.length > 0) draft.facts = facts;
}
