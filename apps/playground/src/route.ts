import { useEffect, useState } from 'preact/hooks';

/** The pages, in the order of the navigation. */
export const PAGES = ['policy', 'practice', 'desk', 'backtest', 'verify', 'tools', 'arena', 'account'] as const;
export type PageId = (typeof PAGES)[number] | 'gallery';

/** Where the visitor is: `#/verify?receipt=…`. */
export interface Route {
  readonly page: PageId;
  readonly values: URLSearchParams;
  /** What the fragment asks for where there is no such page. */
  readonly unknown?: string;
}

/** The route of an address's fragment; the first page where it names none. */
export function routeOf(fragment: string): Route {
  const [, name = '', query = ''] = /^#\/?([^?]*)\??(.*)$/s.exec(fragment) ?? [];
  const values = new URLSearchParams(query);
  const page = [...PAGES, 'gallery' as const].find((one) => one === name);
  if (page !== undefined) return { page, values };
  return { page: 'policy', values, ...(fragment.startsWith('#/') && name !== '' && { unknown: name }) };
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
