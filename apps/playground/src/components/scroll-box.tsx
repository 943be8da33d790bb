import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words/words.js';

export interface ScrollBoxProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** What may be wider than its place: it scrolls, and says so where it does. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const { sideways } = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const look = () => setCut(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(look);
    // Observed before the first paint, once it is laid out anyway: asking here would lay the page out twice.
    for (const watched of [box, ...box.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="stack tight">
      {cut && <p class="small soft sideways">{sideways}</p>}
      <div ref={ref} class="scroll" tabIndex={0} role="region" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
