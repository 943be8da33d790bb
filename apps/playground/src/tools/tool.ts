import { readFigure, readFigures } from '../read-figures.js';

/** Words in both languages of the pages. */
export interface Label {
  readonly en: string;
  readonly zh: string;
}

/** One bar of a picture. */
export interface Bar {
  readonly label: Label;
  readonly value: number;
  /** Whether it is the answer, and not what it is compared with. */
  readonly chosen: boolean;
}

/** A point of a plot: x, then y. */
export type Point = readonly [number, number];

/** What is drawn alike in a plot. */
export interface Series {
  readonly label: Label;
  readonly look: 'accent' | 'plain' | 'faint';
  readonly as: 'line' | 'steps' | 'dots' | 'ring';
  readonly points: readonly Point[];
}

/** Lines and dots over two axes, with levels of either. */
export interface Plot {
  readonly kind: 'plot';
  readonly x: Label;
  readonly y: Label;
  readonly series: readonly Series[];
  readonly levels: readonly { readonly axis: 'x' | 'y'; readonly at: number; readonly label: Label }[];
}

/** What a tool's answer looks like. */
export type Picture =
  | Plot
  | { readonly kind: 'bars'; readonly bars: readonly Bar[] }
  | {
      readonly kind: 'pairs';
      readonly left: readonly string[];
      readonly right: readonly string[];
      readonly pairs: readonly (readonly [string, string])[];
    };

/** A field of a tool's form: where it stands in the request, and how it is read. */
export type ToolField = { readonly path: readonly string[]; readonly label: Label } & (
  | { readonly kind: 'number' | 'numbers' | 'text' }
  | { readonly kind: 'choice'; readonly choices: readonly ToolChoice[] }
);

/** A value to choose, and the request to begin with where it is chosen. */
export interface ToolChoice {
  readonly id: string;
  readonly label: Label;
  readonly request: object;
}

/** A tool: its request to begin with, the fields of its form, and the picture of its answer. */
export interface Tool {
  readonly id: string;
  readonly path: string;
  readonly mcpTool: string;
  /** The door that lists it; `/mcp` where it is left out. */
  readonly mcpDoor?: string;
  readonly titles: Label;
  /** What the picture shows. */
  readonly caption: Label;
  readonly request: object;
  readonly fields: readonly ToolField[];
  /** The answer in a line; left out where the picture is the answer. */
  headline?(answer: never, language: keyof Label): string;
  picture(answer: never, request: never): Picture;
}

/** A figure as people read it: `figure(1234.5)` is `1,234.5`. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 4 }).format(value);

/** Values evenly spread from one to another, both included. */
export const spread = (from: number, to: number, count = 61): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** The value at a path of a request; undefined where there is none. */
export const valueAt = (request: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], request);

/** The request with another value at a path. */
export function withValue(request: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (request as Record<string, unknown>)[name];
  return { ...request, [name]: rest.length === 0 ? value : withValue((inner ?? {}) as object, rest, value) };
}

/**
 * The request with a field set. A choice brings the request that it begins with, as long as the figures are still those
 * of another choice.
 */
export function withField(request: object, field: ToolField, value: unknown): object {
  const choices = field.kind === 'choice' ? field.choices : [];
  const untouched = choices.some((choice) => JSON.stringify(choice.request) === JSON.stringify(request));
  const begin = choices.find(({ id }) => id === value)?.request;
  return untouched && begin !== undefined ? begin : withValue(request, field.path, value);
}

/** Reads what was typed into a field; null where it cannot be read. */
export function readField({ kind }: Pick<ToolField, 'kind'>, typed: string): unknown {
  if (kind === 'number') return readFigure(typed);
  return kind === 'numbers' ? readFigures(typed) : typed;
}
