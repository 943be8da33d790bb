import type Anthropic from '@anthropic-ai/sdk';

/** One thing that a model is asked: it answers by calling the tool, and by nothing else. */
export interface ModelTask<Result> {
  instructions: string;
  /** What is asked about, as data. */
  content: string;
  tool: Anthropic.Tool;
  maxTokens: number;
  timeoutMillis: number;
  /** Turns the tool's input into a result; null when it does not fit, whatever it is. */
  accept(answer: unknown): Result | null;
}

/** JSON whose strings can close no mark-up around it: what a buyer writes stays data. */
export function quoteData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
