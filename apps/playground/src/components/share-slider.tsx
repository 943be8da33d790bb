export interface ShareSliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** The value as it is shown beside the slider. */
  readonly shown: string;
  readonly onValue: (value: number) => void;
}

/** A value chosen by moving a handle, shown beside it. */
export function ShareSlider({ label, value, least, most, step, shown, onValue }: ShareSliderProps) {
  return (
    <label class="field">
      <span class="slider-head">
        <span>{label}</span>
        <output>{shown}</output>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={shown}
        onInput={(event) => onValue(Number(event.currentTarget.value))}
      />
    </label>
  );
}
