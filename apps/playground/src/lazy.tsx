import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is fetched when it is first shown; until then nothing stands in its place. */
export function lazy(load: () => Promise<FunctionComponent>): FunctionComponent {
  let loaded: FunctionComponent | null = null;
  return function Lazy() {
    const [Loaded, setLoaded] = useState<FunctionComponent | null>(() => loaded);
    useEffect(() => {
      let shown = true;
      if (loaded === null)
        void load().then((component) => {
          loaded = component;
          if (shown) setLoaded(() => component);
        });
      return () => {
        shown = false;
      };
    }, []);
    return Loaded === null ? null : <Loaded />;
  };
}
