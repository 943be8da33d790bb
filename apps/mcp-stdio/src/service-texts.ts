import { LLMS_FULL_TEXT, LLMS_TEXT, PRICING_TEXT } from '@svc/contracts';
import type { TextResource } from '@svc/mcp-tools';

/** What describes a service: it is the service's to tell, so without one there is nothing to read. */
const TEXTS = [
  [PRICING_TEXT, 'pricing'],
  [LLMS_TEXT, 'llms'],
  [LLMS_FULL_TEXT, 'llms-full'],
] as const;
const PATIENCE_MILLIS = 10_000;

/** The texts of the service as resources, each fetched when it is read. */
export function serviceTexts(baseUrl: string | null): TextResource[] {
  if (baseUrl === null) return [];
  return TEXTS.map(([{ path, summary, description, media }, name]) => {
    const uri = baseUrl + path;
    return { uri, name, title: summary, description, mimeType: media, text: () => readText(uri) };
  });
}

async function readText(uri: string): Promise<string> {
  const response = await fetch(uri, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MILLIS) });
  if (!response.ok) throw new Error(`${uri} was answered with status ${response.status}`);
  return response.text();
}
