/** What a shop’s endpoint answers to a message: what the buyer may know, and nothing else. */
export interface ShopAnswer {
  /** Names the conversation in the next message. */
  readonly conversation: string;
  readonly reply: string;
  /** The offer on the table in one line; null where there is none. */
  readonly offer: { readonly line: string } | null;
  readonly menu: readonly { readonly option: string; readonly line: string }[];
  readonly kind: string;
  readonly done: boolean;
  /** Stands where `kind` is `deal`. */
  readonly receipt?: object;
}

/**
 * Sends a message to a shop’s endpoint; its answer, whatever it leaves out, is whole. What the shop tells beyond that,
 * of its own side or its state, goes no further.
 */
export async function askShop(endpoint: string, message: string, conversation: string | null): Promise<ShopAnswer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ conversation, message }),
  });
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  const answer = (await response.json()) as Partial<ShopAnswer>;
  if (typeof answer.reply !== 'string') throw new Error('the shop’s answer has no reply in it');
  return {
    conversation: String(answer.conversation ?? ''),
    reply: answer.reply,
    offer: answer.offer ? { line: answer.offer.line } : null,
    menu: (answer.menu ?? []).map(({ option, line }) => ({ option, line })),
    kind: answer.kind ?? 'offer',
    done: answer.done === true,
    ...(answer.receipt !== undefined && { receipt: answer.receipt }),
  };
}
