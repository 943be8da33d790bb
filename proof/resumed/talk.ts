import { createHash } from 'node:crypto';
import type { ReplyResult } from '@svc/contracts';
import { formatMoney } from '@svc/language';
import type { Random } from '@svc/numerics';
import { draftReply, type OperationPorts } from '@svc/operations';
import type { Policy } from '@svc/policy-rules';
import { testPorts } from '../../libs/operations/src/testing/test-ports.js';

/** What answers a message: the reply of this state of the product, or of another. */
export type Draft = typeof draftReply;

const HOUR_MILLIS = 3_600_000;

const WORDS = {
  en: {
    greets: ['Hi there!', 'Is this still available?'],
    wishes: ['Can you do better?', 'What is your lowest price?'],
    complains: ['That is too expensive.', 'Hmm, seems high for what it is.'],
    bids: ['I can pay PRICE', 'Would you take PRICE?', 'My offer is PRICE.'],
    yes: 'Yes, deal.',
    first: 'Option A, deal.',
  },
  zh: {
    greets: ['你好', '还有货吗？'],
    wishes: ['能便宜点吗？', '最低多少？'],
    complains: ['太贵了', '这个价有点高吧'],
    bids: ['我出PRICE', 'PRICE行不行', '最多PRICE'],
    yes: '好的，成交',
    first: '方案A，成交',
  },
} as const;

/** The ports of one place: its keys and its seal outlive an edit and a new version. */
export const ownPorts = (): Promise<OperationPorts> =>
  testPorts((text) => createHash('sha256').update(text).digest('base64url'));

/** A talk in words over the whole operation, with the state of its last reply. */
export class Talk {
  last: ReplyResult | null = null;

  constructor(
    public policy: Policy,
    readonly ports: OperationPorts,
    public draft: Draft = draftReply,
  ) {}

  async say(message: string): Promise<ReplyResult> {
    const { policy, ports, last } = this;
    const stock = (policy.inventory?.bind ?? []).map((bind) => ({ ...bind.match, status: 'available' }));
    const sent = { policy: { ...policy }, message, state: last ? { ...last.state } : null, stock };
    this.last = await this.draft(sent, ports);
    return this.last;
  }

  /** The same talk, told from here on in two ways. */
  fork(policy: Policy, draft: Draft = draftReply): Talk {
    const later = { ...this.ports, nowMillis: () => this.ports.nowMillis() + HOUR_MILLIS };
    const copy = new Talk(policy, later, draft);
    copy.last = this.last;
    return copy;
  }

  /** A yes to what was offered first. */
  takeFirst(): Promise<ReplyResult> {
    const words = WORDS[this.policy.language];
    return this.say((this.last?.menu?.length ?? 0) > 1 ? words.first : words.yes);
  }
}

/** Something that buyers say, as a rule a bid. */
export function somethingSaid({ language, currency, list_price }: Policy, random: Random): string {
  const { greets, wishes, complains, bids } = WORDS[language];
  const price = Math.round(list_price * (0.6 + 0.4 * random.next()));
  const bid = random.pick<string>(bids).replace('PRICE', formatMoney(price, currency, 0, language));
  return random.pick<string>([
    bid,
    bid,
    random.pick<string>(greets),
    random.pick<string>(wishes),
    random.pick<string>(complains),
  ]);
}
