export { compileBeside, compileReport, ownReading } from './compile-report.js';
export type { ReportOptions } from './compile-report.js';
export type { LineAnswer, LineChoice, ReadBackLine, ReadBackPolicy } from './line.js';
