import { fill, useWords } from '../words/words.js';

/** Says that an address names no page, above the page that is shown in its place. */
export function NoSuchPage({ name }: { name: string }) {
  const words = useWords();
  return (
    <p class="notice warning" role="status">
      {fill(words.noSuchPage, { name })}
    </p>
  );
}
