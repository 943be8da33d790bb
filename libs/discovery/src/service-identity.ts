export { SERVICE_TITLE } from '@svc/contracts';

/** What it does, in at most 100 characters: the bound of MCP registries. */
export const SERVICE_SUMMARY =
  'Negotiates prices for sellers inside rules that code enforces, and signs receipts of deals.';
