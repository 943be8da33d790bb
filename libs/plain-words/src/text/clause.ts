import type { NumberMention } from '@svc/language';
import type { StockCode } from './stock-codes.js';
import type { TaggedText } from './tagged-text.js';
import { originalWords } from './tagged-text.js';
import type { Language } from '../language.js';

/**
 * A piece of a sentence that says one thing or a few. Recognisers match `text`, in which each number that is
 * already explained shows as `<u…>`, and take the numbers that they explain.
 */
export class Clause {
  text: string;
  /** Whether anything was read from it. */
  understood = false;

  constructor(
    readonly tagged: TaggedText,
    readonly from: number,
    readonly to: number,
  ) {
    this.text = tagged.text.slice(from, to);
  }

  /** The language that the description is read in. */
  get language(): Language {
    return this.tagged.language;
  }

  /** The exact words of the description. */
  get quote(): string {
    return originalWords(this.tagged, this.from, this.to).replace(/[\s,;，；、。.]+$/u, '');
  }

  /** The original words of a range of `text`. */
  words(from: number, to: number): string {
    return originalWords(this.tagged, this.from + from, this.from + to);
  }

  /** The number of a tag such as `<m3>`. */
  number(tag: string): NumberMention | undefined {
    return this.tagged.numbers[Number(/\d+/.exec(tag)?.[0] ?? -1)];
  }

  /** The size of a tag's number; a minus before a discount means nothing more than the discount. */
  value(tag: string): number {
    return Math.abs(this.number(tag)?.value ?? 0);
  }

  code(tag: string): StockCode | undefined {
    return this.tagged.codes[Number(/\d+/.exec(tag)?.[0] ?? -1)];
  }

  /** Marks tags as explained. */
  take(...tags: readonly string[]): void {
    for (const tag of tags) this.text = this.text.replace(tag, tag.replace(/[a-z]/, 'u'));
    this.understood = true;
  }

  /** The tags that are not explained yet and have one of these letters. */
  left(letters: string): string[] {
    return [...this.text.matchAll(new RegExp(`<[${letters}]\\d+>`, 'g'))].map((match) => match[0]);
  }
}
