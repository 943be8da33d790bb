import { useWords } from '../words/words.js';
import { ScrollBox } from './scroll-box.js';

/** One row: what it is, what it brings, and between which bounds. */
export interface Effect {
  readonly name: string;
  readonly value: string;
  readonly between: string;
  /** What else is told of it, such as deals; left out where there is no such column. */
  readonly more?: string;
}

export interface EffectsTableProps {
  readonly columns: readonly string[];
  readonly effects: readonly Effect[];
}

/** What parts of a policy bring, each with its interval. */
export function EffectsTable({ columns, effects }: EffectsTableProps) {
  const { asTable } = useWords();
  return (
    <ScrollBox label={asTable}>
      <table class="small">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" class={index > 0 ? 'number' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {effects.map(({ name, value, between, more }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td class="number">
                {value}
                <br />
                <span class="soft">{between}</span>
              </td>
              {more !== undefined && <td class="number">{more}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
