import { DEFAULT_TUNABLES, MAX_TUNED_SIGNALING_ROUNDS, type Tunables } from '@svc/negotiation-math';

interface TunableVariable {
  readonly sets: keyof Tunables;
  /** The greatest value; the least is 0. */
  readonly most: number;
  readonly whole: boolean;
}

/** What an operator calls each setting of the price engine. */
const TUNABLE_VARIABLES = {
  SVC_FRONTIER_KNOB: { sets: 'frontierKnob', most: 1, whole: false },
  SVC_PEER_ASP_FLOOR: { sets: 'peerAspFloor', most: 1, whole: false },
  SVC_OUTCOME_PICKER_BAND: { sets: 'outcomePickerBand', most: 1, whole: false },
  SVC_PEER_SIGNALING_ROUNDS: { sets: 'peerSignalingRounds', most: MAX_TUNED_SIGNALING_ROUNDS, whole: true },
  SVC_ASP_START_MARGIN_MAX: { sets: 'aspStartMarginMax', most: 1, whole: false },
} as const satisfies Record<string, TunableVariable>;

/** The name of a setting of the price engine. */
export type TunableName = keyof typeof TUNABLE_VARIABLES;

/** The value of a setting that nobody has changed. */
export const usualTunable = (name: TunableName): number => DEFAULT_TUNABLES[TUNABLE_VARIABLES[name].sets];

/**
 * The value that a text gives a setting: a decimal number, or a whole one, from 0 to the setting's greatest.
 * @throws Error whose message completes "NAME …"
 * @example parseTunable('SVC_FRONTIER_KNOB', '0.9') // 0.9
 */
export function parseTunable(name: TunableName, text: string): number {
  const { most, whole } = TUNABLE_VARIABLES[name];
  const value = (whole ? /^\d{1,6}$/ : /^\d{1,6}(\.\d{1,12})?$/).test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new Error(`must be a ${whole ? 'whole number' : 'number'} from 0 to ${most}`);
  return value;
}

/**
 * The settings of the price engine that texts by name describe; an empty text counts as unset, other names are left
 * aside.
 * `faults` has a line for each text that cannot be used; its setting stays as usual.
 * @example readTunables({ SVC_PEER_SIGNALING_ROUNDS: '5' }).tunables.peerSignalingRounds // 5
 */
export function readTunables(texts: Readonly<Record<string, string | undefined>>): {
  tunables: Tunables;
  faults: string[];
} {
  const tunables: { -readonly [Member in keyof Tunables]: number } = { ...DEFAULT_TUNABLES };
  const faults: string[] = [];
  for (const [name, { sets }] of Object.entries(TUNABLE_VARIABLES) as [TunableName, TunableVariable][]) {
    const text = texts[name]?.trim() ?? '';
    if (text === '') continue;
    try {
      tunables[sets] = parseTunable(name, text);
    } catch (fault) {
      faults.push(`${name} ${(fault as Error).message}`);
    }
  }
  return { tunables, faults };
}
