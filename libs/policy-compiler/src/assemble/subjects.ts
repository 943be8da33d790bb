import type { PolicyGrant, PolicyManner } from '@svc/policy-rules';
import { POLICY_LIMITS } from '@svc/policy-rules';
import type { PlacedOf, PlacedStatement } from '@svc/plain-words';
import { answerWords, saidAbout, slug, subjectOnly } from '@svc/plain-words';
import type { Assembly } from './draft.js';
import { isPermission } from './permission.js';
import { cite, note } from './draft.js';
import { shorten, unusedId } from './ids.js';
import { unlockOf } from './money-steps.js';

/** Grants, what is never given, hand-offs, facts, stock and manner. */
export function assembleSubjects(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  assembleGrants(assembly, statements);
  assembleSaid(assembly, statements);
  const stock = saidAbout(statements, 'stock').slice(0, POLICY_LIMITS.binds);
  stock.forEach((said, index) => cite(assembly, `/inventory/bind/${index}`, said));
  for (const said of saidAbout(statements, 'manner')) cite(assembly, '/manner', said);
  if (stock.length > 0)
    assembly.draft.inventory = { bind: stock.map(({ key, value }) => ({ match: { [key]: value } })) };
  const manner = saidAbout(statements, 'manner').reduce<PolicyManner>(
    (all, { objective, maxRounds, tone, signOff }) => ({
      ...all,
      ...(objective ? { objective } : {}),
      ...(maxRounds ? { max_rounds: maxRounds } : {}),
      ...(tone ? { tone } : {}),
      ...(signOff ? { sign_off: signOff } : {}),
    }),
    {},
  );
  if (Object.keys(manner).length > 0) assembly.draft.manner = manner;
}

function assembleGrants(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  const grants: PolicyGrant[] = [];
  for (const said of saidAbout(statements, 'grant')) {
    if (!said.figure || grants.length >= POLICY_LIMITS.grants) continue;
    const unlocks = unlockOf(said.figure, assembly.floorAssumed ? undefined : assembly.draft.floor_price);
    const before = grants.find((grant) => grant.flag === said.flag);
    if (before) {
      if (JSON.stringify(before.gives ?? before.unlocks) !== JSON.stringify(unlocks))
        note(assembly, 'grantWithTwoDiscounts', '/grants', [said.flag], said.quote);
      continue;
    }
    cite(assembly, `/grants/${grants.length}`, said);
    const effect = isPermission(assembly, statements, said) ? { unlocks } : { gives: unlocks };
    grants.push({ flag: said.flag, ...effect, ...(said.stacks ? { stacks: true } : {}) });
  }
  if (grants.length > 0) assembly.draft.grants = grants;
}

function sentence(words: string, language: 'en' | 'zh'): string {
  const text = shorten(words.trim(), POLICY_LIMITS.textLength - 1);
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。！？…]$/.test(capital) ? capital : `${capital}${language === 'zh' ? '。' : '.'}`;
}

/** An item about a subject: its id from its first word, and where it was said. */
function addSubject<Item extends { id: string }>(
  assembly: Assembly,
  items: Item[],
  said: PlacedOf<'never' | 'handoff' | 'fact'>,
  item: Omit<Item, 'id'>,
): void {
  const [section, fallback] = SECTIONS[said.kind];
  const wanted = slug(subjectOnly(said.words)[0] ?? '') || fallback;
  cite(assembly, `/${section}/${items.length}`, said);
  items.push({
    ...item,
    id: unusedId(
      wanted,
      items.map(({ id }) => id),
    ),
  } as Item);
}

/** The section of each kind of subject, and the id of one whose words give none. */
const SECTIONS = { never: ['never', 'never'], handoff: ['handoff', 'subject'], fact: ['facts', 'fact'] } as const;

function assembleSaid(assembly: Assembly, statements: readonly PlacedStatement[]): void {
  const { draft } = assembly;
  const { language } = draft;
  const never: NonNullable<typeof draft.never> = [];
  for (const said of saidAbout(statements, 'never').slice(0, POLICY_LIMITS.never))
    addSubject(assembly, never, said, { text: sentence(said.quote, language), words: subjectOnly(said.words) });
  const handoff: NonNullable<typeof draft.handoff> = [];
  for (const said of saidAbout(statements, 'handoff').slice(0, POLICY_LIMITS.handoff))
    addSubject(assembly, handoff, said, { text: sentence(said.subject, language), words: subjectOnly(said.words) });
  const facts: NonNullable<typeof draft.facts> = [];
  for (const said of saidAbout(statements, 'fact').slice(0, POLICY_LIMITS.facts))
    addSubject(assembly, facts, said, {
      words: subjectOnly(said.words),
      answer: sentence(answerWords(said.quote), language),
    });
  if (never.length > 0) draft.never = never;
  if (handoff.length > 0) draft.handoff = handoff;
  if (facts.length > 0) draft.facts = facts;
}
