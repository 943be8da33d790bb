import type { ComponentChildren } from 'preact';
import { baseUrl } from '../service/base-url.js';
import type { Policy } from '../service/service.js';
import { elementSnippet, snippetsOf } from '../tools/snippets.js';
import { useWords } from '../words/words.js';
import { SnippetTabs } from './snippet-tabs.js';

/** The operation that answers a buyer, and its tool. */
const REPLY = { path: '/v1/reply', mcpTool: 'draft_negotiation_reply', keyed: true };

export interface UseItProps {
  readonly policy: Policy;
  /** The way to a link for buyers. */
  readonly children?: ComponentChildren;
}

/** What is left to do with a policy that is ready: answer buyers with it, from a program, an agent or a page. */
export function UseIt({ policy, children }: UseItProps) {
  const { use: words, policy: policyWords } = useWords();
  const address = baseUrl();
  const snippets = snippetsOf(REPLY, { message: words.message, policy }, address);
  return (
    <section class="card stack" id="use-it" aria-labelledby="use-it-title">
      <h2 id="use-it-title">{words.title}</h2>
      {children}
      <SnippetTabs title={words.answers} snippets={[...snippets, elementSnippet(address)]} />
      <p class="small soft">
        {words.lead} {words.key}
      </p>
      <div class="row">
        <a
          class="button"
          download="policy.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(policy, null, 2))}`}
        >
          {policyWords.save}
        </a>
        <a class="button" href="#/account">
          {words.account}
        </a>
      </div>
    </section>
  );
}
