/** A range of a tagged text, in UTF-16 units; `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}
