import { useWords } from '../words/words.js';

/** Ways to what is not a page. */
export function Footer() {
  const { brand, footer: words } = useWords();
  return (
    <footer class="footer">
      <div class="bar">
        <span>{brand}</span>
        <a href="guide/">{words.guide}</a>
        <a href="docs">{words.docs}</a>
        <a href="llms.txt">{words.agents}</a>
        <a href="health">{words.health}</a>
      </div>
    </footer>
  );
}
