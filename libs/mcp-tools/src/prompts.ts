/** A prompt that a person can pick: a job that takes several calls, laid out for the model. */
export interface PromptPlan {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  /** The tools that it leans on; a door that lacks one does not list the prompt. */
  readonly tools: readonly string[];
  /** The message to the model; arguments that were left out are undefined. */
  say(given: Readonly<Record<string, string | undefined>>): string;
}

const KEEP_STATE = 'Keep the state that each answer returns and send it, unchanged, with the buyer’s next message.';

const negotiatePrice: PromptPlan = {
  name: 'negotiate_price',
  title: 'Negotiate a price',
  description: 'Answer a buyer for a seller, message by message, within what the seller allowed.',
  arguments: [
    {
      name: 'offer',
      description:
        'What is sold, at which price, the lowest acceptable price and what a discount may be traded for, in ' +
        'plain words.',
      required: true,
    },
    { name: 'message', description: 'What the buyer wrote.', required: true },
  ],
  tools: ['compile_offer_policy', 'draft_negotiation_reply'],
  say: ({ offer, message }) =>
    [
      `The seller’s offer: ${offer}`,
      `The buyer wrote: ${message}`,
      '',
      'First call compile_offer_policy with the offer as `description`. If it reports errors, tell me what to ' +
        'change and stop.',
      'Then call draft_negotiation_reply with that policy and the buyer’s message. Show me ' +
        '`reply_with_offer`; it is what goes to the buyer, and its price and terms must not be reworded.',
      `${KEEP_STATE} When \`kind\` is handoff, ask me before anything is sent. When it is deal, show me the ` +
        `receipt and end.`,
    ].join('\n'),
};

const writeOfferPolicy: PromptPlan = {
  name: 'write_offer_policy',
  title: 'Write an offer policy',
  description: 'Turn an offer in plain words into a policy that is ready to go live.',
  arguments: [
    {
      name: 'offer',
      description: 'The offer in plain words, English or Chinese. Leave it out to start from a template.',
      required: false,
    },
  ],
  tools: ['compile_offer_policy', 'check_offer_policy'],
  say: ({ offer }) =>
    [
      offer === undefined
        ? 'I want to start from a template: ask me which (used-car, saas, wholesale-water, second-hand, ' +
          'hourly-service, rent, event, freelance; the last five also with -zh in Chinese), then call ' +
          'compile_offer_policy with it as `template`.'
        : `My offer: ${offer}\n\nCall compile_offer_policy with it as \`description\`.`,
      'Read the summary back to me, and each issue with my words that caused it. Propose an answer to each; do ' +
        'not make up prices.',
      'Put my answers into the policy, call check_offer_policy, and repeat until `ok` is true. Then show me ' +
        'the final policy as JSON.',
    ].join('\n'),
};

const verifyReceipt: PromptPlan = {
  name: 'verify_receipt',
  title: 'Verify a receipt',
  description: 'Find out whether a deal’s receipt is genuine and within the seller’s policy.',
  arguments: [
    { name: 'receipt', description: 'The receipt, as JSON.', required: true },
    { name: 'policy', description: 'The policy that the deal was made under, as JSON.', required: true },
  ],
  tools: ['verify_deal_receipt'],
  say: ({ receipt, policy }) =>
    [
      'Call verify_deal_receipt with this receipt and this policy, both unchanged:',
      `Receipt: ${receipt}`,
      `Policy: ${policy}`,
      'Then tell me in one sentence whether it is valid, and list every check that failed with its message.',
    ].join('\n'),
};

/** Every prompt, in the order of lists. */
export const PROMPTS: readonly PromptPlan[] = [negotiatePrice, writeOfferPolicy, verifyReceipt];
