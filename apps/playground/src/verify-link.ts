/** A link that opens the check of a receipt; it stands in the fragment, which is never sent. */
export const linkOf = (receipt: string): string => `#/verify?${new URLSearchParams({ receipt }).toString()}`;

/** The receipt of such a link; null where there is none. */
export const receiptOfLink = (values: URLSearchParams): string | null => values.get('receipt');
