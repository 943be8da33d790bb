import { SetMetadata } from '@nestjs/common';

/** Metadata key under which a handler's body limit stands, in bytes. */
export const BODY_LIMIT = 'svc:body-limit';

/** Gives a route another body limit than the default of 1 MiB. */
export function BodyLimit(limitBytes: number): MethodDecorator {
  return SetMetadata(BODY_LIMIT, limitBytes);
}
