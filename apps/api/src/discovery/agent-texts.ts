import { LLMS_FULL_TEXT, LLMS_TEXT, OPERATIONS, PRICING_TEXT, type OperationRecord } from '@svc/contracts';
import { llmsFullText, llmsText, pricingText, type DiscoveryOptions } from '@svc/discovery';
import type { TextResource } from '@svc/mcp-tools';

const TEXTS: readonly { record: OperationRecord; name: string; render: typeof llmsText }[] = [
  { record: PRICING_TEXT, name: 'pricing', render: pricingText },
  { record: LLMS_TEXT, name: 'llms', render: llmsText },
  { record: LLMS_FULL_TEXT, name: 'llms-full', render: llmsFullText },
];

/** The texts for agents as the MCP doors offer them, each under the address where it is also served. */
export function agentTexts(options: DiscoveryOptions): TextResource[] {
  return TEXTS.map(({ record, name, render }) => ({
    uri: options.baseUrl + record.path,
    name,
    title: record.summary,
    description: record.description,
    mimeType: record.media,
    text: render(OPERATIONS, options),
  }));
}
