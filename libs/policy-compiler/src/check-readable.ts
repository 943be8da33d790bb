import { DESCRIPTION_MARKS, readingWork } from '@svc/plain-words';
import { PolicyCompilerError } from './error.js';
import { DESCRIPTION_LENGTH } from './limits.js';

/**
 * Refuses what would take too long to read, before anything is read. The work is counted, so the same text is refused
 * everywhere.
 * @throws PolicyCompilerError `description_too_long`, `description_too_dense`
 * @example checkReadable('1,'.repeat(4000)); // throws: 8,000 figures and commas
 */
export function checkReadable(description: string): void {
  if ([...description].length > DESCRIPTION_LENGTH)
    throw new PolicyCompilerError('description_too_long', `a description has at most ${DESCRIPTION_LENGTH} characters`);
  if (readingWork(description) > DESCRIPTION_MARKS)
    throw new PolicyCompilerError(
      'description_too_dense',
      `a description has at most ${DESCRIPTION_MARKS} clauses and figures together; leave out repetitions`,
    );
}
