import { useId } from 'preact/hooks';
import { readField, type ToolField as Shape } from '../tools/tool.js';
import { fill, useWords } from '../words/words.js';
import { TypedField } from './typed-field.js';

export interface ToolFieldProps {
  readonly field: Shape;
  readonly language: 'en' | 'zh';
  readonly value: unknown;
  /** What was typed and cannot be read; undefined where the request holds what was typed. */
  readonly unread: string | undefined;
  readonly onValue: (value: unknown) => void;
  readonly onUnread: (typed: string) => void;
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** A member of a tool's request: a choice, or a line that is read. */
export function ToolField({ field, language, value, unread, onValue, onUnread }: ToolFieldProps) {
  const { tools: words } = useWords();
  const id = useId();
  const label = (
    <>
      {field.label[language]} <MemberName name={field.path.at(-1) ?? ''} />
    </>
  );
  if (field.kind === 'choice') {
    return (
      <div class="field">
        <label for={id}>{label}</label>
        <select id={id} value={shown(value)} onChange={(event) => onValue(event.currentTarget.value)}>
          {field.choices.map(({ id: choice, label: name }) => (
            <option key={choice} value={choice}>
              {name[language]}
            </option>
          ))}
        </select>
      </div>
    );
  }
  const faults = { number: words.noFigure, numbers: words.noFigures, text: '' };
  return (
    <TypedField
      label={label}
      value={unread ?? shown(value)}
      numeric={field.kind === 'number'}
      fault={
        unread === undefined ? null : fill(unread.trim() === '' ? words.empty : faults[field.kind], { typed: unread })
      }
      onLeft={(typed) => {
        const read = readField(field, typed);
        if (read === null) onUnread(typed);
        else onValue(read);
      }}
    />
  );
}

/** The name that a member has in the request; a long one may be broken behind its underscores, nowhere else. */
function MemberName({ name }: { readonly name: string }) {
  return (
    <code class="hint">{name.split(/(?<=_)/).map((part, index) => [index > 0 && <wbr key={index} />, part])}</code>
  );
}
