import { useState } from 'preact/hooks';
import { valueAt, withField, type Tool } from '../tools/tool.js';
import { fill, useWords } from '../words/words.js';
import { ToolField } from './tool-field.js';

export interface ToolFormProps {
  readonly tool: Tool;
  readonly request: object;
  readonly busy: boolean;
  readonly language: 'en' | 'zh';
  readonly onRequest: (request: object) => void;
  readonly onRun: () => void;
}

/** A tool's request: its plain members as fields, the whole of it as JSON. Nothing is sent while a field is unread. */
export function ToolForm({ tool, request, busy, language, onRequest, onRun }: ToolFormProps) {
  const words = useWords();
  const [fault, setFault] = useState<string | null>(null);
  const [unread, setUnread] = useState<Readonly<Record<string, string | undefined>>>({});
  const typed = (text: string) => {
    try {
      onRequest(JSON.parse(text) as object);
      setFault(null);
      setUnread({});
    } catch (reason) {
      setFault(fill(words.fault.json, { reason: (reason as Error).message }));
    }
  };
  return (
    <form
      class="stack"
      novalidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (wrong === null) onRun();
        else wrong.focus();
      }}
    >
      {tool.fields.length > 0 && (
        <div class="form-grid">
          {tool.fields.map((field) => {
            const name = field.path.join('.');
            return (
              <ToolField
                key={name}
                field={field}
                language={language}
                value={valueAt(request, field.path)}
                unread={unread[name]}
                onUnread={(text) => setUnread({ ...unread, [name]: text })}
                onValue={(value) => {
                  setUnread({ ...unread, [name]: undefined });
                  onRequest(withField(request, field, value));
                }}
              />
            );
          })}
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
