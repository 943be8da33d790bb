import type { OperationRecord } from '@svc/contracts';

/** The media types of a document, its own first, as they stand in `Content-Type`: those of `+json` have no charset. */
export function mediaTypes({ media, otherMedia = [] }: OperationRecord): [string, ...string[]] {
  return [withCharset(media), ...otherMedia.map(withCharset)];
}

function withCharset(media: string): string {
  return media.endsWith('+json') ? media : `${media}; charset=utf-8`;
}
