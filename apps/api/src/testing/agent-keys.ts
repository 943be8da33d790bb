/** A `gt_` key of a running service, asked for as an agent does. */
export interface AgentKey {
  readonly api_key: string;
  readonly wallet: { starter_millicents: number; funded_millicents: number; total_millicents: number };
}

let last = 0;

/** What a request for a key holds; the name is one that no other test of the process has. */
export function keyRequest(members: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    agent_id: `agent-${process.pid}-${(last += 1)}`,
    contact_email: 'agent@example.com',
    intended_use_summary: 'Written by a spec.',
    ...members,
  };
}

/** Asks a service for a key. */
export async function issueKey(url: string, members: Readonly<Record<string, unknown>> = {}): Promise<AgentKey> {
  const response = await fetch(`${url}/v1/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(keyRequest(members)),
  });
  if (response.status !== 200) throw new Error(`no key: ${response.status} ${await response.text()}`);
  return (await response.json()) as AgentKey;
}

/** Calls an operation with JSON, under a key in a header, and reads its answer. */
export async function call<Body = Record<string, unknown>>(
  url: string,
  path: string,
  { body, key, headers }: { body?: unknown; key?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<{ status: number; headers: Headers; text: string; body: Body }> {
  const response = await fetch(url + path, {
    ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'x-api-key': key }),
      ...headers,
    },
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : {}) as Body };
}
