import { readMessage, wordReply } from '@svc/language';
import { createRandom, type Random } from '@svc/numerics';
import type { Policy } from '@svc/policy-rules';
import { decideReply, standingOf, vocabularyOf, type ReplyDecision, type ReplyMemory } from '@svc/reply';
import { EIGHT, KNOWING, wantsOf, type BuyerType } from './buyers.js';
import { phraseOf } from './phrases.js';
import { playTalk } from './play.js';
import { BARGAIN_POLICIES } from './policies.js';
import type { Message } from './reply-sellers.js';
import { marketOf, NOW_MILLIS, type Seller } from './sellers.js';

/** What people say beside the bargain. */
const ASIDES = {
  en: {
    greets: ['Hi there!', 'Good morning, is this still available?'],
    complains: ['That is too expensive.', 'Hmm, seems high for what it is.', 'I saw the same one for less elsewhere.'],
    asks: ['Is the price firm?', 'What would I pay in all?', 'Could you hold it until Saturday?', 'Why so much?'],
    wants: ['Could you deliver it?', 'With payment in advance, please.', 'I would like it with delivery.'],
    person: ['Can I talk to a person?'],
  },
  zh: {
    greets: ['你好', '在吗？还有货吗？'],
    complains: ['太贵了', '这个价有点高吧', '别家比你便宜'],
    asks: ['是一口价吗？', '一共要多少钱？', '能留到周六吗？', '为什么这么贵？'],
    wants: ['可以送货吗？', '我预付全款', '要送货上门'],
    person: ['转人工'],
  },
} as const;

type Aside = keyof (typeof ASIDES)['en'];

/** Somebody with a way to bargain and things to say beside it. */
interface Character {
  name: string;
  type: BuyerType;
  /** What they say before they bargain. */
  first: readonly Aside[];
  /** What they say in between, each time with an even chance. */
  between: readonly Aside[];
}

const CHARACTERS: readonly Character[] = [
  { name: 'concedes in steps', type: EIGHT.concedes, first: ['greets'], between: [] },
  { name: 'names one figure three times', type: EIGHT.namesItThrice, first: [], between: ['complains'] },
  { name: 'asks, then bids', type: EIGHT.asksThenBids, first: ['greets'], between: ['asks'] },
  { name: 'bids once', type: EIGHT.bidsOnce, first: [], between: [] },
  { name: 'knows the rules', type: KNOWING.knows, first: [], between: [] },
  { name: 'complains', type: EIGHT.asksThrice, first: ['complains', 'complains'], between: ['complains'] },
  { name: 'has wishes', type: EIGHT.shadesThrice, first: ['wants'], between: ['wants'] },
  { name: 'has questions', type: EIGHT.concedes, first: ['asks'], between: ['asks'] },
  { name: 'wants a person in the end', type: EIGHT.asksOnce, first: ['asks', 'person'], between: [] },
];

/** So many conversations in words, in turns English and Chinese, each as text; equal seeds give equal ones. */
export function* conversations({ count, seed }: { count: number; seed: string }): Generator<string> {
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(`${seed}/talk/${index}`);
    const language = index % 2 === 0 ? 'en' : 'zh';
    const policy = random.pick(BARGAIN_POLICIES.filter((one) => one.language === language));
    const character = CHARACTERS[Math.floor(index / 2) % CHARACTERS.length] as Character;
    yield conversation(
      index + 1,
      { ...policy, manner: { ...policy.manner, pass_on: random.chance(0.5) } },
      character,
      random,
    );
  }
}

function conversation(number: number, policy: Policy, character: Character, random: Random): string {
  const wants = wantsOf(marketOf(policy), { valuation: -0.2 + 1.4 * random.next(), nature: random.next() });
  const talk = new SpokenTalk(policy, random, character.between);
  for (const aside of character.first) talk.say(random.pick<string>(ASIDES[policy.language][aside]));
  const price = talk.isOver ? null : playTalk(character.type(wants), talk);
  const market = `list ${policy.list_price}, reserve ${policy.reserve_price ?? '-'}, floor ${policy.floor_price}`;
  const outcome = price === null ? 'no deal' : `deal at ${price}`;
  const who = `${character.name}, worth ${Math.round(wants.value)} to them`;
  return [`${number}. ${policy.name} (${market}): ${who}: ${outcome}`, ...talk.lines].join('\n');
}

/** A conversation in words as a seller that a buyer's program can bargain with. */
class SpokenTalk implements Seller {
  readonly lines: string[] = [];
  isOver = false;
  #memory: ReplyMemory | null = null;
  #isMenu = false;

  constructor(
    readonly policy: Policy,
    readonly random: Random,
    readonly between: readonly Aside[],
  ) {}

  hear(said: Message): number {
    const [aside] = this.random.shuffle(this.between);
    if (aside !== undefined && this.lines.length > 0 && this.random.chance(0.5))
      this.say(this.random.pick<string>(ASIDES[this.policy.language][aside]));
    return this.#offered(said)?.offer?.price ?? Infinity;
  }

  seal(): number | null {
    return this.#offered('yes')?.deal?.offer.price ?? null;
  }

  #offered(said: Message): ReplyDecision | null {
    const moment = { seed: String(this.random.next()), turn: this.#memory?.turn ?? 0, isMenu: this.#isMenu };
    return this.say(phraseOf(this.policy, said, moment));
  }

  /** Says something in words; null where the conversation is over. */
  say(text: string): ReplyDecision | null {
    if (this.isOver) return null;
    const { policy } = this;
    const reading = readMessage(text, vocabularyOf(policy), standingOf(policy, this.#memory));
    const given = { policy, policyHash: policy.name, memory: this.#memory, engine: null, flags: null, stock: null };
    const decision = decideReply({ ...given, reading, nowMillis: NOW_MILLIS });
    if (!decision.ok) throw new Error(decision.message);
    this.#memory = decision.memory;
    this.#isMenu = decision.menu.length > 1;
    this.isOver = decision.done || decision.kind === 'handoff';
    const reply = wordReply(decision.speech).split('\n').join('\n     ');
    this.lines.push(`  B: ${text}`, `  S: ${reply}   [${decision.decided_by}]`);
    return decision;
  }
}
