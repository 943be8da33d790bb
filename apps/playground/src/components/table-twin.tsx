import { useWords } from '../words/words.js';
import { ScrollBox } from './scroll-box.js';

export interface TableTwinProps {
  readonly columns: readonly string[];
  /** The first of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** What a chart shows, as a table. */
export function TableTwin({ columns, rows }: TableTwinProps) {
  const { asTable } = useWords();
  return (
    <details>
      <summary class="small">{asTable}</summary>
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
            {rows.map(([name, ...values], index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={at} class="number">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
