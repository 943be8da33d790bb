import type { OperationPorts } from './ports.js';

/**
 * Answers an operation from an input that fits its record's class. It throws {@link OperationFault} for what the caller
 * can mend.
 */
export type OperationAnswer = (input: never, ports: OperationPorts) => object | Promise<object>;
