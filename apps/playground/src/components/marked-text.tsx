/** A passage of a text that became something. Positions are code points. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** What it became; empty where nothing is to be written beside it. */
  readonly label: string;
  /** Whether it is asked about. */
  readonly asked: boolean;
}

interface Piece {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** What is written after it: the labels of the marks that end here. */
  readonly labels: readonly Mark[];
}

/** Cuts a text where marks begin and end; marks may overlap. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const points = [...text];
  const edges = new Set([0, points.length]);
  for (const { start, end } of marks) for (const edge of [start, end]) if (edge <= points.length) edges.add(edge);
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] ?? points.length;
    const over = marks.filter(({ start, end }) => start <= from && to <= end);
    return {
      text: points.slice(from, to).join(''),
      marks: over,
      labels: over.filter(({ end, label }) => end === to && label !== ''),
    };
  });
}

/** A passage within another is tinted: its label is about it alone. */
const classOf = ({ marks }: Piece): string =>
  [marks.some(({ asked }) => asked) && 'asked', marks.length > 1 && 'inner'].filter(Boolean).join(' ');

/** A text with each passage marked by what it became. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return (
    <p class="marked">
      {piecesOf(text, marks).map((piece, index) =>
        piece.marks.length === 0 ? (
          <span key={index}>{piece.text}</span>
        ) : (
          <span key={index}>
            <mark class={classOf(piece)}>{piece.text}</mark>
            {piece.labels.map(({ label, asked }) => (
              <small key={label} class={`became ${asked ? 'asked' : ''}`}>
                {label}
              </small>
            ))}
          </span>
        ),
      )}
    </p>
  );
}
