export interface ShownOffer {
  readonly option: string;
  readonly line: string;
}

/** The offers to choose from; choosing one says so to the seller. */
export function MenuCards({
  offers,
  onChoose,
}: {
  readonly offers: readonly ShownOffer[];
  readonly onChoose: ((option: string) => void) | null;
}) {
  return (
    <ul class="menu plain-list">
      {offers.map(({ option, line }) => (
        <li key={option}>
          <button
            type="button"
            class="button offer-card"
            disabled={onChoose === null}
            onClick={() => onChoose?.(option)}
          >
            {option !== '' && <strong>{option}</strong>}
            <span>{line}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
