import { useEffect, useState } from 'preact/hooks';

/** The pages, in the order of the navigation. */
export const PAGES = ['policy', 'practice', 'verify', 'tools', 'arena', 'account'] as const;
export type PageId = (typeof PAGES)[number] | 'gallery';

/** Where the visitor is: `#/verify?receipt=…`. */
export interface Route {
  readonly page: PageId;
  readonly values: URLSearchParams;
}

/** The route of an address's fragment; the first page where it names none. */
export function routeOf(fragment: string): Route {
  const [, name = '', query = ''] = /^#\/?([a-z]*)\??(.*)$/s.exec(fragment) ?? [];
  const page = [...PAGES, 'gallery' as const].find((one) => one === name) ?? 'policy';
  return { page, values: new URLSearchParams(query) };
}

/** The route of this page, followed as it changes. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const follow = () => {
      setRoute(routeOf(location.hash));
      document.getElementById('content')?.focus({ preventScroll: true });
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}

/** Goes to a page. */
export const goTo = (page: PageId): void => {
  location.hash = `#/${page}`;
};
