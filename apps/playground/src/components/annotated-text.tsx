import type { ComponentChildren } from 'preact';
import type { Annotated } from '../annotations.js';
import { MarkedText } from './marked-text.js';

/** A text by its sentences, each with what is said about it below. */
export function AnnotatedText({ sentences }: { readonly sentences: readonly Annotated<ComponentChildren>[] }) {
  return (
    <div>
      {sentences.map(({ text, marks, pinned }, index) => (
        <div key={index} class="sentence">
          <MarkedText text={text.trimEnd()} marks={marks} />
          {pinned.length > 0 && <div class="pinned stack tight">{pinned}</div>}
        </div>
      ))}
    </div>
  );
}
