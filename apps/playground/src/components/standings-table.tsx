import { useWords } from '../words/words.js';
import { ScrollBox } from './scroll-box.js';

export interface Standing {
  readonly name: string;
  /** Mean utilities, 0..1: of all games, and against each opponent. */
  readonly all: number;
  readonly naive: number;
  readonly hardball: number;
  readonly conceder: number;
  /** The share of games without gain, 0..1. */
  readonly at_or_below_batna: number;
}

const MEANS = ['all', 'naive', 'hardball', 'conceder'] as const;

/** A player by the name that the page has for it; else by the one under which it is listed. */
function nameOf({ name }: Standing, names: Readonly<Record<string, string>>): string {
  const [kind = ''] = name.startsWith('the engine') ? ['engine'] : name.split(':');
  return names[kind] ?? name;
}

/** How reference players do. */
export function StandingsTable({ players }: { readonly players: readonly Standing[] }) {
  const { arena: words } = useWords();
  return (
    <ScrollBox label={words.standings}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {MEANS.map((mean) => (
              <th key={mean} scope="col" class="number">
                {words.players[mean]}
              </th>
            ))}
            <th scope="col" class="number">
              {words.noGain}
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.name}>
              <th scope="row">
                {nameOf(player, words.players)
                  .split(/(?<=\/)/)
                  .map((part, index) => [index > 0 && <wbr key={index} />, part])}
              </th>
              {MEANS.map((mean) => (
                <td key={mean} class="number">
                  {player[mean].toFixed(3)}
                </td>
              ))}
              <td class="number">{(100 * player.at_or_below_batna).toFixed(1)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
