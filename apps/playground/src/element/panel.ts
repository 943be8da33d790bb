import type { ElementWords } from './element-words.js';

/** The pieces of the element that change. */
export interface Panel {
  readonly section: HTMLElement;
  readonly log: HTMLElement;
  readonly offers: HTMLElement;
  /** Where the receipt of a deal is shown. */
  readonly deal: HTMLElement;
  readonly retry: HTMLButtonElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly send: HTMLButtonElement;
  readonly status: HTMLElement;
}

/** An element with attributes, and texts or elements in it: texts are never read as markup. */
export function build<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...inside);
  return made;
}

/** The panel of a negotiation: a log that is read out as it grows, what can be taken, and a field for a message. */
export function buildPanel(words: ElementWords, heading: string): Panel {
  const log = build('div', { part: 'log', class: 'log', role: 'log', 'aria-label': heading, tabindex: '0' });
  const offers = build('ul', { part: 'offers', 'aria-label': words.choose });
  const input = build('input', { part: 'input', name: 'message', autocomplete: 'off', maxlength: '4000' });
  const send = build('button', { part: 'send', class: 'send' }, words.send);
  const form = build('form', { part: 'form' }, build('label', { part: 'label' }, words.message, input), send);
  const status = build('p', { part: 'status', role: 'status' });
  const retry = build('button', { part: 'retry', class: 'retry', type: 'button', hidden: '' }, words.retry);
  const deal = build('div', { part: 'deal', 'aria-live': 'polite' });
  const title = build('h2', { part: 'heading' }, heading);
  const program = build('p', { part: 'program', class: 'soft' }, words.program);
  const pieces = [title, program, log, offers, status, retry, deal, form];
  const section = build('section', { part: 'panel', 'aria-label': heading }, ...pieces);
  return { section, log, offers, deal, retry, form, input, send, status };
}
