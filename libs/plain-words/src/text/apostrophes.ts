/** A text of which each character knows where it stood before. */
interface PlacedText {
  text: string;
  readonly starts: number[];
  readonly ends: number[];
}

const LOST = /\b(?:do|wo|is|are|ca|does|did|has|have|was|were|would|could|should)n(?=t\b)/g;

/** Puts back the apostrophes of `dont` and `isnt`; positions still lead to the description as it was written. */
export function restoreApostrophes(tagged: PlacedText): void {
  for (const match of [...tagged.text.matchAll(LOST)].reverse()) {
    const at = match.index + match[0].length;
    const place = tagged.starts[at] ?? 0;
    tagged.text = `${tagged.text.slice(0, at)}'${tagged.text.slice(at)}`;
    tagged.starts.splice(at, 0, place);
    tagged.ends.splice(at, 0, place);
  }
}
