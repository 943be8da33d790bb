import { parseArgs } from 'node:util';
import type { Door } from '@svc/contracts';

/** What the command line asks for. */
export type Command =
  | { readonly name: 'serve' | 'check'; readonly door: Door }
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'refuse'; readonly fault: string };

/** What `--help` prints. */
export const HELP = `svc-mcp: the negotiation service as a local MCP server over stdio

Usage
  svc-mcp [--door core|pro]     serve the protocol on stdin and stdout
  svc-mcp --check               print which tools are offered, and whether the service can be reached and knows the key
  svc-mcp --version
  svc-mcp --help

Options
  --door core|pro   which tools are listed (default: core)

Environment
  SVC_BASE_URL      address of the service. Unset: everything runs in this process, without a network
  SVC_ACCESS_KEY    sent to the service with model-backed calls. Unset: they are answered here by the built-in reader
  SVC_DATA_DIR      folder in which this server keeps its keys. Unset: keys are made for the process
  SVC_FRONTIER_KNOB, SVC_ASP_START_MARGIN_MAX, SVC_OUTCOME_PICKER_BAND, SVC_PEER_ASP_FLOOR, SVC_PEER_SIGNALING_ROUNDS
                    settings of the price engine, as for a service

Receipts of deals that are made in this process are signed with its own keys, not with those of a service.

As a client's configuration
  { "mcpServers": { "svc": { "command": "node", "args": ["/path/to/svc-mcp.mjs"] } } }
`;

/**
 * What these arguments ask for; anything that is not known is refused, so that a slip of the pen is not passed over.
 */
export function readCommand(args: readonly string[]): Command {
  const read = parse(args);
  if (typeof read === 'string') return { name: 'refuse', fault: read };
  if (read.help) return { name: 'help' };
  if (read.version) return { name: 'version' };
  if (read.door !== 'core' && read.door !== 'pro')
    return { name: 'refuse', fault: `--door must be core or pro, not ${JSON.stringify(read.door)}` };
  return { name: read.check ? 'check' : 'serve', door: read.door };
}

function parse(args: readonly string[]): { help: boolean; version: boolean; check: boolean; door: string } | string {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
        check: { type: 'boolean', default: false },
        door: { type: 'string', default: 'core' },
      },
    }).values;
  } catch (fault) {
    return fault instanceof Error ? (fault.message.split('. ')[0] ?? '') : 'the arguments cannot be read';
  }
}
