import type { DeskSource, DeskTalk } from './desk-talks.js';

/** How often a shop is asked for its talks, in milliseconds. */
const LOOK_MILLIS = 15_000;

/**
 * The talks that a shop keeps. Its endpoint answers a GET with `{talks}`, each as `DeskTalk` says, and takes a decision
 * as a POST of `{id, decision, price}`.
 */
export function shopDesk(endpoint: string): DeskSource {
  const ask = async (init: RequestInit): Promise<unknown> => {
    const response = await fetch(endpoint, init);
    if (!response.ok) throw new Error(`the shop answered ${response.status}`);
    return response.json();
  };
  return {
    list: async () => ((await ask({})) as { readonly talks: readonly DeskTalk[] }).talks,
    decide: async ({ talk: { id } }, decision, price) => {
      const body = JSON.stringify({ id, decision, price });
      await ask({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    watch: (tell) => {
      const timer = setInterval(tell, LOOK_MILLIS);
      return () => clearInterval(timer);
    },
  };
}
