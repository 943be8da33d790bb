import { useState } from 'preact/hooks';
import { useWords } from '../words/words.js';

/** Text to copy. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <figure class="code">
      <figcaption class="row">
        <span class="small soft">{label}</span>
        <button type="button" class="button quiet" onClick={() => void copy()} onBlur={() => setCopied(false)}>
          {copied ? words.copied : words.copy}
        </button>
      </figcaption>
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
