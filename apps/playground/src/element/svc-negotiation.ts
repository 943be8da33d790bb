import { ELEMENT_STYLE } from './element-style.js';
import { wordsFor, type ElementWords } from './element-words.js';
import { build, buildPanel, type Panel } from './panel.js';
import { askShop, type ShopAnswer } from './shop-endpoint.js';

/**
 * The buyer’s side of a negotiation on a shop’s page. It speaks to the address in `endpoint` alone: the shop’s own,
 * which keeps policy, key and state. `lang` and `heading` are optional. A deal is told by the event `svc-deal`, whose
 * detail is the receipt; every answer by `svc-reply`.
 * @example <svc-negotiation endpoint="/negotiate"></svc-negotiation>
 */
export class SvcNegotiation extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  private panel: Panel | null = null;
  private words: ElementWords = wordsFor('en');
  private conversation: string | null = null;
  private busy = false;

  connectedCallback(): void {
    if (this.panel !== null) return;
    this.words = wordsFor(this.lang || document.documentElement.lang);
    const style = new CSSStyleSheet();
    style.replaceSync(ELEMENT_STYLE);
    this.root.adoptedStyleSheets = [style];
    const panel = buildPanel(this.words, this.getAttribute('heading') ?? this.words.heading);
    panel.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.say(panel.input.value);
    });
    this.panel = panel;
    this.root.append(panel.section);
  }

  /** Says something as the buyer, as if it were typed. */
  async say(message: string): Promise<void> {
    const { panel, words } = this;
    const text = message.trim();
    if (panel === null || this.busy || text === '') return;
    this.wait(true, words.busy);
    try {
      const answer = await askShop(this.getAttribute('endpoint') ?? '', text, this.conversation);
      this.conversation = answer.conversation;
      this.show(text, answer);
    } catch {
      panel.status.className = 'fault';
      this.wait(false, words.fault);
    }
  }

  private wait(busy: boolean, status: string): void {
    const { panel } = this;
    if (panel === null) return;
    this.busy = busy;
    if (busy) panel.status.className = '';
    panel.status.textContent = status;
    // A disabled button would lose the focus to the page.
    for (const button of this.root.querySelectorAll('button')) button.setAttribute('aria-disabled', String(busy));
  }

  private show(said: string, answer: ShopAnswer): void {
    const { panel, words } = this;
    if (panel === null) return;
    panel.log.append(
      build('div', { part: 'message you', class: 'you' }, build('span', { class: 'hidden' }, `${words.you}: `), said),
      build(
        'div',
        { part: 'message shop', class: 'shop' },
        build('span', { class: 'hidden' }, `${words.shop}: `),
        answer.reply,
      ),
    );
    panel.log.scrollTop = panel.log.scrollHeight;
    panel.input.value = '';
    const offers = answer.done ? [] : answer.menu;
    panel.offers.replaceChildren(...offers.map((offer) => this.offerOf(offer)));
    this.wait(false, this.standing(answer));
    panel.status.className = answer.kind === 'deal' ? 'deal' : '';
    panel.form.hidden = answer.done;
    if (answer.done) panel.log.focus();
    else panel.input.focus();
    this.tell('svc-reply', answer);
    if (answer.kind === 'deal') this.tell('svc-deal', answer.receipt ?? null);
  }

  /** A choice of the menu: choosing it says its name. */
  private offerOf({ option, line }: ShopAnswer['menu'][number]): HTMLElement {
    const button = build('button', { part: 'option', class: 'option', type: 'button' }, `${option} ${line}`.trim());
    button.addEventListener('click', () => void this.say(option));
    return build('li', {}, button);
  }

  private standing({ kind, done, offer }: ShopAnswer): string {
    if (kind === 'deal') return [this.words.deal, offer?.line].filter(Boolean).join(' ');
    if (done) return this.words.over;
    return offer === null ? '' : `${this.words.offer}: ${offer.line}`;
  }

  private tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('svc-negotiation')) customElements.define('svc-negotiation', SvcNegotiation);
