import { readingOfActs, readMessage, type MessageReading, type Standing, type Vocabulary } from '@svc/language';

interface Named {
  id: string;
  label: string;
}

/** A message with the answer that a careful model gives to the tool `report_acts`, and what must come of it. */
export interface ActsRow {
  id: string;
  language: 'en' | 'zh';
  message: string;
  deal: {
    what: string;
    list_price: number;
    currency: string;
    unit: string | null;
    period?: Vocabulary['period'] | null;
    terms: readonly (Named & { options: readonly Named[] })[];
    groups: readonly (string | Named)[];
    facts?: readonly string[];
    never?: readonly string[];
    handoff?: readonly string[];
    standing: readonly { price: number; quantity?: number | null; options?: Readonly<Record<string, string>> }[];
    last: { buyer: number | null };
  };
  report: unknown;
  expect: Readonly<Record<string, unknown>>;
}

/** What a seller named only by its id is known by the words of the id, as the service does with groups. */
const subjects = (ids: readonly (string | Named)[] = []): { id: string; words: string[] }[] =>
  ids.map((one) => {
    const { id, label } = typeof one === 'string' ? { id: one, label: one } : one;
    return { id, words: [...new Set([label, id.replaceAll(/[_.-]+/g, ' ')])] };
  });

function tableOf({ language, deal }: ActsRow): { vocabulary: Vocabulary; standing: Standing } {
  const [usual] = deal.standing;
  const most = Math.max(1000, ...deal.standing.map(({ quantity }) => 10 * (quantity ?? 1)));
  const vocabulary: Vocabulary = {
    language,
    name: deal.what,
    currency: deal.currency,
    ...(deal.unit === null ? { most: 1 } : { unit: deal.unit, most }),
    ...(deal.period ? { period: deal.period } : {}),
    terms: deal.terms.map((term) => ({ ...term, default: usual?.options?.[term.id] ?? term.options[0]?.id ?? '' })),
    never: subjects(deal.never),
    handoff: subjects(deal.handoff),
    facts: subjects(deal.facts),
    groups: subjects(deal.groups),
  };
  const offers = deal.standing.map(({ price, quantity, options = {} }) => ({
    price,
    quantity: quantity ?? 1,
    terms: Object.fromEntries(vocabulary.terms.map(({ id, default: usual }) => [id, options[id] ?? usual])),
  }));
  return { vocabulary, standing: { offers, listPrice: deal.list_price, lastBid: deal.last.buyer, language } };
}

const near = (left: unknown, right: unknown): boolean =>
  typeof left === 'number' && typeof right === 'number' ? Math.abs(left - right) < 0.01 : (left ?? null) === right;

/** Whether a member of what must come out holds of a reading; undefined for one that no reading has. */
function holds(
  member: string,
  wanted: unknown,
  { package: named, facts, intent, refuses }: MessageReading,
  { offers }: Standing,
) {
  const agreed = intent === 'accept' && facts.unclear !== true;
  const has = (list: readonly string[] | undefined, one: unknown): boolean =>
    (list ?? []).some((each) => each === one || each.includes(String(one)));
  switch (member) {
    case 'yes':
      return agreed === wanted;
    case 'choice':
      return wanted === null || !agreed ? (facts.choice ?? null) === wanted : (facts.choice ?? 1) === wanted;
    case 'unclear':
      return (facts.unclear === true) === wanted;
    case 'person':
      return (facts.wants_person === true) === wanted;
    case 'leave':
      return (intent === 'quit') === wanted;
    case 'group':
      return wanted === 'other' ? facts.claims === undefined : has(facts.claims, wanted);
    case 'price':
      return near(named['price'], wanted) || (agreed && near(offers[(facts.choice ?? 1) - 1]?.price, wanted));
    case 'relative_price':
      return near(named['price'], wanted);
    case 'total':
      return near(facts.total, wanted);
    case 'quantity':
      return near(named['quantity'] ?? named['periods'], wanted);
    case 'options':
      return Object.entries(wanted as object).every(([term, option]) => named[term] === option);
    case 'refuses':
      return (wanted as string[]).every((one) => refuses[one.split('/')[0] ?? ''] === one.split('/')[1]);
    case 'wishes':
      return (wanted as string[]).every((one) => has([...(facts.wishes ?? []), ...(facts.open_questions ?? [])], one));
    case 'asks':
      return (wanted as string[]).every((one) =>
        one === 'other'
          ? (facts.open_questions?.length ?? 0) > 0 || facts.question === true
          : has(
              [...(facts.asks ?? []), ...(facts.asked ?? []), ...(facts.never ?? []), ...(facts.handoff ?? [])],
              ASKS[one] ?? one,
            ),
      );
    default:
      return undefined;
  }
}

const ASKS: Readonly<Record<string, string>> = { bot: 'automated', stock: 'available' };

/** What holds, of what was looked at, and what does not. */
export interface ActsReport {
  held: number;
  all: number;
  falseYeses: number;
  broken: string[];
}

/** What comes of messages where a model reports their acts, or with `builtIn` where none does. */
export function measureActs(rows: readonly ActsRow[], builtIn: boolean): ActsReport {
  const report: ActsReport = { held: 0, all: 0, falseYeses: 0, broken: [] };
  for (const row of rows) {
    const { vocabulary, standing } = tableOf(row);
    const own = readMessage(row.message, vocabulary, standing);
    const reading = builtIn ? own : (readingOfActs(row.message, row.report, vocabulary, standing, own) ?? own);
    for (const [member, wanted] of Object.entries(row.expect)) {
      const held = holds(member, wanted, reading, standing);
      if (held === undefined) continue;
      report.all += 1;
      if (held) report.held += 1;
      else report.broken.push(`${row.id} ${member} ${JSON.stringify(wanted)} | ${row.message}`);
      if (member === 'yes' && wanted === false && !held) report.falseYeses += 1;
    }
  }
  return report;
}
