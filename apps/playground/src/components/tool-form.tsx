import { useState } from 'preact/hooks';
import { readField, valueAt, withValue, type Tool, type ToolField } from '../tools/tool.js';
import { fill, useWords } from '../words/words.js';

export interface ToolFormProps {
  readonly tool: Tool;
  readonly request: object;
  readonly busy: boolean;
  readonly language: 'en' | 'zh';
  readonly onRequest: (request: object) => void;
  readonly onRun: () => void;
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** A tool's request: its plain members as fields, the whole of it as JSON. */
export function ToolForm({ tool, request, busy, language, onRequest, onRun }: ToolFormProps) {
  const words = useWords();
  const [fault, setFault] = useState<string | null>(null);
  const typed = (text: string) => {
    try {
      onRequest(JSON.parse(text) as object);
      setFault(null);
    } catch (reason) {
      setFault(fill(words.fault.json, { reason: (reason as Error).message }));
    }
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      {tool.fields.length > 0 && (
        <div class="form-grid">
          {tool.fields.map((field) => (
            <Field
              key={field.path.join('.')}
              field={field}
              label={field.label[language]}
              value={valueAt(request, field.path)}
              onValue={(value) => onRequest(withValue(request, field.path, value))}
            />
          ))}
        </div>
      )}
      <details open={tool.fields.length === 0}>
        <summary class="small">{words.tools.json}</summary>
        <label class="field">
          <span class="visually-hidden">{words.tools.json}</span>
          <textarea
            class="code"
            spellcheck={false}
            value={JSON.stringify(request, null, 2)}
            onChange={(event) => typed(event.currentTarget.value)}
          />
        </label>
      </details>
      {fault !== null && (
        <p class="notice error" role="alert">
          {fault}
        </p>
      )}
      <div class="row">
        <button class="button primary" disabled={busy}>
          {busy ? words.busy : words.tools.run}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly field: ToolField;
  readonly label: string;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

function Field({ field, label, value, onValue }: FieldProps) {
  const [wrong, setWrong] = useState(false);
  return (
    <label class="field">
      <span>
        {label} <code class="hint">{field.path.at(-1)}</code>
      </span>
      <input
        value={shown(value)}
        inputMode={field.kind === 'number' ? 'decimal' : 'text'}
        aria-invalid={wrong}
        onChange={(event) => {
          const read = readField(field, event.currentTarget.value);
          setWrong(read === null);
          if (read !== null) onValue(read);
        }}
      />
    </label>
  );
}
