import {
  DECLARE_FIRST_STRIKE,
  OPEN_PEER_SESSION,
  PEER_NEXT_OFFER,
  PEER_SETTLE,
  POLICY_SEAL,
  POLICY_SEALED,
  REGISTER_OPERATOR,
  REPLY,
  REPLY_DECIDE,
  REPLY_STANDING,
  REQUEST_DOMAIN_CHALLENGE,
  REVEAL_FIRST_STRIKE,
  STOCK_RELEASE,
  VERIFY_DOMAIN,
  type OperationRecord,
} from '@svc/contracts';
import { canonicalJson } from '@svc/signing';
import type { NameResolver } from '../registry/domain-fetch.js';
import { send, TestOperator } from './peers.js';

/** An input of an example, as a service sends and takes it. */
type Input = Readonly<Record<string, unknown>>;

/** Calls a service and gives the answer’s body; what is not answered with 200 is thrown. */
async function ask(url: string, { path }: OperationRecord, body: object, key?: string): Promise<Input> {
  const answer = await send(url, path, body, key);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function proofsOf(input: Input, seller: TestOperator, buyer: TestOperator): object {
  const id = String(input['negotiation_id']);
  const end = Math.floor(Date.now() / 1000) + 600;
  return {
    ...input,
    seller_proof: seller.proof(id, 'seller', end, buyer.id),
    buyer_proof: buyer.proof(id, 'buyer', end, seller.id),
  };
}

/**
 * The inputs of examples that hold what only a running service or the holder of a key can make: ids, challenges,
 * signatures. Each is made by the operations that come before it, and is otherwise the input of the example.
 */
export class LiveInputs {
  /** @param key an `svc_` key of the service, for what belongs to its holder */
  constructor(private readonly key?: string) {}

  private operators = 0;
  private readonly tokens: string[] = [];

  /** The names of the domain that challenges are published under; the service has to ask it. */
  readonly resolver: NameResolver = {
    txt: () => Promise.resolve(this.tokens),
    addresses: () => Promise.resolve([]),
  };

  private readonly makers: ReadonlyMap<string, (url: string, input: Input) => Promise<object>> = new Map([
    [REVEAL_FIRST_STRIKE.id, (url: string, input: Input) => this.reveal(url, input)],
    [REGISTER_OPERATOR.id, (url: string, input: Input) => this.registration(url, input)],
    [REQUEST_DOMAIN_CHALLENGE.id, (url: string, input: Input) => this.ofOperator(url, input)],
    [VERIFY_DOMAIN.id, (url: string, input: Input) => this.published(url, input)],
    [OPEN_PEER_SESSION.id, (url: string, input: Input) => this.proofs(url, input)],
    [PEER_NEXT_OFFER.id, (url: string, input: Input) => this.opened(url, input)],
    [POLICY_SEALED.id, (url: string) => this.sealed(url)],
    [REPLY_DECIDE.id, (url: string, input: Input) => this.bidMade(url, input)],
    [REPLY_STANDING.id, (url: string, input: Input) => this.bidMade(url, input)],
    [STOCK_RELEASE.id, (url: string, input: Input) => this.held(url, input)],
    [PEER_SETTLE.id, (url: string, input: Input) => this.moved(url, input)],
  ]);

  /** What to send for an input of an operation’s example. */
  of({ id }: OperationRecord, url: string, input: object | null): Promise<object | null> {
    const make = this.makers.get(id);
    return input === null || make === undefined ? Promise.resolve(input) : make(url, input as Input);
  }

  /** The commitment is that of the example of declaring, so the two examples have to fit each other. */
  private async reveal(url: string, input: Input): Promise<object> {
    const declared = await ask(url, DECLARE_FIRST_STRIKE, DECLARE_FIRST_STRIKE.examples[0]?.input ?? {});
    return { ...input, commitment_id: declared['commitment_id'] };
  }

  private async registration(url: string, input: Input): Promise<object> {
    if (!('challenge_sig_b64' in input)) return input;
    const operator = this.operator();
    const named = { operator_id: operator.id, public_key_b64: operator.publicKey };
    const { challenge } = await ask(url, REGISTER_OPERATOR, named);
    return { ...input, ...named, challenge_sig_b64: operator.sign(String(challenge)) };
  }

  private async ofOperator(url: string, input: Input): Promise<object> {
    return { ...input, public_key_b64: (await this.registered(url)).publicKey };
  }

  private async published(url: string, input: Input): Promise<object> {
    const operator = await this.registered(url);
    const asked = { ...input, public_key_b64: operator.publicKey };
    const { domain: wanted, public_key_b64 } = asked as Input;
    const { token, domain } = await ask(url, REQUEST_DOMAIN_CHALLENGE, { domain: wanted, public_key_b64 });
    const display_name = String(input['display_name']);
    this.tokens.push(`${String(token)} ${display_name}`);
    return { ...asked, sig_b64: operator.sign(canonicalJson({ display_name, domain })) };
  }

  private async proofs(url: string, input: Input): Promise<object> {
    return proofsOf(input, await this.registered(url), await this.registered(url));
  }

  private async session(url: string, seller: TestOperator, buyer: TestOperator): Promise<unknown> {
    const proofs = proofsOf(OPEN_PEER_SESSION.examples[0]?.input as Input, seller, buyer);
    return (await ask(url, OPEN_PEER_SESSION, proofs))['session_id'];
  }

  private async opened(url: string, input: Input): Promise<object> {
    return { ...input, session_id: await this.session(url, await this.registered(url), await this.registered(url)) };
  }

  /** A session with a move of each side; where the example has signatures, those of both under what is settled. */
  private async moved(url: string, input: Input): Promise<object> {
    const [seller, buyer] = [await this.registered(url), await this.registered(url)];
    const session_id = await this.session(url, seller, buyer);
    for (const role of ['seller', 'buyer']) await ask(url, PEER_NEXT_OFFER, { session_id, role, my_reservation: 0.3 });
    const { seller_sig_b64, buyer_sig_b64, ...agreed } = { ...input, session_id } as Input;
    if (seller_sig_b64 === undefined && buyer_sig_b64 === undefined) return agreed;
    const text = String((await ask(url, PEER_SETTLE, agreed))['to_sign']);
    return { ...agreed, seller_sig_b64: seller.sign(text), buyer_sig_b64: buyer.sign(text) };
  }

  private async sealed(url: string): Promise<object> {
    const { sealed_policy } = await ask(url, POLICY_SEAL, POLICY_SEAL.examples[0]?.input ?? {}, this.key);
    return { sealed_policy };
  }

  /** A decision on the bid of the example of replies, or a look at it. */
  private async bidMade(url: string, input: Input): Promise<object> {
    const { state } = await ask(url, REPLY, REPLY.examples[0]?.input ?? {}, this.key);
    return { ...input, state };
  }

  /** The thing of the example, sold: its deal holds it, and somebody else has agreed to buy it meanwhile. */
  private async held(url: string, input: Input): Promise<object> {
    const { match } = input as { match: Record<string, string> };
    const { policy } = REPLY.examples[0]?.input as { policy: object };
    const bound = { ...policy, inventory: { bind: [{ match }] } };
    const stock = [{ ...match, status: 'available' }];
    const say = (message: string, state: unknown = null): Promise<Input> =>
      ask(url, REPLY, { policy: bound, stock, message, state }, this.key);
    const talks = [await say('What does it cost?'), await say('What does it cost?')];
    for (const { state } of talks) await say('Deal.', state);
    return input;
  }

  private operator(): TestOperator {
    return new TestOperator(`example-${(this.operators += 1)}`);
  }

  private async registered(url: string): Promise<TestOperator> {
    const operator = this.operator();
    await operator.register(url);
    return operator;
  }
}
