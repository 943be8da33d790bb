import { render } from 'preact';
import { useState } from 'preact/hooks';
import componentStyle from '../components/components.css?inline';
import baseStyle from '../design/base.css?inline';
import partStyle from '../design/parts.css?inline';
import tokenStyle from '../design/tokens.css?inline';
import { CallFault } from '../components/call-fault.js';
import { DeskView } from '../desk/desk-view.js';
import { shopDesk } from '../desk/shop-desk.js';
import { useDesk } from '../desk/use-desk.js';
import { WORDS, WordsContext, type LanguageId } from '../words/words.js';

const STYLE = [tokenStyle, baseStyle, partStyle, componentStyle].join('\n');
const nothing = (): void => undefined;

/**
 * The seller’s desk on a page of the shop, which nobody but the seller may open. It speaks to the address in `endpoint`
 * alone, and styles the page that it stands on.
 * @example <svc-desk endpoint="/desk/talks"></svc-desk>
 */
class SvcDesk extends HTMLElement {
  connectedCallback(): void {
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    const language: LanguageId = /^zh\b/i.test(this.lang || document.documentElement.lang) ? 'zh' : 'en';
    render(<ShopDesk endpoint={this.getAttribute('endpoint') ?? ''} language={language} />, this);
  }

  disconnectedCallback(): void {
    render(null, this);
  }
}

function ShopDesk({ endpoint, language }: { readonly endpoint: string; readonly language: LanguageId }) {
  const [source] = useState(() => shopDesk(endpoint));
  const desk = useDesk(source);
  return (
    <WordsContext.Provider value={WORDS[language]}>
      <div class="stack">
        <CallFault fault={desk.call.fault} keyWanted={false} hasKey onKey={nothing} />
        <DeskView desk={desk} language={language} />
      </div>
    </WordsContext.Provider>
  );
}

if (!customElements.get('svc-desk')) customElements.define('svc-desk', SvcDesk);
