import type { BidDecision, SellerSide } from '../service/service.js';
import type { KeptTalk } from '../talk/kept-talks.js';

/** A talk as its seller sees it. */
export interface DeskTalk {
  readonly talk: KeptTalk;
  /** Whether it can be decided on here: not where its link was made in another browser. */
  readonly mayDecide: boolean;
  /** What is the seller's of it; null until it was asked for, and after a deal. */
  readonly side: SellerSide | null;
  /** What of the waiting bid is not as usual, in the words of the policy; left out where no policy is at hand. */
  readonly options?: readonly string[];
  /** What the buyer asked that nobody has answered, word for word; left out where only their messages are known. */
  readonly questions?: readonly string[];
}

/** How a talk stands. */
export type TalkStanding = 'deal' | 'waits' | 'ended' | 'open';

/** What the buyer asked and nobody has answered: as the desk was told it, else the whole messages that it stands in. */
export function questionsOf({ talk, side, questions }: DeskTalk): readonly string[] {
  // Each turn ends with a line of the seller; what the buyer said in it stands before that.
  const answered = talk.lines.flatMap(({ from }, index) => (from === 'seller' ? [talk.lines[index - 1]] : []));
  const said = (turn: number) => (answered[turn - 1]?.from === 'buyer' ? [answered[turn - 1]?.text ?? ''] : []);
  return questions ?? (side?.summary?.question_turns ?? []).flatMap(said);
}

/** Where the talks of a desk are kept, and where a decision is made. */
export interface DeskSource {
  /** All talks, with what waits in each. */
  list(): Promise<readonly DeskTalk[]>;
  /** @param price that of a counter, a unit; null for other decisions */
  decide(one: DeskTalk, decision: BidDecision, price: number | null): Promise<void>;
  /** Tells when a talk has changed elsewhere; gives back how to stop. */
  watch(tell: () => void): () => void;
}

/** A deal is one; else a bid may wait, also in a talk that the buyer has left. */
export function standingOf({ talk, side }: DeskTalk): TalkStanding {
  if (talk.last.receipt !== undefined) return 'deal';
  if (side?.standing_bid !== undefined) return 'waits';
  return talk.last.done ? 'ended' : 'open';
}

/** How many questions and wishes nobody has answered. */
const countOf = (one: DeskTalk): number => one.side?.summary?.open_questions ?? questionsOf(one).length;

/** What the talks come to. */
export interface DeskFigures {
  readonly talks: number;
  readonly waiting: number;
  readonly deals: number;
  /** Deals of all talks, 0 to 1; null where there are none. */
  readonly conversion: number | null;
  /** Questions and wishes that nobody has answered. */
  readonly questions: number;
}

/** @example deskFigures([]) // { talks: 0, waiting: 0, deals: 0, conversion: null, questions: 0 } */
export function deskFigures(talks: readonly DeskTalk[]): DeskFigures {
  const count = (standing: TalkStanding): number => talks.filter((one) => standingOf(one) === standing).length;
  const deals = count('deal');
  return {
    talks: talks.length,
    waiting: count('waits'),
    deals,
    conversion: talks.length === 0 ? null : deals / talks.length,
    questions: talks.reduce((sum, one) => sum + countOf(one), 0),
  };
}

const COLUMNS = [
  'time',
  'item',
  'standing',
  'messages',
  'currency',
  'offered',
  'bid',
  'bid_until',
  'price',
  'quantity',
  'total',
  'questions',
  'receipt',
] as const;

/** The talks as a table for a spreadsheet: RFC 4180, with a line of names first. */
export const deskCsv = (talks: readonly DeskTalk[]): string =>
  [COLUMNS, ...talks.map(csvRow)].map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';

function csvRow(one: DeskTalk): (string | number | null | undefined)[] {
  const { talk, side } = one;
  const { receipt, offer } = talk.last;
  return [
    talk.at,
    talk.name,
    standingOf(one),
    talk.lines.filter(({ from }) => from === 'buyer').length,
    talk.currency,
    offer?.price,
    side?.standing_bid?.price,
    side?.standing_bid?.expires_at,
    receipt?.price,
    receipt?.quantity,
    receipt?.total,
    side === null ? undefined : countOf(one),
    receipt?.id,
  ];
}

/** A text that a spreadsheet would take for a formula gets a quote in front, as such programs write texts. */
function csvCell(value: string | number | null | undefined): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
