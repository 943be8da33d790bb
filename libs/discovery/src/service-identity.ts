/** The service's name, as all documents give it. */
export const SERVICE_TITLE = 'Negotiation service';

/** The last part of its name in registries. */
export const SERVICE_NAME = 'svc';

/** What it does, in at most 100 characters: the bound of MCP registries. */
export const SERVICE_SUMMARY = 'Negotiates prices for sellers inside rules that code enforces, and signs receipts of deals.';
