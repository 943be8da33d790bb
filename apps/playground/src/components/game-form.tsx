import { fill, useWords } from '../words/words.js';

export interface GameFormProps {
  readonly scenario: number;
  readonly scenarios: number;
  readonly role: string;
  readonly player: string;
  readonly opponent: string;
  readonly players: readonly string[];
  readonly opponents: readonly string[];
  readonly onChange: (part: { scenario?: number; role?: string; player?: string; opponent?: string }) => void;
}

/** What is played: the scenario, the side, and both players. */
export function GameForm({ players, opponents, scenarios, onChange, ...chosen }: GameFormProps) {
  const { arena: words } = useWords();
  const names: Readonly<Record<string, string>> = words.players;
  const select = (label: string, value: string, options: readonly string[], onValue: (value: string) => void) => (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? fill(words.scenarioNumber, { number: option })}
          </option>
        ))}
      </select>
    </label>
  );
  const numbers = Array.from({ length: scenarios }, (_, index) => String(index + 1));
  return (
    <div class="form-grid">
      {select(words.scenario, String(chosen.scenario), numbers, (value) => onChange({ scenario: Number(value) }))}
      {select(words.side, chosen.role, ['seller', 'buyer'], (role) => onChange({ role }))}
      {select(words.agent, chosen.player, players, (player) => onChange({ player }))}
      {select(words.opponent, chosen.opponent, opponents, (opponent) => onChange({ opponent }))}
    </div>
  );
}
