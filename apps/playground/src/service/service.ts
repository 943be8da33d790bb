import { answerOf, createClient, ServiceError, type components } from '@svc/client';
import type { SellerMark } from '../seller-marks.js';

type Schemas = components['schemas'];
export type Policy = Schemas['Policy'];
export type CompileAnswer = Schemas['CompiledPolicyResult'];
export type CheckAnswer = Schemas['PolicyResult'];
export type ReplyAnswer = Schemas['ReplyResult'];
export type SellerSide = Schemas['SellerSideOut'];
export type BidDecision = Schemas['DecideIn']['decision'];
export type Template = Schemas['PolicyTemplate'];
export type Issue = Schemas['PolicyIssue'];
export type Receipt = Schemas['Receipt'];
export type Backtest = Schemas['BacktestResult'];
export type BacktestOptions = Omit<Schemas['BacktestIn'], 'policy'>;
export type PracticeTurn = Schemas['PracticeTurn'];
export type BuyerStyle = NonNullable<Schemas['PracticeIn']['style']>;

export type Wallet = Schemas['WalletSummary'];
export type Pack = NonNullable<Schemas['CheckoutIn']['pack']>;

/** How wallets are topped up. */
export interface PaymentTerms {
  /** Whether cards are taken at the moment. */
  readonly available: boolean;
  /** What each pack funds, in cents. */
  readonly packs: Readonly<Record<string, number>>;
}

/** A published key. */
export type PublishedKey = JsonWebKey & { readonly kid?: string };

/** What a seller has said of what was understood. */
export interface Mended {
  /** By the id of a question or a line. */
  readonly answers: Answers;
  /** Those of the answer before, so that nobody is asked to point twice. */
  readonly statements?: CompileAnswer['statements'];
  readonly allRight?: boolean;
  readonly marks?: readonly SellerMark[];
}

/** Answers by the id of a question or a line. */
export type Answers = Readonly<Record<string, string | { readonly value: number }>>;

/** What the pages ask of the service; the only file that calls it. */
export interface Service {
  templates(): Promise<readonly Template[]>;
  compile(description: string, mended: Mended): Promise<CompileAnswer>;
  check(policy: unknown): Promise<CheckAnswer>;
  /** Answers a message; what the policy binds to stock counts as available. */
  reply(policy: Policy, message: string, state: ReplyAnswer['state'] | null): Promise<ReplyAnswer>;
  /** What a link carries to buyers; what the policy binds to stock counts as available until it ends. */
  seal(policy: Policy, seller: string): Promise<Schemas['SealResult']>;
  /** Where a talk stands, for its seller. */
  standing(policy: Policy, state: object): Promise<SellerSide>;
  /** Decides on the bid that waits in a talk. */
  decide(policy: Policy, state: object, decision: BidDecision, price: number | null): Promise<ReplyAnswer>;
  practiceBuyer(
    policy: Policy,
    history: readonly PracticeTurn[],
    style: BuyerStyle,
    budget?: number,
  ): Promise<Schemas['PracticeResult']>;
  /** Plays the policy against drawn buyers. */
  backtest(policy: Policy, options: BacktestOptions): Promise<Backtest>;
  publishedKeys(): Promise<readonly PublishedKey[]>;
  paymentTerms(): Promise<PaymentTerms>;
  /** A key with a wallet, shown once. */
  issueKey(request: Schemas['IssueKeyRequest']): Promise<string>;
  /** What the wallet of the key holds. */
  balance(): Promise<Wallet>;
  /** The address at which a person pays; the payer comes back to `page`. */
  checkout(pack: Pack, page: string): Promise<string>;
  /** Any operation, as its form sends it. */
  post(path: string, body: unknown): Promise<unknown>;
}

/** What a seller has said, as the service takes it: what is empty is left out. */
const membersOf = ({
  answers,
  statements = [],
  allRight = false,
  marks = [],
}: Mended): Partial<Schemas['CompileIn']> => ({
  ...(Object.keys(answers).length > 0 && { answers }),
  ...(statements.length > 0 && { statements: [...statements] }),
  ...(allRight && { read_back: 'right' as const }),
  ...(marks.length > 0 && { marks: marks.map((mark) => ({ ...mark })) }),
});

/** What is asked about talks with buyers. */
function talksOf(client: ReturnType<typeof createClient>): Pick<Service, 'reply' | 'seal' | 'standing' | 'decide'> {
  return {
    reply: async (policy, message, state) => {
      const answer = await answerOf(client.POST('/v1/reply', { body: { policy, message, state, ...stockOf(policy) } }));
      // An open policy is answered with all members: those of a buyer come to a sealed one.
      return answer as ReplyAnswer;
    },
    seal: (policy, seller) =>
      answerOf(
        client.POST('/v1/policy/seal', { body: { policy, ...stockOf(policy), ...(seller !== '' && { seller }) } }),
      ),
    standing: (policy, state) =>
      answerOf(client.POST('/v1/reply/standing', { body: { policy, state: { ...state }, ...stockOf(policy) } })),
    decide: (policy, state, decision, price) =>
      answerOf(
        client.POST('/v1/reply/decide', { body: { policy, state: { ...state }, decision, price, ...stockOf(policy) } }),
      ),
  };
}

/** The service at an address, with a key and a wallet where there are such. */
export function serviceAt(address: string, accessKey: string | null, walletKey: string | null): Service {
  const client = createClient({ baseUrl: address, ...(accessKey !== null && { accessKey }) });
  const wallet = createClient({ baseUrl: address, ...(walletKey !== null && { accessKey: walletKey }) });
  return {
    templates: async () => (await answerOf(client.GET('/v1/policy/templates'))).templates,
    compile: (description, mended) =>
      answerOf(client.POST('/v1/policy/compile', { body: { description, ...membersOf(mended) } })),
    check: (policy) => answerOf(client.POST('/v1/policy/check', { body: { policy } as Schemas['CheckIn'] })),
    ...talksOf(client),
    practiceBuyer: (policy, history, style, budget) =>
      answerOf(
        client.POST('/v1/practice/buyer', {
          body: { policy, history: [...history], style, ...(budget !== undefined && { budget }) },
        }),
      ),
    backtest: (policy, options) =>
      answerOf(client.POST('/v1/policy/backtest', { body: { policy, ...options } as Schemas['BacktestIn'] })),
    publishedKeys: async () => {
      const profile = (await answerOf(client.GET('/.well-known/ucp'))) as { readonly keys?: readonly PublishedKey[] };
      return profile.keys ?? [];
    },
    paymentTerms: async () => (await answerOf(client.GET('/v1/mpp/manifest'))) as unknown as PaymentTerms,
    issueKey: async (request) => (await answerOf(client.POST('/v1/keys', { body: request }))).api_key,
    balance: () => answerOf(wallet.GET('/v1/billing/balance')),
    checkout: async (pack, page) => {
      const body = { pack, success_url: page, cancel_url: page };
      const { checkout_url: url, reason } = await answerOf(wallet.POST('/v1/billing/checkout_session', { body }));
      if (url === undefined) throw new Error(reason ?? '');
      return url;
    },
    post: async (path, body) => {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(accessKey !== null && { 'X-SVC-Key': accessKey }) },
        body: JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new ServiceError(response, answer);
      return answer;
    },
  };
}

/** Records that say of everything a policy binds to stock that it is there; none where it binds nothing. */
function stockOf({ inventory }: Policy): { stock?: Record<string, unknown>[] } {
  if (inventory === undefined) return {};
  return { stock: inventory.bind.map(({ match }) => ({ ...match, availability: 'InStock' })) };
}

/** Whether a call was refused because it brought no key, or an unknown one. */
export const needsKey = (fault: unknown): boolean => fault instanceof ServiceError && fault.status === 401;

/** Whether a call was refused because the caller makes too many. */
export const isTooFast = (fault: unknown): boolean => fault instanceof ServiceError && fault.status === 429;

/** What went wrong, for people; null where there was no answer at all. */
export const faultText = (fault: unknown): string | null =>
  fault instanceof ServiceError || (fault instanceof Error && !(fault instanceof TypeError)) ? fault.message : null;
