/** A tab for specs of the pages: every other host is blocked, and what went wrong is noted. */
import { openChromium } from '../chromium.mjs';

/** Chromium with what is noted of its tabs: requests to other hosts, and faults that a visitor's console would show. */
export async function openTabs(address) {
  const browser = await openChromium();
  const noted = { outside: [], faults: [] };
  let context;
  return {
    noted,
    /** Opens a tab of a width; the one before is closed, and what was noted is forgotten. */
    async openAt(width, options = {}) {
      await context?.close();
      noted.outside.length = 0;
      noted.faults.length = 0;
      context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
      const page = await context.newPage();
      page.on('pageerror', (fault) => noted.faults.push(fault.message));
      page.on('requestfailed', (request) => noted.faults.push(`${request.url()} ${request.failure()?.errorText}`));
      page.on('console', (message) => message.type() === 'error' && noted.faults.push(message.text()));
      await context.route(
        (url) => !url.href.startsWith(address),
        (route) => {
          noted.outside.push(route.request().url());
          return route.abort();
        },
      );
      return page;
    },
    close: () => browser.close(),
  };
}
