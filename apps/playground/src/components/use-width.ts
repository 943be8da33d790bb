import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * The width of an element in CSS pixels, followed as it changes; a chart is drawn at it, so that its text is never
 * scaled.
 */
export function useWidth<Shown extends HTMLElement>(first = 560) {
  const ref = useRef<Shown>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const shown = ref.current;
    if (shown === null) return;
    // Told before the first paint, once it is laid out anyway: asking here would lay the page out twice.
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
