/** The directory that the pages were served from: the service may stand below a path. */
export const baseUrl = (): string => new URL('.', document.baseURI).href.replace(/\/$/, '');
