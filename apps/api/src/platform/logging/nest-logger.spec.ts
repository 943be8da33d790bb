import { describe, expect, it } from '@jest/globals';
import { makeLogger } from './logger.js';
import { nestLogger } from './nest-logger.js';

describe('what the framework reports as an error', () => {
  const logged = (from: string): string => {
    let text = '';
    const logger = makeLogger({ logLevel: 'info' }, { write: (line: string) => void (text += line) });
    nestLogger(logger).error(new Error('the port is taken'), from);
    return text;
  };

  it('stands in the log', () => {
    expect(logged('RoutesResolver')).toContain('the port is taken');
  });

  it.each(['ExceptionHandler', 'NestApplication'])(
    'is left out where it is the failure of a start, which is told once: %s',
    (from) => {
      expect(logged(from)).toBe('');
    },
  );
});
