import type { JSONRPCErrorResponse, JSONRPCResultResponse } from '@modelcontextprotocol/server';

/**
 * The JSON of an answer. Structured content is not serialised a second time: its text stands in the result’s only block (`toolAnswer`).
 */
export function writeMessage(message: JSONRPCResultResponse | JSONRPCErrorResponse): string {
  if (!('result' in message)) return JSON.stringify(message);
  const { result, ...envelope } = message;
  const { structuredContent, ...rest } = result;
  const [block] = (rest['content'] ?? []) as { text: string }[];
  if (structuredContent === undefined || block === undefined) return JSON.stringify(message);
  return `{"result":${JSON.stringify(rest).slice(0, -1)},"structuredContent":${block.text}},${JSON.stringify(envelope).slice(1)}`;
}
