import { MCP_DOORS } from '@svc/contracts';

export { SERVICE_TITLE } from '@svc/contracts';

/** The last part of its name in registries. */
export const SERVICE_NAME = MCP_DOORS.core.name;

/** What it does, in at most 100 characters: the bound of MCP registries. */
export const SERVICE_SUMMARY =
  'Negotiates prices for sellers inside rules that code enforces, and signs receipts of deals.';
