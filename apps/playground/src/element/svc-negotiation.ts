import type { Receipt } from '../service/service.js';
import { receiptOf, verdictOf } from './element-receipt.js';
import { ELEMENT_STYLE } from './element-style.js';
import { wordsFor, type ElementWords } from './element-words.js';
import { build, buildPanel, type Panel } from './panel.js';
import { askShop, type ShopAnswer } from './shop-endpoint.js';

/**
 * The buyer’s side of a negotiation on a shop’s page. It speaks to the address in `endpoint` alone: the shop’s own,
 * which keeps policy, key and state. With `keys`, the address where the service publishes its keys, it also checks the
 * receipt of a deal. `lang`, `heading` and `theme` (`light`, `dark`; else that of the page) are optional. A deal is
 * told by the event `svc-deal`, whose detail is the receipt; every answer by `svc-reply`.
 * @example <svc-negotiation endpoint="/negotiate"></svc-negotiation>
 */
export class SvcNegotiation extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  private panel: Panel | null = null;
  private words: ElementWords = wordsFor('en');
  private conversation: string | null = null;
  private busy = false;
  /** The message that the shop did not answer. */
  private unanswered = '';

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
    panel.retry.addEventListener('click', () => void this.say(this.unanswered));
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
      this.unanswered = text;
      panel.status.className = 'fault';
      this.wait(false, words.fault);
      panel.retry.hidden = false;
      // What a button said for the buyer can be seen, and changed.
      panel.input.value ||= text;
    }
  }

  private wait(busy: boolean, status: string): void {
    const { panel } = this;
    if (panel === null) return;
    this.busy = busy;
    if (busy) panel.status.className = '';
    if (busy) panel.retry.hidden = true;
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
    panel.offers.replaceChildren(...this.choicesOf(answer));
    this.wait(false, this.standing(answer));
    panel.status.className = answer.kind === 'deal' ? 'deal' : '';
    panel.form.hidden = answer.done;
    if (answer.done) panel.log.focus();
    else panel.input.focus();
    this.tell('svc-reply', answer);
    if (answer.kind !== 'deal') return;
    this.tell('svc-deal', answer.receipt ?? null);
    if (answer.receipt !== undefined) void this.showReceipt(panel, answer.receipt as Receipt);
  }

  /** The receipt, and whether it holds where the keys of the service can be read. */
  private async showReceipt({ deal }: Panel, receipt: Receipt): Promise<void> {
    const { verdict: words } = this.words;
    const keys = this.getAttribute('keys');
    const shown = receiptOf(receipt, this.words, this.lang || document.documentElement.lang || 'en');
    if (keys === null) return deal.replaceChildren(shown);
    const verdict = build('p', { part: 'verdict' }, words.checking);
    deal.replaceChildren(verdict, shown);
    const valid = await verdictOf(receipt, keys);
    verdict.textContent = valid === null ? words.unchecked : valid ? words.holds : words.fails;
    verdict.className = valid === false ? 'fault' : '';
  }

  /** What can be taken with one press: a menu’s choices by their names, else the one offer by a yes. */
  private choicesOf({ done, menu, offer, kind }: ShopAnswer): HTMLElement[] {
    if (done) return [];
    if (menu.length > 0) return menu.map(({ option, line }) => this.buttonFor('option', `${option} ${line}`, option));
    if (offer === null || kind !== 'offer') return [];
    return [this.buttonFor('accept', this.words.accept, this.words.yes)];
  }

  private buttonFor(part: string, label: string, says: string): HTMLElement {
    const button = build('button', { part, class: part, type: 'button' }, label.trim());
    button.addEventListener('click', () => void this.say(says));
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
